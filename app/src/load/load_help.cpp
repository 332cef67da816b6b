#include "load/load_help.h"

#include <QStringList>

#include "load/load_texts.h"
#include "load/option_table.h"
#include "load/prepared_load.h"
#include "workload/script.h"

namespace pgduel::app {

namespace {

constexpr int helpColumn = 28, helpWidth = 100;

/// "-c, --client NUM"
QString syntax(const LoadOption& option)
{
    QString text = option.letter != 0 ? QStringLiteral("  -%1, --").arg(QLatin1Char(option.letter))
                                      : QStringLiteral("      --");
    text += QLatin1String(option.name);
    return option.argument == nullptr ? text : text + QLatin1Char(' ') + QString::fromUtf8(option.argument);
}

/// Words of the text in lines, all behind the column of the option.
QStringList wrapped(const QString& text)
{
    QStringList lines{QString()};
    for (const QString& word : text.split(QLatin1Char(' '))) {
        if (!lines.last().isEmpty() && lines.last().size() + word.size() + 1 > helpWidth - helpColumn)
            lines << QString();
        lines.last() += (lines.last().isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
    return lines;
}

void addSection(QStringList& lines, const QString& title, const std::vector<LoadOption>& options)
{
    lines << QString() << title;
    for (const auto& option : options) {
        QString head = syntax(option);
        for (const QString& line : wrapped(LoadCommand::tr(option.help))) {
            if (head.size() >= helpColumn) {
                lines << head;
                head.clear();
            }
            lines << head.leftJustified(helpColumn) + line;
            head.clear();
        }
    }
}

} // namespace

QString loadHelp()
{
    QStringList lines{QStringLiteral("pgduel load [OPTION]… [DBNAME | CONNINFO]"),
        LoadCommand::tr("one load with pgbench's scripts and option letters, or with -i its tables")};
    addSection(lines, LoadCommand::tr("What runs, and how, as in pgbench:"), pgbenchRunOptions());
    addSection(lines, LoadCommand::tr("Beyond pgbench (TIME: 500ms, 10s, 2min; a number alone is seconds):"),
        ownOptions());
    addSection(lines, LoadCommand::tr("Making pgbench's tables:"), pgbenchInitOptions());
    addSection(lines, LoadCommand::tr("Both:"), commonOptions());
    lines << QString()
          << LoadCommand::tr(
                 "Exit status: 0 done; 1 refused before it began; 2 aborted while it ran; 3 stopped, "
                 "partial results printed.");
    return lines.join(QLatin1Char('\n'));
}

QString builtinScriptList()
{
    QStringList lines;
    for (const auto& script : workload::builtinScripts()) {
        const QString name = QString::fromStdString(script.name);
        lines << QStringLiteral("%1  %2").arg(name, 18).arg(
            QString::fromStdString(scriptTitle({true, script.name, 1})));
    }
    return lines.join(QLatin1Char('\n'));
}

QString builtinScriptText(const std::string& name)
{
    const std::string_view text = workload::findBuiltinScript(name)->text;
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed();
}

} // namespace pgduel::app
