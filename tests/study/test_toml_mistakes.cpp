#include <gmock/gmock.h>

#include "fault_text.h"
#include "study/toml.h"

using namespace pgduel::study;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

/// Mistakes of `text` below a right first table: line 4 is the first of `text`.
std::vector<std::string> mistakes(const std::string& text)
{
    return faultsOf([&] { readToml("[study]\ntitle = 't'\n\n" + text, "f"); });
}

struct Case {
    const char* text;
    const char* fault;
};

void PrintTo(const Case& c, std::ostream* out)
{
    *out << c.text;
}

class TomlMistake : public testing::TestWithParam<Case> { };

} // namespace

TEST_P(TomlMistake, IsFoundAtItsPlace)
{
    EXPECT_THAT(mistakes(GetParam().text), ElementsAre(GetParam().fault)) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(Types, TomlMistake,
    testing::Values(Case{"[server]\nram = 2", "study.wrong_type at f:5:7 (server.ram, text, integer)"},
        Case{"[server]\nbindir = true", "study.wrong_type at f:5:10 (server.bindir, text, boolean)"},
        Case{"[server]\nevict_os_cache = 'yes'",
            "study.wrong_type at f:5:18 (server.evict_os_cache, boolean, text)"},
        Case{"[server]\nrestart = 'systemctl restart'",
            "study.wrong_type at f:5:11 (server.restart, text_list, text)"},
        Case{"[server]\nrestart = ['a', 1]", "study.wrong_type at f:5:17 (server.restart[2], text, integer)"},
        Case{"[server]\nsettings = []", "study.wrong_type at f:5:12 (server.settings, table, list)"},
        Case{"[server.settings]\nwork_mem = ['a']",
            "study.wrong_type at f:5:12 (server.settings.work_mem, scalar, list)"},
        Case{"[server.settings]\na.b = 2026-11-30",
            "study.wrong_type at f:5:7 (server.settings.a.b, scalar, date)"},
        Case{"[server]\nstorage = 1", "study.wrong_type at f:5:11 (server.storage, table_list, integer)"},
        Case{"[dataset]\nscale = 'big'", "study.wrong_type at f:5:9 (dataset.scale, integer, text)"},
        Case{"[dataset]\nscale = 1.5", "study.wrong_type at f:5:9 (dataset.scale, integer, number)"},
        Case{"[dataset]\nrows = 'many'", "study.wrong_type at f:5:8 (dataset.rows, number, text)"},
        Case{"[scenario]\nscript = 'x'", "study.wrong_type at f:5:10 (scenario.script, table_list, text)"},
        Case{"[scenario]\nscript = ['x']", "study.wrong_type at f:5:11 (scenario.script[1], table, text)"},
        Case{"[scenario]\nthink_time = 5",
            "study.wrong_type at f:5:14 (scenario.think_time, duration, integer)"},
        Case{"[scenario.load]\nlist = 5",
            "study.wrong_type at f:5:8 (scenario.load.list, integer_list, integer)"},
        Case{"[scenario.load]\nlist = [5, 'x']",
            "study.wrong_type at f:5:12 (scenario.load.list[2], integer, text)"},
        Case{"[plan]\nseed = 'abc'", "study.wrong_type at f:5:8 (plan.seed, integer, text)"},
        Case{"[plan]\nseed = true", "study.wrong_type at f:5:8 (plan.seed, integer, boolean)"},
        Case{"[plan]\nseed = '18446744073709551616'", "study.wrong_type at f:5:8 (plan.seed, integer, text)"},
        Case{"[plan]\nstop = 0.03", "study.wrong_type at f:5:8 (plan.stop, text, number)"},
        Case{"[analysis]\npairs = ['a']", "study.wrong_type at f:5:10 (analysis.pairs[1], pair_list, text)"},
        Case{"[analysis]\npairs = [['a', 'b'], ['a']]",
            "study.wrong_type at f:5:22 (analysis.pairs[2], pair_list, list)"},
        Case{"[analysis]\nmetrics = 'speed'",
            "study.wrong_type at f:5:11 (analysis.metrics, text_list, text)"},
        Case{"[[factor]]\nname = 'x'\nsetting = 'jit'\nlevels = 'on'",
            "study.wrong_type at f:7:10 (factor[1].levels, list, text)"},
        Case{"[[factor]]\nname = 'x'\nsetting = 'jit'\nlevels = [['on']]",
            "study.wrong_type at f:7:11 (factor[1].levels[1], scalar, list)"},
        Case{"[[factor]]\nname = 'x'\nsetting = 1\nlevels = []",
            "study.wrong_type at f:6:11 (factor[1].setting, text, integer)"},
        Case{"[factor]\nname = 'x'", "study.wrong_type at f:4:1 (factor, table_list, table)"}));

INSTANTIATE_TEST_SUITE_P(Values, TomlMistake,
    testing::Values(Case{"[server]\nkind = 'remote'",
                        "study.not_allowed at f:5:8 (server.kind, remote, private, existing, observe)"},
        Case{"[server]\nram = '2 gigs'", "study.bad_size at f:5:7 (server.ram, 2 gigs)"},
        Case{"[server]\nram = '0 GB'", "study.bad_size at f:5:7 (server.ram, 0 GB)"},
        Case{"[dataset]\nkind = 'tpcc'",
            "study.not_allowed at f:5:8 (dataset.kind, tpcc, pgbench, many-tables, wide-table, model-sync, "
            "script, none)"},
        Case{"[dataset]\nreset = 'copy'",
            "study.not_allowed at f:5:9 (dataset.reset, copy, template, directory, script, none)"},
        Case{"[dataset]\nscale = 0", "study.out_of_range at f:5:9 (dataset.scale, 0, 1, 1000000)"},
        Case{"[dataset]\nrows = -1", "study.out_of_range at f:5:8 (dataset.rows, -1, 0, 1000000000000)"},
        Case{"[dataset]\nrows = nan", "study.out_of_range at f:5:8 (dataset.rows, nan, 0, 1000000000000)"},
        Case{"[scenario]\nkind = 'load'",
            "study.not_allowed at f:5:8 (scenario.kind, load, sessions, fixed-work, statement, until, "
            "command)"},
        Case{"[scenario]\nprotocol = 'binary'",
            "study.not_allowed at f:5:12 (scenario.protocol, binary, simple, extended, prepared)"},
        Case{"[scenario]\nweights = 'rows'",
            "study.not_allowed at f:5:11 (scenario.weights, rows, transactions, sessions)"},
        Case{"[scenario]\nround_trips = 'x'",
            "study.not_allowed at f:5:15 (scenario.round_trips, x, statement, pipelined)"},
        Case{"[scenario]\non_error = 5", "study.wrong_type at f:5:12 (scenario.on_error, text, integer)"},
        Case{"[scenario]\nthink_time = '100us'",
            "study.out_of_range at f:5:14 (scenario.think_time, 100us, 1ms, )"},
        Case{"[scenario]\nthink_time = '-5ms'",
            "study.out_of_range at f:5:14 (scenario.think_time, -5ms, 0s, )"},
        Case{"[scenario]\nthink_time = '5 ticks'",
            "study.bad_duration at f:5:14 (scenario.think_time, 5 ticks)"},
        Case{"[scenario]\nmax_tries = -1",
            "study.out_of_range at f:5:13 (scenario.max_tries, -1, 0, 1000000)"},
        Case{"[scenario.load]\npreset = 'steps'",
            "study.not_allowed at f:5:10 (scenario.load.preset, steps, constant, list, geometric, ramp, "
            "rate, pg_hazel, pg_expecto)"},
        Case{"[scenario.load]\nsessions = 0",
            "study.out_of_range at f:5:12 (scenario.load.sessions, 0, 1, 10000)"},
        Case{"[scenario.load]\nlist = [5, 2000000]",
            "study.out_of_range at f:5:12 (scenario.load.list[2], 2000000, 1, 1000000)"},
        Case{"[scenario.load]\nsteps = 5000000000",
            "study.out_of_range at f:5:9 (scenario.load.steps, 5000000000, 1, 1000)"},
        Case{"[scenario.load]\nstep_duration = '60'",
            "study.bad_duration at f:5:17 (scenario.load.step_duration, 60)"},
        Case{"[scenario.load]\nrate = -0.5",
            "study.out_of_range at f:5:8 (scenario.load.rate, -0.5, 0, 1000000000)"},
        Case{"[[scenario.script]]\nname = 'x'\nsql = ''\nweight = -1",
            "study.out_of_range at f:7:10 (scenario.script[1].weight, -1, 0, 1000000000)"},
        Case{"[plan]\norder = 'latin'",
            "study.not_allowed at f:5:9 (plan.order, latin, sequential, blocks, abba, random)"},
        Case{"[plan]\nreplicates = 0", "study.out_of_range at f:5:14 (plan.replicates, 0, 1, 1000)"},
        Case{"[plan]\nseed = -1", "study.out_of_range at f:5:8 (plan.seed, -1, 0, 9223372036854775807)"},
        Case{"[plan]\nstop = 'soon'", "study.bad_percent at f:5:8 (plan.stop, soon)"},
        Case{"[plan]\nbudget = '-1h'", "study.out_of_range at f:5:10 (plan.budget, -1h, 0s, )"},
        Case{"[telemetry]\nwait_source = 'perf'",
            "study.not_allowed at f:5:15 (telemetry.wait_source, perf, auto, sampled, pg_wait_sampling)"},
        Case{"[telemetry]\nwait_rate = 1000",
            "study.out_of_range at f:5:13 (telemetry.wait_rate, 1000, 0.1, 100)"},
        Case{"[analysis]\nsmallest_effect = '-3 %'",
            "study.out_of_range at f:5:19 (analysis.smallest_effect, -3 %, 0 %, 1000 %)"},
        Case{
            "[analysis]\nsmallest_effect = '3'", "study.bad_percent at f:5:19 (analysis.smallest_effect, 3)"},
        Case{"[analysis]\nconfidence = 95",
            "study.out_of_range at f:5:14 (analysis.confidence, 95, 0.5, 0.9999)"},
        Case{"[[factor]]\nname = 'x'\nbindir = false\nlevels = []",
            "study.not_allowed at f:6:10 (factor[1].bindir, false, true)"}));

INSTANTIATE_TEST_SUITE_P(Keys, TomlMistake,
    testing::Values(Case{"[servers]\nkind = 'private'",
                        "study.unknown_key at f:4:2 (servers, study, server, dataset, scenario, factor, "
                        "experiment, plan, telemetry, analysis)"},
        Case{"[plan]\nreplicas = 3",
            "study.unknown_key at f:5:1 (plan.replicas, replicates, order, seed, a_a, stop, budget, "
            "cool_down)"},
        Case{"[scenario.load]\n  duration = '5s'",
            "study.unknown_key at f:5:3 (scenario.load.duration, preset, sessions, from, to, steps, list, "
            "rate, step_duration, warm_up, discard)"},
        Case{"[analysis]\nbase = 'a'",
            "study.unknown_key at f:5:1 (analysis.base, baseline, pairs, metrics, smallest_effect, "
            "confidence)"},
        Case{"[telemetry]\ninterval = 1",
            "study.unknown_key at f:5:1 (telemetry.interval, wait_source, wait_rate, tables, processes, "
            "container, statements)"},
        Case{"[[scenario.script]]\nname = 'x'\nsql = 'SELECT 1'\nwieght = 3",
            "study.unknown_key at f:7:1 (scenario.script[1].wieght, name, weight, sql, file, builtin, "
            "group)"},
        Case{"[[scenario.group]]\nname = 'x'\nclients = 3",
            "study.unknown_key at f:6:1 (scenario.group[1].clients, name, conninfo, think_time, sessions, "
            "share)"},
        Case{"[[scenario.group]]\nsessions = 3", "study.missing_key at f:4:1 (scenario.group[1].name)"},
        Case{"[[scenario.script]]\nname = 'x'",
            "study.exactly_one at f:4:1 (scenario.script[1], sql, file, builtin, )"},
        Case{"[[scenario.script]]\nname = 'x'\nsql = 'a'\nbuiltin = 'b'",
            "study.exactly_one at f:4:1 (scenario.script[1], sql, file, builtin, sql, builtin)"},
        Case{"[[factor]]\nname = 'x'\nlevels = [1]",
            "study.exactly_one at f:4:1 (factor[1], setting, storage, dataset, scenario, bindir, label, )"},
        Case{"[[factor]]\nname = 'x'\nsetting = 'a'\nlabel = true\nlevels = [1]",
            "study.exactly_one at f:4:1 (factor[1], setting, storage, dataset, scenario, bindir, label, "
            "setting, label)"},
        Case{"[[factor]]\nname = 'x'\nsetting = 'a'", "study.missing_key at f:4:1 (factor[1].levels)"},
        Case{"[[factor]]\nname = 'x'\nstorage = { tables = ['t'] }\nlevels = []",
            "study.missing_key at f:6:11 (factor[1].storage.parameter)"},
        Case{"[[experiment]]\nsettings = {}", "study.missing_key at f:4:1 (experiment[1].name)"},
        Case{"[[experiment]]\nname = 'x'\nlevels = []",
            "study.unknown_key at f:6:1 (experiment[1].levels, name, settings, storage, dataset, scenario, "
            "bindir, conninfo)"},
        Case{"[[server.storage]]\ntables = ['t']\nparameter = 'fillfactor'",
            "study.missing_key at f:4:1 (server.storage[1].value)"}));

TEST(TomlMistakes, AllAreToldTogetherInTheOrderOfTheTable)
{
    const auto found =
        mistakes("[plan]\nreplicates = 0\norder = 'x'\nfoo = 1\n[server]\nram = 'x'\nbar = 2\n");
    ASSERT_EQ(found.size(), 5U);
    EXPECT_THAT(found[0], HasSubstr("f:9:7 (server.ram"));
    EXPECT_THAT(found[1], HasSubstr("f:10:1 (server.bar"));
    EXPECT_THAT(found[2], HasSubstr("f:5:14 (plan.replicates"));
    EXPECT_THAT(found[3], HasSubstr("f:6:9 (plan.order"));
    EXPECT_THAT(found[4], HasSubstr("f:7:1 (plan.foo"));
}

TEST(TomlMistakes, ATitleIsNeeded)
{
    EXPECT_THAT(faultsOf([] { readToml("", "f"); }), ElementsAre(HasSubstr("study.missing_key at f:")));
    EXPECT_THAT(
        faultsOf([] { readToml("[server]\nkind='private'", "f"); }), ElementsAre(HasSubstr("(study)")));
    EXPECT_THAT(faultsOf([] { readToml("[study]\nquestion = ''", "f"); }),
        ElementsAre("study.missing_key at f:1:1 (study.title)"));
}

TEST(TomlMistakes, SyntaxErrorsNameTheirPlace)
{
    EXPECT_THAT(mistakes("[server\nkind = 'private'"), ElementsAre(HasSubstr("study.toml_syntax at f:4:8")));
    EXPECT_THAT(mistakes("[plan]\nseed = 1\nseed = 2"), ElementsAre(HasSubstr("study.toml_syntax at f:6:")));
    EXPECT_THAT(mistakes("[plan]\nseed = "), ElementsAre(HasSubstr("study.toml_syntax at f:5:")));
    EXPECT_THAT(mistakes("a = '''never closed"), ElementsAre(HasSubstr("study.toml_syntax at f:4:")));
    EXPECT_THAT(mistakes("a = \"\xff\""), ElementsAre(HasSubstr("study.toml_syntax at f:4:")));
    try {
        readToml("x = ", "f");
        FAIL();
    } catch (const StudyError& error) {
        EXPECT_FALSE(error.fault().detail.empty());
    }
}

TEST(TomlMistakes, NoTextMakesItCrash)
{
    const std::string good = "[study]\ntitle='t'\n[[factor]]\nname='x'\nsetting='jit'\nlevels=[1,'on']\n["
                             "scenario.load]\nlist=[1]\n";
    for (std::size_t i = 0; i < good.size(); ++i) {
        for (const char* put : {"", "[", "'", "=", "\n", "{", "1", "\x01"}) {
            std::string text = good;
            text.replace(i, 1, put);
            try {
                readToml(text, "f");
            } catch (const StudyError& error) {
                ASSERT_THAT(error.faults(), testing::Not(IsEmpty()));
                ASSERT_THAT(error.fault().where, HasSubstr("f:"));
            }
        }
    }
}
