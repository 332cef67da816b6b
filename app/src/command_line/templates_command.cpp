#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "command_line/command.h"
#include "study/templates.h"
#include "words/study_words.h"

namespace pgduel::app {

namespace {

Exit carryOut(const Call& call)
{
    QJsonArray list;
    for (const auto& each : study::templates()) {
        const auto text = words::templateText(each.id);
        const QString id = QString::fromStdString(each.id);
        if (call.options.isSet(QStringLiteral("json"))) {
            list.append(QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("title"), text.title},
                {QStringLiteral("question"), text.question}});
            continue;
        }
        call.terminal.line(id);
        for (const QString& line : {text.question, text.description, text.needs})
            if (!line.isEmpty())
                call.terminal.line(QStringLiteral("    ") + line);
    }
    if (call.options.isSet(QStringLiteral("json")))
        call.terminal.raw(QJsonDocument(list).toJson());
    return Exit::Done;
}

} // namespace

Command templatesCommand()
{
    return {QStringLiteral("templates"), {},
        QCoreApplication::translate("TemplatesCommand", "lists the studies that come with the program"), 0, 0,
        {{QStringLiteral("json"), QCoreApplication::translate("TemplatesCommand", "the list as JSON")}},
        carryOut};
}

} // namespace pgduel::app
