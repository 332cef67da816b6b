#include "script_check.h"

#include <QCoreApplication>
#include <QStringList>

#include "shell/background.h"
#include "words/faults.h"
#include "workload/script.h"

namespace pgduel::design {

namespace {

ScriptFault placed(int script, const measure::Fault& fault)
{
    ScriptFault result{script, 0, 0, fault};
    const auto parts = QString::fromStdString(fault.where).split(QLatin1Char(':'));
    if (parts.size() >= 3) {
        result.line = parts[parts.size() - 2].toInt();
        result.column = parts.last().toInt();
    }
    return result;
}

std::vector<ScriptFault> checkAll(const std::vector<study::ScriptSpec>& scripts)
{
    std::vector<ScriptFault> faults;
    for (std::size_t i = 0; i < scripts.size(); ++i) {
        const auto text = scriptText(scripts[i]);
        if (text.empty())
            continue; // a file is read when the study is checked as a whole, an empty text is the study's
                      // mistake
        for (const auto& fault : workload::checkScript(scripts[i].name, text))
            faults.push_back(placed(static_cast<int>(i), fault));
    }
    return faults;
}

} // namespace

std::string scriptText(const study::ScriptSpec& script)
{
    if (script.builtin.empty())
        return script.sql;
    const auto* found = workload::findBuiltinScript(script.builtin);
    return found ? std::string(found->text) : std::string();
}

ScriptCheck::ScriptCheck(shell::StudyDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
    pause_.setSingleShot(true);
    pause_.setInterval(250);
    connect(&pause_, &QTimer::timeout, this, &ScriptCheck::check);
    connect(&document_, &shell::StudyDocument::changed, this, [this] {
        if (!isUpToDate())
            pause_.start();
    });
    check();
}

void ScriptCheck::check()
{
    const auto scripts = document_.study().scenario.scripts;
    shell::inBackground(
        this, [scripts] { return checkAll(scripts); },
        [this, scripts](std::vector<ScriptFault> faults) {
            checked_ = scripts;
            faults_ = std::move(faults);
            emit changed();
        },
        [this, scripts](const std::vector<measure::Fault>& faults) {
            checked_ = scripts;
            faults_.clear();
            for (const auto& fault : faults)
                faults_.push_back({0, 0, 0, fault});
            emit changed();
        });
}

QString scriptFaultText(const ScriptFault& fault)
{
    const auto text = words::explain(fault.fault);
    const auto all = QStringList({text.what, text.detail, text.wayOut}).join(QLatin1Char(' ')).simplified();
    if (fault.line == 0)
        return all;
    return QCoreApplication::translate("ScriptCheck", "Line %1, column %2: %3")
        .arg(fault.line)
        .arg(fault.column)
        .arg(all);
}

} // namespace pgduel::design
