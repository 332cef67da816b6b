#include "example_file.h"

#include <charconv>
#include <cmath>

#include "exchange/csv.h"

using namespace pgduel::exchange;

namespace {

std::string csv(const CsvStyle& style, const std::function<void(CsvWriter&)>& content)
{
    return toText([&](const Sink& sink) {
        CsvWriter writer(sink, style);
        content(writer);
    });
}

} // namespace

TEST(NumberText, IsShortPlainAndExact)
{
    const example::RussianLocale locale;
    EXPECT_EQ(numberText(0), "0");
    EXPECT_EQ(numberText(0.1), "0.1");
    EXPECT_EQ(numberText(-0.116), "-0.116");
    EXPECT_EQ(numberText(100000), "100000");
    EXPECT_EQ(numberText(1234567.25), "1234567.25");
    EXPECT_EQ(numberText(0.0001), "0.0001");
    EXPECT_EQ(numberText(1e-7), "1e-07"); // sysbench 340: printed as 0.0000
    EXPECT_EQ(numberText(1e20), "1e+20");
    for (const double value :
        {1.0 / 3, 2e-5 / 7, 1e15 / 7, 123456789.123456789, 5e-324, 1.7976931348623157e308}) {
        const std::string text = numberText(value);
        double back = 0;
        std::from_chars(text.data(), text.data() + text.size(), back);
        EXPECT_EQ(back, value) << text;
    }
}

TEST(UtcText, IsIso8601)
{
    const example::RussianLocale locale;
    EXPECT_EQ(utcText(1'796'040'000'500'000), "2026-11-30T12:00:00.500000Z");
    EXPECT_EQ(utcText(951'782'399'000'001), "2000-02-28T23:59:59.000001Z");
    EXPECT_EQ(utcText(951'782'400'000'000), "2000-02-29T00:00:00.000000Z");
    EXPECT_EQ(utcText(-1), "1969-12-31T23:59:59.999999Z");
    EXPECT_EQ(utcText(0), "");
}

TEST(CsvWriter, QuotesWhatRfc4180Says)
{
    EXPECT_EQ(csv({},
                  [](CsvWriter& w) {
                      w.row("a", "b,c", "d\"e", "f\ng", "h;i", "", "жук");
                      w.row(1, 2.5, true, std::int64_t(-3));
                  }),
        "a,\"b,c\",\"d\"\"e\",\"f\ng\",h;i,,жук\r\n1,2.5,1,-3\r\n");
}

TEST(CsvWriter, RussianStyleHasCommaSemicolonAndMark)
{
    EXPECT_EQ(csv(CsvStyle::russian(), [](CsvWriter& w) { w.row("a;b", "c,d", 1234.5, -0.25, 7, 1e-7); }),
        "\xEF\xBB\xBF\"a;b\";c,d;1234,5;-0,25;7;1e-07\r\n");
}

TEST(CsvWriter, DecimalCommaIsQuotedWhereTheCommaSeparates)
{
    EXPECT_EQ(csv({',', ',', false}, [](CsvWriter& w) { w.row(99.5, 1); }), "\"99,5\",1\r\n");
}
