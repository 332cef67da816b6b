#include "words/study_words.h"

#include <QCoreApplication>

namespace pgduel::words {

namespace {

class StudyNames {
    Q_DECLARE_TR_FUNCTIONS(StudyNames)
};

} // namespace

QString protocolName(study::Protocol protocol)
{
    switch (protocol) {
    case study::Protocol::Simple:
        return StudyNames::tr("simple");
    case study::Protocol::Extended:
        return StudyNames::tr("extended");
    case study::Protocol::Prepared:
        return StudyNames::tr("prepared");
    }
    return {};
}

QString weightsName(study::Weights weights)
{
    return weights == study::Weights::Transactions ? StudyNames::tr("by transaction")
                                                   : StudyNames::tr("by session");
}

QString weightsHint(study::Weights weights)
{
    return weights == study::Weights::Transactions
        ? StudyNames::tr("A script is drawn by weight for each transaction, as pgbench does.")
        : StudyNames::tr("The sessions are split among the scripts by weight, as PG_HAZEL does.");
}

QString roundTripsName(study::RoundTrips roundTrips)
{
    return roundTrips == study::RoundTrips::Statement ? StudyNames::tr("one by one")
                                                      : StudyNames::tr("pipelined");
}

QString roundTripsHint(study::RoundTrips roundTrips)
{
    return roundTrips == study::RoundTrips::Statement
        ? StudyNames::tr("Each statement waits for the answer to the one before.")
        : StudyNames::tr(
            "The statements of a transaction travel together: far fewer round trips, and another "
            "load than one by one.");
}

QString datasetName(study::DatasetKind kind)
{
    switch (kind) {
    case study::DatasetKind::None:
        return StudyNames::tr("none");
    case study::DatasetKind::Pgbench:
        return StudyNames::tr("pgbench tables");
    case study::DatasetKind::ManyTables:
        return StudyNames::tr("many tables");
    case study::DatasetKind::WideTable:
        return StudyNames::tr("wide table");
    case study::DatasetKind::ModelSync:
        return StudyNames::tr("model synchronisation");
    case study::DatasetKind::Script:
        return StudyNames::tr("own SQL script");
    }
    return {};
}

QString resetName(study::ResetKind kind)
{
    switch (kind) {
    case study::ResetKind::Template:
        return StudyNames::tr("template database");
    case study::ResetKind::Directory:
        return StudyNames::tr("copy of the data directory");
    case study::ResetKind::Script:
        return StudyNames::tr("own SQL script");
    case study::ResetKind::None:
        return StudyNames::tr("no reset");
    }
    return {};
}

QString serverKindName(study::ServerKind kind)
{
    switch (kind) {
    case study::ServerKind::Private:
        return StudyNames::tr("private server");
    case study::ServerKind::Existing:
        return StudyNames::tr("existing server");
    case study::ServerKind::Observe:
        return StudyNames::tr("existing server, observed only");
    }
    return {};
}

QString scenarioKindName(study::ScenarioKind kind)
{
    switch (kind) {
    case study::ScenarioKind::Sessions:
        return StudyNames::tr("sessions over time");
    case study::ScenarioKind::FixedWork:
        return StudyNames::tr("fixed amount of work");
    case study::ScenarioKind::Statement:
        return StudyNames::tr("one statement, repeated");
    case study::ScenarioKind::Until:
        return StudyNames::tr("until a condition holds");
    case study::ScenarioKind::Command:
        return StudyNames::tr("external command");
    }
    return {};
}

QString scenarioKindHint(study::ScenarioKind kind)
{
    switch (kind) {
    case study::ScenarioKind::Sessions:
        return StudyNames::tr("pgDuel's own load: scripts that many sessions carry out.");
    case study::ScenarioKind::Command:
        return StudyNames::tr(
            "pgbench, sysbench or any other program makes the load; pgDuel reads its progress.");
    default:
        return {};
    }
}

QString factorTargetName(study::FactorTarget target)
{
    switch (target) {
    case study::FactorTarget::Setting:
        return StudyNames::tr("setting");
    case study::FactorTarget::Storage:
        return StudyNames::tr("storage parameter of tables");
    case study::FactorTarget::Dataset:
        return StudyNames::tr("data set");
    case study::FactorTarget::Scenario:
        return StudyNames::tr("scenario");
    case study::FactorTarget::Bindir:
        return StudyNames::tr("server build");
    case study::FactorTarget::Label:
        return StudyNames::tr("label");
    }
    return {};
}

QString contextName(study::SettingContext context)
{
    switch (context) {
    case study::SettingContext::Internal:
        return StudyNames::tr("cannot be changed");
    case study::SettingContext::Postmaster:
        return StudyNames::tr("restart");
    case study::SettingContext::Sighup:
        return StudyNames::tr("reload");
    case study::SettingContext::SuperuserBackend:
    case study::SettingContext::Backend:
        return StudyNames::tr("new connection");
    case study::SettingContext::Superuser:
    case study::SettingContext::User:
        return StudyNames::tr("at once");
    }
    return {};
}

QString builtinScriptName(const std::string& id)
{
    if (id == "mix-select-only")
        return StudyNames::tr("Select only");
    if (id == "mix-select-update")
        return StudyNames::tr("Select + Update");
    if (id == "mix-insert-only")
        return StudyNames::tr("Insert only");
    if (id == "mix-cpu-load")
        return StudyNames::tr("CPU load");
    return QString::fromStdString(id);
}

} // namespace pgduel::words
