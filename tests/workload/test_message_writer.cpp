#include <gtest/gtest.h>

#include "driver/message_writer.h"
#include "language/value.h"
#include "script/program.h"
#include "server_messages.h"

namespace pgduel::workload::test {

namespace {

std::string int16(std::uint32_t value)
{
    return int32(value).substr(2);
}

std::string text(const std::string& value)
{
    return value + '\0';
}

std::string written(const MessageWriter& writer)
{
    return {writer.data(), writer.size()};
}

} // namespace

TEST(MessageWriter, WritesQueriesAndParses)
{
    MessageWriter writer;
    writer.query("SELECT 1");
    writer.parse("p1", "SELECT $1");
    EXPECT_EQ(written(writer),
        packet('Q', text("SELECT 1")) + packet('P', text("p1") + text("SELECT $1") + int16(0)));
    writer.clear();
    EXPECT_EQ(writer.size(), 0u);
}

TEST(MessageWriter, EndsACopyWithoutRows)
{
    MessageWriter writer;
    writer.failCopy();
    writer.sync();
    EXPECT_EQ(written(writer), packet('f', text("no data")) + packet('S', ""));
}

TEST(MessageWriter, BindsTextBinaryAndNull)
{
    LoadPlan plan;
    plan.scripts = {Script::compile("s", "\\set i 258\n\\set n NULL\n\\set t 1.5\nSELECT :i, :n, :t;", 1)};
    plan.steps = {{0, 1, false, std::chrono::seconds(1), {}}};
    Blueprint blueprint(plan);
    blueprint.setVariables({});
    Statement& statement = blueprint.statements.front();
    statement.wires = {Wire::Int4, Wire::Int4, Wire::Text};
    Execution execution(blueprint, 0);
    execution.begin(0);
    execution.next();
    Binding binding(3);
    binding.fill(statement, execution, true);

    MessageWriter writer;
    writer.bind("p0", binding, true);
    writer.execute();
    writer.sync();
    const std::string values = int32(4) + std::string("\0\0\1\2", 4) + int32(0xffffffff) + int32(3) + "1.5";
    EXPECT_EQ(written(writer),
        packet('B',
            text("") + text("p0") + int16(3) + int16(1) + int16(0) + int16(0) + int16(3) + values + int16(1)
                + int16(1))
            + packet('E', text("") + int32(0)) + packet('S', ""));
}

} // namespace pgduel::workload::test
