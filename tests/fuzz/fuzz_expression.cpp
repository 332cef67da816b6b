// Any text as an expression: a mistake inside the text, or a value, or an error of a value.
#include <cstdint>
#include <string>

#include "language/parser.h"
#include "require.h"

using namespace pgduel::workload;

namespace {

/// Variables of every kind, given out in turn.
class AllKinds : public VariableSource {
public:
    Value value(int variable) const override
    {
        static const Value values[] = {
            std::int64_t{7}, -2.5, true, Null{}, INT64_MIN, INT64_MAX, 1e300, std::int64_t{0}, false};
        return values[static_cast<std::size_t>(variable) % std::size(values)];
    }
    void debug(const Value& value) const override { check(value); }

    static void check(const Value& value)
    {
        char text[maxValueText];
        const std::size_t length = writeText(value, text);
        REQUIRE(length > 0 && length <= maxValueText);
        const auto read = readValue(std::string_view(text, length));
        REQUIRE(read.has_value());
        if (!std::holds_alternative<double>(value)) // its 15 digits are fewer than it has
            REQUIRE(*read == value);
    }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    const AllKinds variables;
    Random random(1);
    int names = 0;
    try {
        const Expression expression = parseExpression(
            text, 0, text.size(), "\\set", [&names](std::string_view, std::size_t) { return names++; });
        AllKinds::check(evaluate(expression, variables, random));
    } catch (const LanguageError& mistake) {
        REQUIRE(mistake.position <= text.size());
    } catch (const EvaluationError& error) {
        REQUIRE(!error.fault().code.empty());
    }
    return 0;
}
