#include "load/password.h"

#include <map>
#include <optional>

#include "load/load_texts.h"
#include "load/silent_terminal.h"
#include "measure/conninfo.h"
#include "workload/password.h"

namespace pgduel::app {

namespace {

QString prompt(const QString& place)
{
    return place.isEmpty() ? LoadCommand::tr("Password: ") : LoadCommand::tr("Password for %1: ").arg(place);
}

} // namespace

std::string withPasswordIfWanted(const std::string& conninfo)
{
    if (!SilentTerminal::isThere() || !workload::wantsPassword(conninfo))
        return conninfo;
    auto connection = measure::Conninfo::parse(conninfo);
    const QString place = QString::fromStdString(connection.redacted());
    const auto password = SilentTerminal().ask(prompt(place).toStdString());
    if (!password)
        return conninfo;
    connection.set("password", *password);
    return connection.toString();
}

void askForPasswords(workload::LoadPlan& plan)
{
    std::map<std::string, std::string> answers;
    const auto answer = [&answers](std::string& conninfo) {
        const auto known = answers.find(conninfo);
        const std::string with = known != answers.end() ? known->second : withPasswordIfWanted(conninfo);
        answers[conninfo] = with;
        conninfo = with;
    };
    bool usesOwn = plan.groups.empty();
    for (auto& group : plan.groups) {
        usesOwn = usesOwn || group.conninfo.empty();
        if (!group.conninfo.empty())
            answer(group.conninfo);
    }
    if (usesOwn)
        answer(plan.conninfo);
}

} // namespace pgduel::app
