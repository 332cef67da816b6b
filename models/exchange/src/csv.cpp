#include "exchange/csv.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace pgduel::exchange {

std::string numberText(double value)
{
    // Without a format, to_chars takes "1e+05" for 100000, which is shorter but not what people expect in a
    // table.
    const double size = std::fabs(value);
    const bool plain = size == 0 || (size >= 1e-5 && size < 1e15);
    char text[64];
    const auto end = plain ? std::to_chars(std::begin(text), std::end(text), value, std::chars_format::fixed)
                           : std::to_chars(std::begin(text), std::end(text), value);
    return std::string(text, end.ptr);
}

std::string utcText(std::int64_t micros)
{
    if (micros == 0)
        return {};
    using namespace std::chrono;
    const sys_time<microseconds> moment{microseconds(micros)};
    const auto day = floor<days>(moment);
    const year_month_day date{day};
    const hh_mm_ss time{moment - day};
    char text[64];
    const int size = std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%06dZ", int(date.year()),
        unsigned(date.month()), unsigned(date.day()), int(time.hours().count()), int(time.minutes().count()),
        int(time.seconds().count()), int(time.subseconds().count()));
    return std::string(text, std::size_t(size));
}

CsvWriter::CsvWriter(Sink sink, const CsvStyle& style)
    : sink_(std::move(sink))
    , style_(style)
{
    if (style_.byteOrderMark)
        sink_("\xEF\xBB\xBF");
}

CsvWriter& CsvWriter::cell(std::string_view text)
{
    if (!first_)
        line_ += style_.separator;
    first_ = false;
    const char special[] = {style_.separator, '"', '\r', '\n', '\0'};
    if (text.find_first_of(special) == std::string_view::npos) {
        line_ += text;
        return *this;
    }
    line_ += '"';
    for (const char c : text) {
        if (c == '"')
            line_ += '"';
        line_ += c;
    }
    line_ += '"';
    return *this;
}

CsvWriter& CsvWriter::cell(double value)
{
    std::string text = numberText(value);
    std::replace(text.begin(), text.end(), '.', style_.decimalMark);
    return cell(text);
}

CsvWriter& CsvWriter::cell(std::int64_t value)
{
    return cell(std::to_string(value));
}

void CsvWriter::endRow()
{
    line_ += "\r\n";
    sink_(line_);
    line_.clear();
    first_ = true;
}

} // namespace pgduel::exchange
