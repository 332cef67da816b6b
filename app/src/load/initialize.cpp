#include "load/initialize.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>

#include "load/background.h"
#include "load/load_texts.h"
#include "load/password.h"
#include "load/prepared_load.h"
#include "run/faults.h"
#include "server/dataset.h"
#include "server/faults.h"
#include "words/numbers.h"

namespace pgduel::app {

namespace {

using std::chrono::steady_clock;

QString stepName(char step)
{
    switch (step) {
    case 'd':
        return LoadCommand::tr("dropping old tables");
    case 't':
        return LoadCommand::tr("creating tables");
    case 'g':
        return LoadCommand::tr("rows from here (COPY)");
    case 'G':
        return LoadCommand::tr("rows by the server");
    case 'v':
        return LoadCommand::tr("vacuum");
    case 'p':
        return LoadCommand::tr("primary keys");
    default:
        return LoadCommand::tr("foreign keys");
    }
}

bool has(const server::PgbenchInit& init, char step)
{
    return init.steps.find(step) != std::string::npos;
}

/// -n and --foreign-keys change the steps, as in pgbench.
server::PgbenchInit initOf(const LoadOptions& options)
{
    server::PgbenchInit init = options.init.tables;
    if (options.noVacuum)
        init.steps.erase(std::remove(init.steps.begin(), init.steps.end(), 'v'), init.steps.end());
    if (options.init.foreignKeys && !has(init, 'f'))
        init.steps += 'f';
    return init;
}

/// Folder of the server's data when it lies on this machine and this user may know it.
std::optional<std::string> localDataFolder(server::Session& session)
{
    try {
        const std::string folder = session.query("SHOW data_directory").text(0);
        std::error_code error;
        const bool local =
            session.query("SELECT coalesce(inet_server_addr() = inet_client_addr(), true)").text(0) == "t";
        if (local && std::filesystem::is_directory(folder, error))
            return folder;
    } catch (const server::ServerError&) {
        // Not allowed to read it: then the room on the disk stays unknown.
    }
    return std::nullopt;
}

class Initialize {
public:
    Initialize(const LoadOptions& options, std::string conninfo, Terminal& terminal)
        : options_(options)
        , conninfo_(std::move(conninfo))
        , init_(initOf(options))
        , terminal_(terminal)
        , background_(terminal, LoadCommand::tr("Stopping: the statement that runs is cancelled."))
    {
    }

    Exit run()
    {
        background_.run([this](std::stop_token stop) { work(stop); });
        terminal_.endProgress();
        if (stopped_)
            return Exit::Stopped;
        if (fault_)
            terminal_.fault(*fault_);
        else
            tellTimes();
        return fault_ ? Exit::Refused : Exit::Done;
    }

private:
    void work(const std::stop_token& stop)
    {
        try {
            server::Session session(conninfo_, "pgduel load");
            tellWhatIsThere(session);
            tellSize(session);
            times_ = server::initPgbench(
                session, init_,
                [this](char step, std::int64_t done, std::int64_t total) { tellStep(step, done, total); },
                stop);
        } catch (const measure::Failure& failure) {
            fault_ = failure.fault();
        } catch (const std::exception& error) {
            fault_ = measure::Fault{run::fault::unexpected, {}, {}, error.what()};
        }
        stopped_ = fault_ && stop.stop_requested();
    }

    void note(const QString& text)
    {
        background_.post([this, text] { terminal_.note(text); });
    }

    void tellWhatIsThere(server::Session& session)
    {
        if (!has(init_, 'd'))
            return;
        for (const auto& table : server::existingPgbenchTables(session)) {
            const QString name = QString::fromStdString(table.name);
            note(LoadCommand::tr("Dropping %1 (%2)")
                     .arg(name, words::bytes(static_cast<double>(table.bytes))));
            if (table.foreign)
                note(LoadCommand::tr("Note: %1 does not have the columns of pgbench.").arg(name));
        }
    }

    void tellSize(server::Session& session)
    {
        if (!has(init_, 'g') && !has(init_, 'G'))
            return;
        const auto needed = server::pgbenchTableBytes(init_);
        QString text =
            LoadCommand::tr("Tables and keys take about %1").arg(words::bytes(static_cast<double>(needed)));
        if (const auto folder = localDataFolder(session)) {
            const auto available = server::freeBytes(*folder);
            text += LoadCommand::tr("; free on the server's disk: %1")
                        .arg(words::bytes(static_cast<double>(available)));
            if (available < needed)
                text += LoadCommand::tr(" - too little");
        }
        note(text);
    }

    void tellStep(char step, std::int64_t done, std::int64_t total)
    {
        if (total == 0)
            return note(stepName(step) + QStringLiteral("…"));
        const auto now = steady_clock::now();
        const QString text = LoadCommand::tr("%1 of %2 rows").arg(words::number(done), words::number(total));
        const double share = static_cast<double>(done) / static_cast<double>(total);
        if (!options_.init.quiet)
            return background_.post(
                [this, text, share, done, total] { terminal_.progress(text, share, done == total); });
        if (now < nextLine_ && done < total)
            return;
        nextLine_ = now + std::chrono::seconds(5);
        note(text);
    }

    void tellTimes()
    {
        QStringList parts;
        double sum = 0;
        for (const auto& time : times_) {
            sum += time.seconds;
            parts << QStringLiteral("%1 %2").arg(stepName(time.step), words::number(time.seconds, 2));
        }
        terminal_.note(LoadCommand::tr("done in %1 s (%2).")
                           .arg(words::number(sum, 2), parts.join(QStringLiteral(", "))));
    }

    const LoadOptions& options_;
    const std::string conninfo_;
    const server::PgbenchInit init_;
    Terminal& terminal_;
    Background background_;
    // Of the work, then of run().
    std::vector<server::PgbenchStepTime> times_;
    std::optional<measure::Fault> fault_;
    bool stopped_ = false;
    steady_clock::time_point nextLine_ = steady_clock::now() + std::chrono::seconds(5);
};

} // namespace

Exit initializePgbench(const LoadOptions& options, Terminal& terminal)
{
    return Initialize(options, withPasswordIfWanted(conninfoOf(options)), terminal).run();
}

} // namespace pgduel::app
