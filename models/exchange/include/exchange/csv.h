#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "exchange/output.h"

namespace pgduel::exchange {

/// How a CSV file is written. The default is RFC 4180: comma, point, UTF-8, CRLF.
struct CsvStyle {
    char separator = ',';
    char decimalMark = '.';
    bool byteOrderMark = false; ///< by which Excel knows UTF-8

    /// What spreadsheets with Russian settings open by a double click.
    static CsvStyle russian() { return {';', ',', true}; }
};

/// Shortest text that reads back as the same number, with a point, whatever the locale: 0.1,
/// 1234567, 1.5e-07.
std::string numberText(double value);

/// µs since 1970-01-01 UTC → "2026-11-30T12:00:00.123456Z"; 0 (not yet) → empty.
std::string utcText(std::int64_t micros);

/// Writes rows cell by cell; cells that hold the separator, a quote or a line break are quoted.
class CsvWriter {
public:
    CsvWriter(Sink sink, const CsvStyle& style);

    CsvWriter& cell(std::string_view text);
    CsvWriter& cell(const std::string& text) { return cell(std::string_view(text)); }
    CsvWriter& cell(const char* text) { return cell(std::string_view(text)); }
    CsvWriter& cell(double value);
    CsvWriter& cell(std::int64_t value);
    CsvWriter& cell(int value) { return cell(std::int64_t(value)); }
    CsvWriter& cell(bool value) { return cell(std::int64_t(value)); } ///< 0 or 1
    template <typename... Cells> void row(const Cells&... cells)
    {
        (cell(cells), ...);
        endRow();
    }
    void endRow();

private:
    Sink sink_;
    CsvStyle style_;
    std::string line_;
    bool first_ = true;
};

} // namespace pgduel::exchange
