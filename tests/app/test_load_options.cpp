// Options of `pgduel load`: pgbench's own syntax, refusals with a sentence, and the plan that follows.
#include <cstdlib>

#include <QTemporaryDir>
#include <QTest>

#include "command_line/command.h"
#include "load/load_help.h"
#include "load/option_table.h"
#include "load/prepared_load.h"
#include "measure/conninfo.h"
#include "workload/error.h"

using namespace pgduel;
using namespace pgduel::app;
using namespace std::chrono_literals;

namespace {

LoadOptions parsed(const QString& words)
{
    std::vector<std::string> arguments;
    for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        arguments.push_back(word.toStdString());
    return parseLoadOptions(arguments);
}

QString refusal(const QString& words)
{
    try {
        parsed(words);
    } catch (const WrongUse& wrong) {
        return wrong.message;
    }
    return {};
}

workload::OnError actionFor(const std::vector<workload::ErrorRule>& rules, const std::string& state)
{
    for (const auto& rule : rules)
        if (rule.state == state)
            return rule.action;
    throw std::runtime_error("no rule for " + state);
}

} // namespace

class TestLoadOptions : public QObject {
    Q_OBJECT

private slots:
    void pgbenchsOwnSyntax()
    {
        const auto options =
            parsed(QStringLiteral("-c8 -j2 -SM prepared --time=10 -P 1 --max-tries 3 bench -n"));
        QCOMPARE(options.clients, 8);
        QCOMPARE(options.threads, 2);
        QVERIFY(options.protocol == study::Protocol::Prepared);
        QVERIFY(options.duration == 10'000ms);
        QVERIFY(options.progress == 1'000ms);
        QCOMPARE(options.maxTries, 3);
        QVERIFY(options.noVacuum);
        QCOMPARE(options.database, std::string("bench"));
        QCOMPARE(options.scripts.size(), std::size_t{1});
        QCOMPARE(options.scripts[0].name, std::string("select-only"));
    }

    void scriptsHaveWeightsAndShortNames()
    {
        const auto options = parsed(QStringLiteral("-b tpcb@2 -b si -f a@b.sql@0.5 -N"));
        QCOMPARE(options.scripts.size(), std::size_t{4});
        QCOMPARE(options.scripts[0].name, std::string("tpcb-like"));
        QCOMPARE(options.scripts[0].weight, 2.0);
        QCOMPARE(options.scripts[1].name, std::string("simple-update"));
        QCOMPARE(options.scripts[2].name, std::string("a@b.sql"));
        QCOMPARE(options.scripts[2].weight, 0.5);
        QVERIFY(!options.scripts[2].builtin);
        QVERIFY(parsed(QStringLiteral("-b list")).task == LoadTask::ListScripts);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said"); // parts of the sentence
        const auto row = [](const char* words, const char* said) {
            QTest::newRow(words) << QString::fromUtf8(words) << QString::fromUtf8(said);
        };
        row("-t 5 -T 5", "-t -T");
        row("-i -c 2", "-c -i");
        row("-q", "-q -i");
        row("-F 50", "-F -i");
        row("-c 0", "-c 1 0");
        row("-c 1x", "-c 1x");
        row("-c", "-c value");
        row("-j 0", "-j");
        row("-T 0", "-T 0");
        row("-T 10x", "-T 10x");
        row("-t 0", "-t 0");
        row("-t 9000000000000000000", "-t 1000000000000");
        row("-R 0", "-R 0");
        row("-R nan", "-R nan");
        row("-L -1", "-L -1");
        row("-M fast", "-M simple extended prepared fast");
        row("-D x", "-D x");
        row("-D 1x=2", "-D 1x=2");
        row("-b s", "s simple-update select-only");
        row("-b nothing", "nothing list");
        row("-f a.sql@x", "x");
        row("-f a.sql@-1", "-1");
        row("--sampling-rate 0.5", "--sampling-rate -l");
        row("-l --sampling-rate 2", "--sampling-rate 2");
        row("-l --sampling-rate 0.5 --aggregate-interval 1", "--sampling-rate --aggregate-interval");
        row("--aggregate-interval 1", "--aggregate-interval -l");
        row("--log-prefix x", "--log-prefix -l");
        row("--progress-timestamp", "--progress-timestamp -P");
        row("--max-tries 0", "--max-tries -L -T");
        row("-i --partition-method hash", "--partition-method --partitions");
        row("-i --partition-method list --partitions 2", "--partition-method list range hash");
        row("-i -I dxt", "-I x dtgGvpf");
        row("-i -F 9", "-F 10 9");
        row("-i -s 0", "-s 0");
        row("--random-seed yes", "--random-seed yes");
        row("--pipelined", "--pipelined -M");
        row("--load-steps 1,2 -c 3", "--load-steps -c");
        row("--load-steps 1,,2", "--load-steps");
        row("--step-duration 5s", "--step-duration --load-steps");
        row("--warm-up 5s", "--warm-up -T");
        row("--ramp 5", "--ramp 5");
        row("--group colour=red", "--group colour=red");
        row("--group conninfo='host=a", "--group");
        row("-P 1.5 -T 3", "-P --interval");
        row("--nonsense", "--nonsense");
        row("-Z", "-Z");
        row("--json=yes", "--json");
        row("bench more", "more");
    }

    void refusals()
    {
        QFETCH(QString, words);
        QFETCH(QString, said);
        const QString sentence = refusal(words);
        QVERIFY(!sentence.isEmpty());
        for (const QString& part : said.split(QLatin1Char(' ')))
            QVERIFY2(sentence.contains(part), qPrintable(sentence + QStringLiteral(" lacks ") + part));
    }

    void everyOptionIsInTheHelpAndHasAUniqueName()
    {
        const QString help = loadHelp();
        QSet<QString> names;
        QSet<char> letters;
        for (const auto& option : allLoadOptions()) {
            QVERIFY2(help.contains(QStringLiteral("--") + QLatin1String(option.name)), option.name);
            QVERIFY2(!names.contains(QLatin1String(option.name)), option.name);
            names << QLatin1String(option.name);
            if (option.letter != 0) {
                QVERIFY2(!letters.contains(option.letter), option.name);
                letters << option.letter;
            }
        }
    }

    void withoutAnEndThereAreTenTransactionsASession()
    {
        QCOMPARE(prepareLoad(parsed(QStringLiteral("-c 2"))).plan.transactionsPerSession, std::int64_t{10});
        QCOMPARE(prepareLoad(parsed(QStringLiteral("-t 7"))).plan.transactionsPerSession, std::int64_t{7});
        QCOMPARE(prepareLoad(parsed(QStringLiteral("-T 7"))).plan.transactionsPerSession, std::int64_t{0});
        QCOMPARE(prepareLoad(parsed(QStringLiteral("--load-steps 1,2"))).plan.transactionsPerSession,
            std::int64_t{0});
    }

    void stepsOfTheLoad()
    {
        const auto steps = loadStepsOf(parsed(
            QStringLiteral("--load-steps 5,10,20 --step-duration 2s --warm-up 1s --discard 500ms -R 50")));
        QCOMPARE(steps.size(), std::size_t{4});
        QVERIFY(steps[0].warmUp && steps[0].sessions == 5 && steps[0].duration == 1s && steps[0].rate == 50);
        QVERIFY(!steps[3].warmUp && steps[3].sessions == 20 && steps[3].duration == 2s
            && steps[3].discard == 500ms);
        QCOMPARE(steps[3].index, 3);

        const auto rates = loadStepsOf(parsed(QStringLiteral("--rate-steps 100,200 -c 4 -T 10")));
        QVERIFY(
            rates.size() == 2 && rates[1].rate == 200 && rates[1].sessions == 4 && rates[1].duration == 5s);

        const auto ramp = loadStepsOf(parsed(QStringLiteral("--ramp 1:9:5")));
        std::vector<int> sessions;
        for (const auto& step : ramp)
            sessions.push_back(step.sessions);
        QVERIFY((sessions == std::vector<int>{1, 3, 5, 7, 9}));
        QVERIFY(ramp[0].duration == 10s);
    }

    void groupsOfSessions()
    {
        const auto group = parseGroup("name=reads, builtin=select-only@3, script=\"a,b.sql\", sessions=5, "
                                      "think=10ms, conninfo='host=a,b dbname=x'");
        QCOMPARE(group.name, std::string("reads"));
        QCOMPARE(group.scripts.size(), std::size_t{2});
        QCOMPARE(group.scripts[0].weight, 3.0);
        QCOMPARE(group.scripts[1].name, std::string("a,b.sql"));
        QCOMPARE(group.conninfo, std::string("host=a,b dbname=x"));
        QCOMPARE(group.sessions, 5);
        QVERIFY(group.thinkTime == 10ms);

        const auto load = prepareLoad(parsed(QStringLiteral(
            "-T 1 --group name=a,builtin=select-only,sessions=2 --group name=b,sessions=3 -S")));
        QCOMPARE(load.plan.steps[0].sessions, 5); // no -c: the sum
        QCOMPARE(load.plan.groups.size(), std::size_t{2});
        QCOMPARE(load.titles.size(), std::size_t{2});
    }

    void whatFollowsAnError()
    {
        using workload::OnError;
        const auto rules = [](const char* words) { return errorRulesOf(parsed(QString::fromUtf8(words))); };
        QVERIFY(actionFor(rules(""), "40001") == OnError::Retry);
        QVERIFY(actionFor(rules(""), "") == OnError::Abort); // as pgbench
        QVERIFY(actionFor(rules(""), "57P") == OnError::Count); // but a restart is survived
        QVERIFY(actionFor(rules("--continue-on-error"), "") == OnError::Count);
        QVERIFY(actionFor(rules("--exit-on-abort"), "") == OnError::Stop);
        const auto own = rules("--on-error 40001=count,23=count,57=stop");
        QVERIFY(actionFor(own, "40001") == OnError::Count);
        QVERIFY(actionFor(own, "57") == OnError::Stop);
        QVERIFY(actionFor(own, "40P01") == OnError::Retry);
        QVERIFY(actionFor(own, "") == OnError::Abort);
        QVERIFY(actionFor(rules("--on-error stop"), "") == OnError::Stop);
        for (const char* wrong :
            {"--on-error nonsense", "--on-error 40001=nonsense", "--on-error 400012=count"})
            QVERIFY_EXCEPTION_THROWN(rules(wrong), app::WrongUse);
    }

    void theHeadOfAStepLeavesSomethingToMeasure()
    {
        const auto steps = [](const char* words) { return loadStepsOf(parsed(QString::fromUtf8(words))); };
        QCOMPARE(steps("--discard 1s -T 6 --load-steps 1,2,3").size(), std::size_t{3});
        QVERIFY_EXCEPTION_THROWN(steps("--discard 2s -T 6 --load-steps 1,2,3"), app::WrongUse);
        QVERIFY_EXCEPTION_THROWN(steps("--discard 5s -T 2"), app::WrongUse);
    }

    void theConnectionStringOfEveryForm()
    {
        const auto conninfo = [](const char* words) {
            return measure::Conninfo::parse(conninfoOf(parsed(QString::fromUtf8(words))));
        };
        const auto plain = conninfo("-h /tmp -p 5433 -U me bench");
        QCOMPARE(plain.value("host"), std::string("/tmp"));
        QCOMPARE(plain.value("port"), std::string("5433"));
        QCOMPARE(plain.value("user"), std::string("me"));
        QCOMPARE(plain.value("dbname"), std::string("bench"));
        QCOMPARE(conninfo("-d service=x").value("service"), std::string("x"));
        const auto uri = conninfo("-h a postgresql://me@b:1,c:2/d?sslmode=require");
        QCOMPARE(uri.value("host"), std::string("b,c")); // the string goes before the options
        QCOMPARE(uri.value("port"), std::string("1,2"));
        QCOMPARE(uri.value("sslmode"), std::string("require"));
        QVERIFY(conninfo("").toString().empty());
    }

    void theScaleIsThatOfTheTablesForBuiltInScripts()
    {
        QVERIFY(prepareLoad(parsed(QStringLiteral("-S -s 7"))).plan.variables.empty());
        QTemporaryDir folder;
        const QString script = folder.filePath(QStringLiteral("a.sql"));
        QFile file(script);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("SELECT :scale;");
        file.close();
        const auto scaleFor = [&](const char* words) {
            const auto variables = prepareLoad(parsed(QString::fromUtf8(words).arg(script))).plan.variables;
            return variables.count("scale") > 0 ? variables.at("scale") : std::string("read");
        };
        QCOMPARE(scaleFor("-f %1 -s 7"), std::string("7"));
        QCOMPARE(scaleFor("-f %1"), std::string("read"));
        QCOMPARE(scaleFor("-f %1 --pgbench-compatible"), std::string("1"));
        QCOMPARE(scaleFor("-f %1 -D scale=9"), std::string("9"));
    }

    void mistakesOfAllScriptsAreFound()
    {
        QTemporaryDir folder;
        const auto write = [&](const char* name, const char* text) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("a.sql", "\\set x 1 +\nSELECT 1;");
        write("b.sql", "SELECT 1;\n\\nonsense\n");
        try {
            prepareLoad(parsed(QStringLiteral("-f %1/a.sql -f %1/b.sql").arg(folder.path())));
            QFAIL("no mistake was found");
        } catch (const ScriptMistakes& mistakes) {
            QCOMPARE(mistakes.faults.size(), std::size_t{2});
            QVERIFY(QString::fromStdString(mistakes.faults[0].where).contains(QStringLiteral("a.sql:1:")));
            QVERIFY(QString::fromStdString(mistakes.faults[1].where).contains(QStringLiteral("b.sql:2:")));
        }
        QVERIFY_EXCEPTION_THROWN(prepareLoad(parsed(QStringLiteral("-f /no/such.sql"))), measure::Failure);
        QVERIFY_EXCEPTION_THROWN(
            prepareLoad(parsed(QStringLiteral("-f ") + folder.path())), workload::WorkloadError);
    }

    void theSeedIsAsAskedFor()
    {
        qunsetenv("PGBENCH_RANDOM_SEED");
        QCOMPARE(prepareLoad(parsed(QStringLiteral("--random-seed 42"))).plan.seed, std::uint64_t{42});
        qputenv("PGBENCH_RANDOM_SEED", "43");
        QCOMPARE(prepareLoad(parsed(QString())).plan.seed, std::uint64_t{43});
        QCOMPARE(prepareLoad(parsed(QStringLiteral("--random-seed 42"))).plan.seed, std::uint64_t{42});
        qunsetenv("PGBENCH_RANDOM_SEED");
    }
};

QTEST_GUILESS_MAIN(TestLoadOptions)
#include "test_load_options.moc"
