#include "stand.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>

#include "run/error.h"
#include "run/faults.h"
#include "server/dataset.h"
#include "server/session.h"

namespace pgduel::run {

namespace {

// What makes loading fast; the runs themselves never see it.
const study::Settings& loadingSettings()
{
    static const study::Settings settings{{"autovacuum", "off"}, {"checkpoint_timeout", "1h"},
        {"fsync", "off"}, {"full_page_writes", "off"}, {"maintenance_work_mem", "256MB"},
        {"max_wal_size", "16GB"}, {"synchronous_commit", "off"}};
    return settings;
}

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

std::optional<double> number(const std::string& text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string withoutBlanks(std::string text)
{
    text.erase(std::remove_if(text.begin(), text.end(), [](unsigned char c) { return std::isspace(c); }),
        text.end());
    return text;
}

// "8kB" and "min" count in themselves, "kB" and "ms" one of them.
std::string oneOf(const std::string& unit)
{
    return std::isdigit(static_cast<unsigned char>(unit[0])) ? unit : "1" + unit;
}

/// Words of one value, such as on and pglz of wal_compression: the server read just the wanted word, and its
/// value comes from there.
bool isSynonym(server::Session& session, const ConcreteSetting& setting)
{
    const auto rows = session.query(
        "SELECT 1 FROM pg_file_settings AS f JOIN pg_settings AS s ON s.name = lower(f.name) WHERE s.vartype "
        "= "
        "'enum' AND s.source = 'configuration file' AND f.applied AND f.name = $1 AND f.setting = $2",
        {setting.name, setting.resolved.value});
    return !rows.rows.empty();
}

// The server says "16384" with unit "8kB" for what we call 128 MB, and "300" with unit "s" for 5min.
bool sameValue(const study::ResolvedLevel& wanted, const std::string& found, const std::string& unit)
{
    const auto count = number(found);
    if (!unit.empty() && count) {
        const auto unitBytes = study::parseBytes(oneOf(unit));
        if (wanted.bytes && unitBytes)
            return *count * static_cast<double>(*unitBytes) == static_cast<double>(*wanted.bytes);
        const auto unitMillis = study::parseMillis(oneOf(unit));
        const auto wantedMillis = study::parseMillis(wanted.value);
        if (unitMillis && wantedMillis)
            return *count * static_cast<double>(*unitMillis) == static_cast<double>(*wantedMillis);
    }
    if (const auto a = number(wanted.value); a && count)
        return *a == *count;
    return lower(withoutBlanks(wanted.value)) == lower(withoutBlanks(found));
}

} // namespace

const std::string& Stand::database()
{
    static const std::string name = "pgduel";
    return name;
}

Stand::Stand(const PlanSummary& summary, ProgressKeeper& progress, std::stop_token stop)
    : summary_(summary)
    , progress_(progress)
    , stop_(std::move(stop))
    , key_(server::datasetKey(summary.study.dataset))
{
    makeServer();
    makeData();
    progress_.phase(Phase::SavingCopy);
    server_->saveGoldenCopy(key_, copyProgress(), stop_);
}

std::string Stand::conninfo() const
{
    return server_->conninfo(database());
}

server::PrivateServer::Progress Stand::copyProgress()
{
    return [this](double done, double total) { progress_.amount(done, total); };
}

void Stand::makeServer()
{
    progress_.phase(Phase::MakingServer);
    server_ = server::PrivateServer::create(summary_.installation, stop_);
    server_->restart(loadingSettings(), stop_);
    server::Session(server_->conninfo()).execute("CREATE DATABASE " + database());
}

void Stand::makeData()
{
    progress_.phase(Phase::MakingDataset);
    server::Session session(conninfo());
    if (summary_.study.dataset.kind != study::DatasetKind::None)
        server::makeDataset(
            session, summary_.study.dataset,
            [this](std::int64_t done, std::int64_t total) {
                progress_.amount(static_cast<double>(done), static_cast<double>(total));
            },
            stop_);
    if (summary_.study.dataset.prewarm)
        session.execute("CREATE EXTENSION IF NOT EXISTS pg_prewarm");
    session.execute("CHECKPOINT", stop_);
}

void Stand::prepare(const std::vector<ConcreteSetting>& settings)
{
    progress_.phase(Phase::RestoringCopy);
    server_->restoreGoldenCopy(key_, copyProgress(), stop_);
    progress_.phase(Phase::ApplyingSettings);
    study::Settings values;
    for (const auto& setting : settings)
        values[setting.name] = setting.resolved.value;
    server_->restart(values, stop_);
    server::Session session(conninfo());
    requireInForce(session, settings);
    if (summary_.study.dataset.prewarm)
        prewarm();
    if (summary_.study.dataset.checkpoint)
        session.execute("CHECKPOINT", stop_);
}

void Stand::prewarm()
{
    progress_.phase(Phase::Prewarming);
    server::Session session(conninfo());
    // Largest first: what comes last stays, and the small tables and the index are what every transaction
    // needs.
    session.execute("SELECT sum(pg_prewarm(oid::regclass)) FROM (SELECT c.oid FROM pg_class c JOIN "
                    "pg_namespace n ON n.oid = "
                    "c.relnamespace WHERE c.relkind IN ('r', 'i') AND n.nspname NOT IN ('pg_catalog', "
                    "'information_schema', "
                    "'pg_toast') ORDER BY pg_relation_size(c.oid) DESC) AS relation",
        stop_);
}

void Stand::requireInForce(server::Session& session, const std::vector<ConcreteSetting>& settings) const
{
    const auto rows =
        session.query("SELECT name, setting, coalesce(unit, ''), pending_restart FROM pg_settings");
    std::map<std::string, std::size_t> rowOf;
    for (std::size_t row = 0; row < rows.rows.size(); ++row)
        rowOf[rows.text(row, 0)] = row;
    for (const auto& setting : settings) {
        const auto found = rowOf.find(setting.name);
        const std::string value = found == rowOf.end() ? std::string() : rows.text(found->second, 1);
        if (found == rowOf.end() || rows.text(found->second, 3) == "t"
            || (!sameValue(setting.resolved, value, rows.text(found->second, 2))
                && !isSynonym(session, setting)))
            throw RunError(
                {fault::settingNotApplied, setting.name, {setting.name, setting.resolved.value, value}, {}});
    }
}

} // namespace pgduel::run
