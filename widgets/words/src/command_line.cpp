#include "words/command_line.h"

#include <algorithm>

#include <QStringList>

namespace pgduel::words {

namespace {

QString quoted(QString argument)
{
    const auto isPlain = [](QChar c) {
        return !c.isSpace() && c != QLatin1Char('\'') && c != QLatin1Char('"');
    };
    if (!argument.isEmpty() && std::all_of(argument.cbegin(), argument.cend(), isPlain))
        return argument;
    if (!argument.contains(QLatin1Char('\'')))
        return QLatin1Char('\'') + argument + QLatin1Char('\'');
    argument.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
        .replace(QLatin1Char('"'), QLatin1String("\\\""));
    return QLatin1Char('"') + argument + QLatin1Char('"');
}

} // namespace

QString commandLine(const std::vector<std::string>& arguments)
{
    QStringList parts;
    for (const auto& argument : arguments)
        parts += quoted(QString::fromStdString(argument));
    return parts.join(QLatin1Char(' '));
}

std::vector<std::string> commandArguments(const QString& line)
{
    std::vector<std::string> arguments;
    QString argument;
    QChar quote;
    bool isOpen = false; // an argument has begun, maybe an empty one
    for (int i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        const bool escapes = quote == QLatin1Char('"') && c == QLatin1Char('\\') && i + 1 < line.size()
            && (line[i + 1] == QLatin1Char('"') || line[i + 1] == QLatin1Char('\\'));
        if (escapes) {
            argument += line[++i];
        } else if (!quote.isNull()) {
            if (c == quote)
                quote = QChar();
            else
                argument += c;
        } else if (c == QLatin1Char('\'') || c == QLatin1Char('"')) {
            quote = c;
            isOpen = true;
        } else if (!c.isSpace()) {
            argument += c;
            isOpen = true;
        } else if (isOpen) {
            arguments.push_back(argument.toStdString());
            argument.clear();
            isOpen = false;
        }
    }
    if (isOpen)
        arguments.push_back(argument.toStdString());
    return arguments;
}

} // namespace pgduel::words
