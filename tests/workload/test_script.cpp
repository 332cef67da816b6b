#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "script_text.h"
#include "workload/driver.h"
#include "workload/faults.h"

using namespace pgduel;
using namespace pgduel::workload;
using namespace pgduel::workload::test;

namespace {

TEST(Script, thatIsWrongDoesNotCompile)
{
    try {
        Script::compile("wrong", "\\set x )", 1);
        FAIL();
    } catch (const WorkloadError& error) {
        EXPECT_EQ(error.fault().code, fault::syntaxError);
        EXPECT_EQ(error.fault().where, "wrong:1:8");
        EXPECT_EQ(error.fault().args, std::vector<std::string>{")"});
    }
}

TEST(Script, keepsNameAndWeight)
{
    const Script script = Script::compile("mine", "SELECT 1", 2.5);
    EXPECT_EQ(script.name(), "mine");
    EXPECT_EQ(script.weight(), 2.5);
    for (const double weight : {-1.0, std::numeric_limits<double>::infinity(), std::nan("")})
        EXPECT_THROW(Script::compile("s", "SELECT 1", weight), WorkloadError) << weight;
}

TEST(Script, tellsWhatItNeedsOfADriver)
{
    const auto program = [](const char* text) { return Script::compile("s", text, 1).program(); };
    EXPECT_FALSE(program("SELECT 1").usesPipeline);
    EXPECT_TRUE(program("\\startpipeline\nSELECT 1;\n\\endpipeline").usesPipeline);
    EXPECT_FALSE(program("SELECT 1").usesShell);
    EXPECT_TRUE(program("\\shell true").usesShell);
    EXPECT_TRUE(program("\\setshell x echo 1").usesShell);
    EXPECT_FALSE(program("SELECT 1;\nUPDATE t SET a = 1").changesSchema);
    EXPECT_TRUE(program("SELECT 1;\n/* c */ create TABLE t ();").changesSchema);
}

TEST(Script, tellsAllThatNoLoadOfItsKindCanDo)
{
    using study::Protocol;
    using study::RoundTrips;
    const Script script = Script::compile(
        "s", "COPY t FROM STDIN;\n\\startpipeline\nSELECT 1;\n\\endpipeline\nSELECT 1 \\gset\nSELECT 2;", 1);
    const auto found = [&script](Protocol protocol, RoundTrips roundTrips) {
        std::vector<std::string> places;
        for (const auto& fault : impossibleCommands(script, protocol, roundTrips))
            places.push_back(fault.code + ' ' + fault.where);
        return places;
    };
    const std::string copy = std::string(fault::copyUnsupported) + " s:1:1";
    EXPECT_EQ(found(Protocol::Prepared, RoundTrips::Statement), (std::vector<std::string>{copy}));
    EXPECT_EQ(found(Protocol::Simple, RoundTrips::Statement),
        (std::vector<std::string>{copy, std::string(fault::pipelineNeedsExtended) + " s:2:1",
            std::string(fault::pipelineNeedsExtended) + " s:4:1"}));
    const std::string apart = fault::notInOnePipeline;
    EXPECT_EQ(found(Protocol::Extended, RoundTrips::Pipelined),
        (std::vector<std::string>{copy, apart + " s:2:1", apart + " s:4:1", apart + " s:5:1"}));
}

TEST(Script, knowsWhatMaySetAVariable)
{
    const Script script = Script::compile("s", "SELECT 1 AS a \\gset p_\nSELECT :p_a, :other;", 1);
    EXPECT_TRUE(script.program().mayCapture("p_a"));
    EXPECT_FALSE(script.program().mayCapture("other"));
    const auto faults = unsetVariables({script});
    ASSERT_EQ(faults.size(), 1u);
    EXPECT_EQ(faults.front().where, "s:2:14");
    EXPECT_EQ(faults.front().args, std::vector<std::string>{"other"});
    EXPECT_TRUE(unsetVariables({script}, {"other"}).empty());
    EXPECT_TRUE(unsetVariables({script, Script::compile("t", "\\setshell other echo 1", 1)}).empty());
    EXPECT_TRUE(
        unsetVariables({Script::compile("u", "SELECT 1 AS q \\aset\nSELECT :q, :scale;", 1)}).empty());
    EXPECT_TRUE(unsetVariables({Script::compile("v", "SELECT ':no', :no;", 1, {true})}).empty());
}

TEST(BuiltinScripts, compile)
{
    for (const BuiltinScript& script : builtinScripts())
        EXPECT_EQ(mistakes(script.text), "") << script.name;
    EXPECT_EQ(builtinScripts().size(), 7u);
    EXPECT_EQ(findBuiltinScript("no such"), nullptr);
    EXPECT_EQ(statements(findBuiltinScript("tpcb-like")->text).size(), 7u);
    EXPECT_EQ(statements(findBuiltinScript("simple-update")->text).size(), 5u);
}

} // namespace
