#include "command_line/command.h"
#include "load/load_options.h"
#include "load/load_texts.h"
#include "load/option_value.h"
#include "workload/script.h"

namespace pgduel::app {

namespace {

/// "name@3" → "name" and 3; the last @ counts, as in pgbench.
ScriptChoice choiceOf(const std::string& text, bool builtin)
{
    const std::size_t at = text.rfind('@');
    ScriptChoice choice{builtin, text.substr(0, at), 1};
    if (at == std::string::npos)
        return choice;
    if (!readNumber(text.substr(at + 1), choice.weight) || choice.weight < 0)
        throw WrongUse{LoadCommand::tr("The weight behind @ is a number of 0 or more, not “%1”.")
                           .arg(QString::fromStdString(text.substr(at + 1)))};
    return choice;
}

} // namespace

ScriptChoice parseScriptFile(const std::string& text)
{
    ScriptChoice choice = choiceOf(text, false);
    if (choice.name.empty())
        throw WrongUse{LoadCommand::tr("-f needs the name of a file.")};
    return choice;
}

ScriptChoice parseBuiltin(const std::string& text)
{
    ScriptChoice choice = choiceOf(text, true);
    if (workload::findBuiltinScript(choice.name) != nullptr)
        return choice;
    QStringList fitting;
    for (const auto& script : workload::builtinScripts())
        if (script.name.rfind(choice.name, 0) == 0)
            fitting << QString::fromStdString(script.name);
    if (fitting.isEmpty())
        throw WrongUse{
            LoadCommand::tr("There is no built-in script “%1”; -b list shows those that there are.")
                .arg(QString::fromStdString(choice.name))};
    if (fitting.size() > 1)
        throw WrongUse{LoadCommand::tr("“%1” fits more than one built-in script: %2.")
                           .arg(QString::fromStdString(choice.name), fitting.join(QStringLiteral(", ")))};
    choice.name = fitting.first().toStdString();
    return choice;
}

} // namespace pgduel::app
