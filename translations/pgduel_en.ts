<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ComparisonWords</name>
    <message numerus="yes">
        <source>at %Ln session(s)</source>
        <translation>
            <numerusform>at %Ln session</numerusform>
            <numerusform>at %Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>baseline</comment>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>candidate, after &apos;against&apos;</comment>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have too few sampled waits for min, mean and max.</source>
        <translation>
            <numerusform>%Ln step has too few sampled waits for min, mean and max.</numerusform>
            <numerusform>%Ln steps have too few sampled waits for min, mean and max.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have no difference.</source>
        <translation>
            <numerusform>%Ln step has no difference.</numerusform>
            <numerusform>%Ln steps have no difference.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConclusionWords</name>
    <message numerus="yes">
        <source>%Ln load step(s)</source>
        <comment>after &apos;of&apos;</comment>
        <translation>
            <numerusform>%Ln load step</numerusform>
            <numerusform>%Ln load steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <comment>after &apos;at about&apos;</comment>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comparison(s)</source>
        <comment>after &apos;of&apos;</comment>
        <translation>
            <numerusform>%Ln comparison</numerusform>
            <numerusform>%Ln comparisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at %Ln session(s)</source>
        <translation>
            <numerusform>at %Ln session</numerusform>
            <numerusform>at %Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; about %Ln more run(s) per configuration needed.</source>
        <comment>after &apos;Not decided …&apos;</comment>
        <translation>
            <numerusform>%1; about %Ln more run per configuration needed.</numerusform>
            <numerusform>%1; about %Ln more runs per configuration needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>runs of the same combination, %Ln degree(s) of freedom</source>
        <translation>
            <numerusform>runs of the same combination, %Ln degree of freedom</numerusform>
            <numerusform>runs of the same combination, %Ln degrees of freedom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>interaction of all factors, taken for noise, %Ln degree(s) of freedom</source>
        <translation>
            <numerusform>interaction of all factors, taken for noise, %Ln degree of freedom</numerusform>
            <numerusform>interaction of all factors, taken for noise, %Ln degrees of freedom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>whole plots (runs that share a restart or a data set), %Ln degree(s) of freedom</source>
        <translation>
            <numerusform>whole plots (runs that share a restart or a data set), %Ln degree of freedom</numerusform>
            <numerusform>whole plots (runs that share a restart or a data set), %Ln degrees of freedom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>after &apos;from&apos;</comment>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s)</source>
        <comment>after &apos;over&apos;</comment>
        <translation>
            <numerusform>%Ln load step</numerusform>
            <numerusform>%Ln load steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combination(s) are in the map only: the effects need a table in which every level meets every other.</source>
        <translation>
            <numerusform>%Ln combination is in the map only: the effects need a table in which every level meets every other.</numerusform>
            <numerusform>%Ln combinations are in the map only: the effects need a table in which every level meets every other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out of the effects: the load driver was the bottleneck.</source>
        <translation>
            <numerusform>%Ln run left out of the effects: the load driver was the bottleneck.</numerusform>
            <numerusform>%Ln runs left out of the effects: the load driver was the bottleneck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out of the effects: they lack a load step or are zero there.</source>
        <translation>
            <numerusform>%Ln run left out of the effects: it lacks a load step or is zero there.</numerusform>
            <numerusform>%Ln runs left out of the effects: they lack a load step or are zero there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactorMapWords</name>
    <message numerus="yes">
        <source>Judged as one of %Ln cell(s) of this map (Holm).</source>
        <translation>
            <numerusform>Judged as one of %Ln cell of this map (Holm).</numerusform>
            <numerusform>Judged as one of %Ln cells of this map (Holm).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanPower</name>
    <message numerus="yes">
        <source>With %Ln run(s) of each experiment a difference of about %1 can be seen; with %2 about %3.</source>
        <translation>
            <numerusform>With %Ln run of each experiment a difference of about %1 can be seen; with %2 about %3.</numerusform>
            <numerusform>With %Ln runs of each experiment a difference of about %1 can be seen; with %2 about %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The budget buys %Ln run(s) of each experiment with steps of %1.</source>
        <translation>
            <numerusform>The budget buys %Ln run of each experiment with steps of %1.</numerusform>
            <numerusform>The budget buys %Ln runs of each experiment with steps of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message numerus="yes">
        <source>%1 transaction(s)</source>
        <comment>number</comment>
        <translation>
            <numerusform>%1 transaction</numerusform>
            <numerusform>%1 transactions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s) with SQLSTATE %1</source>
        <translation>
            <numerusform>%Ln error with SQLSTATE %1</numerusform>
            <numerusform>%Ln errors with SQLSTATE %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stall(s) in which no transaction ended, the longest %1</source>
        <translation>
            <numerusform>%Ln stall in which no transaction ended, of %1</numerusform>
            <numerusform>%Ln stalls in which no transaction ended, the longest %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln transaction(s) skipped, since the latency limit had passed before they began</source>
        <translation>
            <numerusform>%Ln transaction skipped, since the latency limit had passed before it began</numerusform>
            <numerusform>%Ln transactions skipped, since the latency limit had passed before they began</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s) ended after an error</source>
        <translation>
            <numerusform>%Ln session ended after an error</numerusform>
            <numerusform>%Ln sessions ended after an error</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerCommand</name>
    <message numerus="yes">
        <source>Up for %1, %2 in %Ln database(s), clock off by %3</source>
        <translation>
            <numerusform>Up for %1, %2 in %Ln database, clock off by %3</numerusform>
            <numerusform>Up for %1, %2 in %Ln databases, clock off by %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerWords</name>
    <message numerus="yes">
        <source>%Ln standby(s) connected</source>
        <translation>
            <numerusform>%Ln standby connected</numerusform>
            <numerusform>%Ln standbys connected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replication slot(s)</source>
        <translation>
            <numerusform>%Ln replication slot</numerusform>
            <numerusform>%Ln replication slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other session(s)</source>
        <translation>
            <numerusform>%Ln other session</numerusform>
            <numerusform>%Ln other sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up for %Ln day(s)</source>
        <translation>
            <numerusform>up for %Ln day</numerusform>
            <numerusform>up for %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message numerus="yes">
        <source>%1, %Ln session(s), %2</source>
        <comment>preset, duration</comment>
        <translation>
            <numerusform>%1, %Ln session, %2</numerusform>
            <numerusform>%1, %Ln sessions, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 → %3 sessions, %Ln step(s) of %4</source>
        <comment>preset, from, to, duration</comment>
        <translation>
            <numerusform>%1, %2 → %3 sessions, %Ln step of %4</numerusform>
            <numerusform>%1, %2 → %3 sessions, %Ln steps of %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replicate(s)</source>
        <translation>
            <numerusform>%Ln replicate</numerusform>
            <numerusform>%Ln replicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln experiment(s)</source>
        <translation>
            <numerusform>%Ln experiment</numerusform>
            <numerusform>%Ln experiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 transactions/s, %Ln session(s), %3 a step</source>
        <comment>preset, rates, duration</comment>
        <translation>
            <numerusform>%1: %2 transactions/s, %Ln session, %3 a step</numerusform>
            <numerusform>%1: %2 transactions/s, %Ln sessions, %3 a step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictFacts</name>
    <message numerus="yes">
        <source>%Ln load step(s)</source>
        <comment>after &apos;over&apos;</comment>
        <translation>
            <numerusform>%Ln load step</numerusform>
            <numerusform>%Ln load steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at about %Ln session(s)</source>
        <translation>
            <numerusform>at about %Ln session</numerusform>
            <numerusform>at about %Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %Ln session(s) on</source>
        <translation>
            <numerusform>from %Ln session on</numerusform>
            <numerusform>from %Ln sessions on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictRemarks</name>
    <message numerus="yes">
        <source>%Ln run(s) stopped before the end.</source>
        <translation>
            <numerusform>%Ln run stopped before the end.</numerusform>
            <numerusform>%Ln runs stopped before the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out: load steps are missing in them.</source>
        <translation>
            <numerusform>%Ln run left out: load steps are missing in it.</numerusform>
            <numerusform>%Ln runs left out: load steps are missing in them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) left out: no partner in the block.</source>
        <translation>
            <numerusform>%Ln run left out: no partner in the block.</numerusform>
            <numerusform>%Ln runs left out: no partner in the block.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) far from the others; they stay in.</source>
        <translation>
            <numerusform>%Ln run far from the others; it stays in.</numerusform>
            <numerusform>%Ln runs far from the others; they stay in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) with a shift of level inside.</source>
        <translation>
            <numerusform>%Ln run with a shift of level inside.</numerusform>
            <numerusform>%Ln runs with a shift of level inside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) in which the load driver was the bottleneck.</source>
        <translation>
            <numerusform>%Ln run in which the load driver was the bottleneck.</numerusform>
            <numerusform>%Ln runs in which the load driver was the bottleneck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) without a ratio: the baseline is zero.</source>
        <translation>
            <numerusform>%Ln load step without a ratio: the baseline is zero.</numerusform>
            <numerusform>%Ln load steps without a ratio: the baseline is zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) missing on this side.</source>
        <translation>
            <numerusform>%Ln load step missing on this side.</numerusform>
            <numerusform>%Ln load steps missing on this side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) with too few sampled waits: shown, but in no mean.</source>
        <translation>
            <numerusform>%Ln load step with too few sampled waits: shown, but in no mean.</numerusform>
            <numerusform>%Ln load steps with too few sampled waits: shown, but in no mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone this pair would be decided, but not as one of %Ln comparison(s) (Holm, %1).</source>
        <translation>
            <numerusform>Alone this pair would be decided, but not as one of %Ln comparison (Holm, %1).</numerusform>
            <numerusform>Alone this pair would be decided, but not as one of %Ln comparisons (Holm, %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) with a value of zero: no verdict without them.</source>
        <translation>
            <numerusform>%Ln run with a value of zero: no verdict without it.</numerusform>
            <numerusform>%Ln runs with a value of zero: no verdict without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln load step(s) with zeros: without a ratio, so not part of the verdict.</source>
        <translation>
            <numerusform>%Ln load step with zeros: without a ratio, so not part of the verdict.</numerusform>
            <numerusform>%Ln load steps with zeros: without a ratio, so not part of the verdict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone this pair would show more than the smallest effect, but not as one of %Ln comparison(s) (Holm, %1).</source>
        <translation>
            <numerusform>Alone this pair would show more than the smallest effect, but not as one of %Ln comparison (Holm, %1).</numerusform>
            <numerusform>Alone this pair would show more than the smallest effect, but not as one of %Ln comparisons (Holm, %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plan ended by its stop rule after %Ln block(s): interval of %1 ± %2 or narrower. Such intervals hold the truth a little less often.</source>
        <translation>
            <numerusform>The plan ended by its stop rule after %Ln block: interval of %1 ± %2 or narrower. Such intervals hold the truth a little less often.</numerusform>
            <numerusform>The plan ended by its stop rule after %Ln blocks: interval of %1 ± %2 or narrower. Such intervals hold the truth a little less often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The plan ended after %Ln block(s), its most, before the interval of %1 was ± %2 or narrower.</source>
        <translation>
            <numerusform>The plan ended after %Ln block, its most, before the interval of %1 was ± %2 or narrower.</numerusform>
            <numerusform>The plan ended after %Ln blocks, its most, before the interval of %1 was ± %2 or narrower.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message numerus="yes">
        <source>not decided: about %Ln more run(s) per configuration needed</source>
        <translation>
            <numerusform>not decided: about %Ln more run per configuration needed</numerusform>
            <numerusform>not decided: about %Ln more runs per configuration needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of runs, by block</source>
        <translation>
            <numerusform>%Ln pair of runs, by block</numerusform>
            <numerusform>%Ln pairs of runs, by block</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>baseline</comment>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <comment>candidate, after &apos;against&apos;</comment>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pgduel::compare::FactsPanel</name>
    <message numerus="yes">
        <source>%n other difference(s):</source>
        <translation>
            <numerusform>%n other difference:</numerusform>
            <numerusform>%n other differences:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pgduel::design::DesignPage::Parts</name>
    <message numerus="yes">
        <source>%n restart(s)</source>
        <translation>
            <numerusform>%n restart</numerusform>
            <numerusform>%n restarts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in this study. %1</source>
        <translation>
            <numerusform>%n mistake in this study. %1</numerusform>
            <numerusform>%n mistakes in this study. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pgduel::design::DiffersSection</name>
    <message numerus="yes">
        <source>%n pair(s) to compare</source>
        <translation>
            <numerusform>%n pair to compare</numerusform>
            <numerusform>%n pairs to compare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::RunPage</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 of %n run done</numerusform>
            <numerusform>%1 of %n runs done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pgduel::run_page::StandingBox</name>
    <message numerus="yes">
        <source>%1 of %n step(s)</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
</context>
</TS>
