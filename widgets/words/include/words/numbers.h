#pragma once

#include <cstdint>

#include <QString>
#include <QStringList>

/// Numbers for people, in the language of the screen (QLocale's default, which LanguageSwitch sets). One
/// place for all of it: decimal comma, no-break spaces and U+2212 as minus in every text and chart. A value
/// that is no finite number is "–". Files and machine-readable output never use these.
namespace pgduel::words {

/// "5,412.3" / «5 412,3»; decimals are always shown.
QString number(double value, int decimals);
QString number(std::int64_t value);
/// As many decimals as a reader needs: about three significant digits ("5,412", "74.1", "0.213").
QString figure(double value);
/// A given number, not a measured one: whole ones without decimals ("400"), others as figure().
QString givenNumber(double value);
/// For ticks and narrow places: "950", "12.5k", "1.2M" / «12,5 тыс.», «1,2 млн».
QString compactNumber(double value);

/// 0.074 → "7.4 %" / «7,4 %».
QString percent(double ratio, int decimals = 1);
/// 0.074 → "+7.4 %", −0.02 → "−2.0 %"; what rounds to zero has no sign.
QString percentDifference(double ratio, int decimals = 1);

/// 1024 based, as PostgreSQL counts: "2.4 GB" / «2,4 ГБ».
QString bytes(double count);
/// "12.3 MB/s" / «12,3 МБ/с».
QString bytesPerSecond(double bytesPerSecond);

/// "250 ms", "4.2 s", "14 min 20 s", "1 h 05 min" / «14 мин 20 с».
QString duration(double seconds);
/// Position on a time axis: "0:05", "14:20", "1:02:03".
QString clockTime(double seconds);
/// "6 min 10 s left" / «осталось 6 мин 10 с».
QString timeLeft(double seconds);

/// Wall time in the reader's zone and format; µs since 1970-01-01 UTC. Empty for 0.
QString date(std::int64_t utcMicros);
QString dateTime(std::int64_t utcMicros);

/// "A, B and C" / «A, B и C».
QString list(const QStringList& items);

} // namespace pgduel::words
