#include <gmock/gmock.h>

#include "fault_text.h"
#include "study/validate.h"

using namespace pgduel::study;
using namespace std::chrono_literals;
using testing::Contains;

namespace {

struct Later {
    const char* key;
    const char* value;
    void (*use)(Study&);
};

void PrintTo(const Later& later, std::ostream* out)
{
    *out << later.key;
}

class NotYet : public testing::TestWithParam<Later> { };

} // namespace

/// Keys whose feature comes later are kept and refused, never ignored.
TEST_P(NotYet, IsRefusedByItsKeyAndKeptInTheFile)
{
    Study study;
    study.title = "t";
    study.scenario.scripts = {{"a", 1, "SELECT 1;", "", "", ""}};
    ASSERT_TRUE(validate(study).empty());
    GetParam().use(study);
    const std::string key = GetParam().key;
    EXPECT_THAT(faultTexts(validate(study)),
        Contains("study.not_yet_supported at " + key + " (" + key + ", " + GetParam().value + ")"));
    EXPECT_TRUE(readToml(writeToml(study), "f") == study);
}

INSTANTIATE_TEST_SUITE_P(Server, NotYet,
    testing::Values(Later{"server.kind", "existing", [](Study& s) { s.server.kind = ServerKind::Existing; }},
        Later{"server.kind", "observe", [](Study& s) { s.server.kind = ServerKind::Observe; }},
        Later{"server.conninfo", "", [](Study& s) { s.server.conninfo = "service=x"; }},
        Later{"server.restart", "", [](Study& s) { s.server.restart = {"true"}; }},
        Later{"server.storage", "",
            [](Study& s) {
                s.server.storage = {{{"t"}, "fillfactor", "70"}};
            }},
        Later{"server.schema", "", [](Study& s) { s.server.schema = "x"; }},
        Later{"dataset.kind", "many-tables", [](Study& s) { s.dataset.kind = DatasetKind::ManyTables; }},
        Later{"dataset.kind", "script", [](Study& s) { s.dataset.kind = DatasetKind::Script; }},
        Later{"dataset.rows", "", [](Study& s) { s.dataset.parameters["rows"] = 1; }},
        Later{"dataset.script", "", [](Study& s) { s.dataset.script = "x.sql"; }},
        Later{"dataset.reset", "template", [](Study& s) { s.dataset.reset = ResetKind::Template; }},
        Later{"dataset.reset", "none", [](Study& s) { s.dataset.reset = ResetKind::None; }}));

INSTANTIATE_TEST_SUITE_P(Scenario, NotYet,
    testing::Values(
        Later{"scenario.kind", "fixed-work", [](Study& s) { s.scenario.kind = ScenarioKind::FixedWork; }},
        Later{"scenario.work", "", [](Study& s) { s.scenario.work = 1; }},
        Later{"scenario.statement", "", [](Study& s) { s.scenario.statement = "VACUUM"; }},
        Later{"scenario.times", "", [](Study& s) { s.scenario.times = 2; }},
        Later{"scenario.condition", "", [](Study& s) { s.scenario.condition = "x"; }},
        Later{"scenario.chunk", "", [](Study& s) { s.scenario.chunk = 1; }}));

namespace {

void addFactor(Study& s, FactorTarget target)
{
    s.factors.emplace_back();
    s.factors[0].name = "f";
    s.factors[0].target = target;
    s.factors[0].levels = {"1", "2"};
}

ExperimentSpec& addExperiment(Study& s)
{
    s.experiments.emplace_back();
    s.experiments[0].name = "e";
    return s.experiments[0];
}

} // namespace

INSTANTIATE_TEST_SUITE_P(Others, NotYet,
    testing::Values(Later{"factor[1].storage", "", [](Study& s) { addFactor(s, FactorTarget::Storage); }},
        Later{"factor[1].dataset", "", [](Study& s) { addFactor(s, FactorTarget::Dataset); }},
        Later{"factor[1].scenario", "", [](Study& s) { addFactor(s, FactorTarget::Scenario); }},
        Later{"factor[1].bindir", "", [](Study& s) { addFactor(s, FactorTarget::Bindir); }},
        Later{"factor[1].label", "", [](Study& s) { addFactor(s, FactorTarget::Label); }},
        Later{"experiment[1].storage", "",
            [](Study& s) {
                addExperiment(s).storage = {{{"t"}, "fillfactor", "1"}};
            }},
        Later{"experiment[1].dataset", "",
            [](Study& s) {
                addExperiment(s).dataset = {{"scale", "1"}};
            }},
        Later{"experiment[1].scenario", "",
            [](Study& s) {
                addExperiment(s).scenario = {{"work", "1"}};
            }},
        Later{"experiment[1].bindir", "", [](Study& s) { addExperiment(s).bindir = "/x"; }},
        Later{"experiment[1].conninfo", "", [](Study& s) { addExperiment(s).conninfo = "service=x"; }},
        Later{"telemetry.wait_source", "pg_wait_sampling",
            [](Study& s) { s.telemetry.waitSource = "pg_wait_sampling"; }},
        Later{"telemetry.tables", "", [](Study& s) { s.telemetry.tables = true; }},
        Later{"telemetry.processes", "", [](Study& s) { s.telemetry.processes = true; }},
        Later{"telemetry.statements", "", [](Study& s) { s.telemetry.statements = true; }},
        Later{"telemetry.container", "", [](Study& s) { s.telemetry.container = "x"; }}));
