#include "private_server_state.h"

#include <exception>

#include <QRandomGenerator>

#include "measure/conninfo.h"
#include "postmaster.h"
#include "server/faults.h"
#include "server_control.h"
#include "server_log.h"
#include "stop_watcher.h"

namespace pgduel::server {

namespace {

std::string randomPassword()
{
    constexpr char digits[] = "0123456789abcdefghijklmnopqrstuv";
    std::string password;
    for (int i = 0; i < 32; ++i) // 160 bits
        password += digits[QRandomGenerator::system()->bounded(32)];
    return password;
}

/// The same fault with the settings that caused it and, where the old ones failed as well, that reason behind
/// it.
ServerError startError(
    const ServerError& cause, const study::Settings& settings, const char* code, const std::string& more)
{
    auto fault = cause.fault();
    fault.code = code;
    fault.args = {listOf(settings)};
    fault.detail += more.empty() ? "" : "\n" + more;
    return ServerError(fault);
}

} // namespace

void PrivateServer::State::writeSettings(const study::Settings& wanted) const
{
    writeFile(folder.settings(), settingsText(wanted, place));
}

void PrivateServer::State::start(std::stop_token stop)
{
    if (runningPostmaster(folder.data()) == 0)
        startPostmaster(installation, folder, stop);
}

void PrivateServer::State::stop(std::stop_token stop)
{
    if (runningPostmaster(folder.data()) != 0)
        stopPostmaster(installation, folder, stop);
}

PrivateServer PrivateServer::create(const Installation& installation, std::stop_token stop)
{
    auto state = std::make_unique<State>();
    state->installation = installation;
    state->folder = makeServerFolder();
    state->golden = GoldenCopies(state->folder.data(), state->folder.golden());
    state->password = randomPassword();
    state->place = {freePort(), state->folder.socketFolder};
    PrivateServer server(std::move(state)); // from here on its destructor cleans up
    auto& made = *server.state_;
    initialiseData(installation, made.folder, made.password, stop);
    made.writeSettings({});
    made.start(stop);
    return server;
}

PrivateServer::PrivateServer(std::unique_ptr<State> state)
    : state_(std::move(state))
{
}

PrivateServer::PrivateServer(PrivateServer&&) noexcept = default;

PrivateServer& PrivateServer::operator=(PrivateServer&& other) noexcept
{
    std::swap(state_, other.state_); // the other one's destructor ends our old server
    return *this;
}

PrivateServer::~PrivateServer()
{
    if (!state_)
        return;
    try {
        endPostmaster(state_->folder.data());
        removeServerFolder(state_->folder);
    } catch (const std::exception& error) {
        qWarning("%s", error.what()); // removeLeftOvers() of the next start tries again
    }
}

void PrivateServer::restart(const study::Settings& settings, std::stop_token stop)
{
    settingsText(settings, state_->place); // refuses wrong names while the server still runs
    this->stop(stop);
    try {
        state_->writeSettings(settings);
        state_->start(stop);
        state_->settings = settings;
    } catch (const ServerError& cause) {
        state_->writeSettings(state_->settings);
        if (cause.fault().code != fault::startFailed)
            throw;
        try {
            state_->start({});
        } catch (const ServerError& second) {
            throw startError(cause, settings, fault::wayBackFailed, second.fault().detail);
        }
        throw startError(cause, settings, fault::startFailed, "");
    }
}

void PrivateServer::start(std::stop_token stop)
{
    state_->start(stop);
}

void PrivateServer::stop(std::stop_token stop)
{
    if (!running())
        return;
    try {
        // While clients may still work: the shutdown then is short.
        Session(conninfo()).execute("CHECKPOINT", stop);
    } catch (const ServerError&) {
        throwIfStopped(stop);
        // The fast shutdown makes its own checkpoint; a server that takes no more sessions can still be
        // stopped.
    }
    state_->stop(stop);
}

bool PrivateServer::running() const
{
    return postmasterPid() != 0;
}
int PrivateServer::postmasterPid() const
{
    return runningPostmaster(state_->folder.data());
}
std::string PrivateServer::dataDirectory() const
{
    return state_->folder.data();
}
const Installation& PrivateServer::installation() const
{
    return state_->installation;
}

std::string PrivateServer::logTail(int lines) const
{
    return lastLines(state_->folder.log(), lines);
}

std::string PrivateServer::conninfo(const std::string& database) const
{
    measure::Conninfo conninfo;
    conninfo.set("host", state_->place.socketFolder);
    conninfo.set("port", std::to_string(state_->place.port));
    conninfo.set("user", "pgduel");
    conninfo.set("password", state_->password);
    conninfo.set("dbname", database);
    return conninfo.toString();
}

void PrivateServer::saveGoldenCopy(const std::string& key, const Progress& progress, std::stop_token stop)
{
    state_->golden.has(key); // refuses wrong keys while the server still runs
    this->stop(stop);
    state_->golden.save(key, progress, stop);
}

bool PrivateServer::hasGoldenCopy(const std::string& key) const
{
    return state_->golden.has(key);
}

void PrivateServer::restoreGoldenCopy(const std::string& key, const Progress& progress, std::stop_token stop)
{
    if (!hasGoldenCopy(key))
        throw ServerError({fault::noGoldenCopy, "", {key}, ""});
    throwIfStopped(stop);
    if (running())
        endPostmaster(state_->folder.data()); // what it still wants to write is replaced anyway
    state_->golden.restore(key, progress, stop);
}

std::vector<std::string> removeLeftOvers()
{
    std::vector<std::string> removed;
    for (const auto& folder : abandonedFolders()) {
        try {
            endPostmaster(folder.data());
            removeServerFolder(folder);
            removed.push_back(folder.root);
        } catch (const std::exception& error) {
            qWarning("%s", error.what()); // no reason to leave the others, or not to work
        }
    }
    return removed;
}

} // namespace pgduel::server
