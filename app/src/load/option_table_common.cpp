#include "command_line/command.h"
#include "load/load_texts.h"
#include "load/option_table.h"

namespace pgduel::app {

namespace {

using Use = LoadOption::Use;
using Options = LoadOptions;
using Value = OptionValue;

void takeInitSteps(Options& options, const Value& value)
{
    for (const char step : value.text)
        if (step != ' ' && std::string(server::pgbenchInitSteps).find(step) == std::string::npos)
            throw WrongUse{LoadCommand::tr("“%1” is no step of -I; there are: %2.")
                               .arg(QChar::fromLatin1(step))
                               .arg(QLatin1String(server::pgbenchInitSteps))};
    if (value.text.find_first_not_of(' ') == std::string::npos)
        throw WrongUse{LoadCommand::tr("-I takes at least one of the steps %1.")
                           .arg(QLatin1String(server::pgbenchInitSteps))};
    options.init.tables.steps = value.text;
}

void takePartitionMethod(Options& options, const Value& value)
{
    if (value.text != "range" && value.text != "hash")
        throw WrongUse{LoadCommand::tr("%1 takes range or hash, not “%2”.").arg(value.option, value.shown())};
    options.init.tables.partitionMethod =
        value.text == "hash" ? server::PartitionMethod::Hash : server::PartitionMethod::Range;
}

} // namespace

const std::vector<LoadOption>& pgbenchInitOptions()
{
    static const std::vector<LoadOption> options{
        {'i', "initialize", nullptr, Use::Init,
            QT_TRANSLATE_NOOP(
                "LoadCommand", "makes pgbench's tables instead of a load; drops those that are there"),
            [](Options& o, const Value&) { o.task = LoadTask::Initialize; }},
        {'I', "init-steps", "STEPS", Use::Init,
            QT_TRANSLATE_NOOP("LoadCommand",
                "d drop, t create tables, g rows from here, G rows by the server, v vacuum, p primary keys, "
                "f foreign keys (dtgvp)"),
            takeInitSteps},
        {'F', "fillfactor", "PERCENT", Use::Init,
            QT_TRANSLATE_NOOP("LoadCommand", "fill factor of the tables (100)"),
            [](Options& o, const Value& v) { o.init.tables.fillfactor = v.whole(10, 100); }},
        {'q', "quiet", nullptr, Use::Init,
            QT_TRANSLATE_NOOP("LoadCommand", "a line of progress every 5 seconds only"),
            [](Options& o, const Value&) { o.init.quiet = true; }},
        {0, "foreign-keys", nullptr, Use::Init,
            QT_TRANSLATE_NOOP("LoadCommand", "foreign keys between the tables"),
            [](Options& o, const Value&) { o.init.foreignKeys = true; }},
        {0, "index-tablespace", "NAME", Use::Init,
            QT_TRANSLATE_NOOP("LoadCommand", "tablespace of the indexes"),
            [](Options& o, const Value& v) { o.init.tables.indexTablespace = v.text; }},
        {0, "partition-method", "METHOD", Use::Init,
            QT_TRANSLATE_NOOP("LoadCommand", "range or hash (range)"), takePartitionMethod},
        {0, "partitions", "NUM", Use::Init,
            QT_TRANSLATE_NOOP("LoadCommand", "partitions of pgbench_accounts (0: it is not partitioned)"),
            [](Options& o, const Value& v) { o.init.tables.partitions = v.whole(0); }},
        {0, "tablespace", "NAME", Use::Init, QT_TRANSLATE_NOOP("LoadCommand", "tablespace of the tables"),
            [](Options& o, const Value& v) { o.init.tables.tablespace = v.text; }},
        {0, "unlogged-tables", nullptr, Use::Init, QT_TRANSLATE_NOOP("LoadCommand", "tables without WAL"),
            [](Options& o, const Value&) { o.init.tables.unlogged = true; }},
    };
    return options;
}

const std::vector<LoadOption>& commonOptions()
{
    static const std::vector<LoadOption> options{
        {'h', "host", "HOST", Use::Both, QT_TRANSLATE_NOOP("LoadCommand", "server, or folder of its socket"),
            [](Options& o, const Value& v) { o.host = v.text; }},
        {'p', "port", "PORT", Use::Both, QT_TRANSLATE_NOOP("LoadCommand", "port of the server"),
            [](Options& o, const Value& v) { o.port = v.text; }},
        {'U', "username", "NAME", Use::Both, QT_TRANSLATE_NOOP("LoadCommand", "database user"),
            [](Options& o, const Value& v) { o.user = v.text; }},
        {'d', "dbname", "DBNAME", Use::Both,
            QT_TRANSLATE_NOOP(
                "LoadCommand", "database, or a connection string of any libpq form; so is the last argument"),
            [](Options& o, const Value& v) { o.database = v.text; }},
        {'s', "scale", "NUM", Use::Both,
            QT_TRANSLATE_NOOP("LoadCommand",
                "scale: of the tables that -i makes; of custom scripts otherwise (left out: read from the "
                "data set)"),
            [](Options& o, const Value& v) { o.scale = o.init.tables.scale = v.whole(1); }},
        {'n', "no-vacuum", nullptr, Use::Both,
            QT_TRANSLATE_NOOP("LoadCommand", "no VACUUM, neither before a load nor by -i"),
            [](Options& o, const Value&) { o.noVacuum = true; }},
        {'V', "version", nullptr, Use::Both, QT_TRANSLATE_NOOP("LoadCommand", "shows the version"),
            [](Options& o, const Value&) { o.task = LoadTask::Version; }},
        {'?', "help", nullptr, Use::Both, QT_TRANSLATE_NOOP("LoadCommand", "shows this help"),
            [](Options& o, const Value&) { o.task = LoadTask::Help; }},
    };
    return options;
}

} // namespace pgduel::app
