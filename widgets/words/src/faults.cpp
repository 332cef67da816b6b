#include "words/faults.h"

#include <unordered_map>

#include <QCoreApplication>

#include "fault_argument.h"
#include "fault_entry.h"

namespace pgduel::words {

namespace {

class Faults {
    Q_DECLARE_TR_FUNCTIONS(Faults)
};

const FaultEntry* findEntry(const std::string& code)
{
    static const std::unordered_map<std::string, FaultEntry> entries = [] {
        std::unordered_map<std::string, FaultEntry> all;
        for (const auto& room : {measureFaults(), studyFaults(), workloadFaults(), serverFaults(),
                 telemetryFaults(), storeFaults(), runFaults(), exchangeFaults(), chartFaults()})
            for (const FaultEntry& entry : room)
                all.emplace(entry.code, entry);
        return all;
    }();
    const auto found = entries.find(code);
    return found == entries.end() ? nullptr : &found->second;
}

/// All places at once: an argument that itself holds "%1" must stay as it is.
QString filled(const QString& pattern, const QStringList& arguments)
{
    QString result;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place =
            pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place < 1 || place > arguments.size()) {
            result += pattern[i];
            continue;
        }
        result += arguments[place - 1];
        ++i;
    }
    return result;
}

QStringList argumentsOf(const FaultEntry& entry, const measure::Fault& fault)
{
    const std::string kinds = entry.kinds;
    QStringList arguments;
    for (std::size_t i = 0; i < fault.args.size(); ++i)
        arguments << faultArgument(i < kinds.size() ? kinds[i] : 't', QString::fromStdString(fault.args[i]));
    return arguments;
}

} // namespace

FaultText explain(const measure::Fault& fault)
{
    const FaultEntry* entry = findEntry(fault.code);
    if (entry == nullptr)
        return {QString::fromStdString(measure::logLine(fault)), {}, {}, {}};
    const QStringList arguments = argumentsOf(*entry, fault);
    return {filled(Faults::tr(entry->what), arguments), QString::fromStdString(fault.where),
        QString::fromStdString(fault.detail).trimmed(),
        entry->wayOut == nullptr ? QString() : filled(Faults::tr(entry->wayOut), arguments)};
}

QString sentence(const measure::Fault& fault)
{
    const FaultText text = explain(fault);
    QString result = text.where.isEmpty() ? text.what : text.where + QStringLiteral(": ") + text.what;
    if (text.detail.contains(QLatin1Char('\n')))
        result +=
            QLatin1Char('\n') + text.detail + (text.wayOut.isEmpty() ? QString() : QStringLiteral("\n"));
    else if (!text.detail.isEmpty())
        result += QStringLiteral(" [%1]").arg(text.detail)
            + (text.wayOut.isEmpty() ? QString() : QStringLiteral(" "));
    else if (!text.wayOut.isEmpty())
        result += QLatin1Char(' ');
    return result + text.wayOut;
}

QStringList sentences(const std::vector<measure::Fault>& faults)
{
    QStringList result;
    for (const measure::Fault& fault : faults)
        result << sentence(fault);
    return result;
}

QString shortSentence(const measure::Fault& fault)
{
    return explain(fault).what;
}

bool isKnownFault(const std::string& code)
{
    return findEntry(code) != nullptr;
}

} // namespace pgduel::words
