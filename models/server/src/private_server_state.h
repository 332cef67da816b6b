#pragma once

#include "golden_copies.h"
#include "server/private_server.h"
#include "server_folder.h"
#include "settings_file.h"

namespace pgduel::server {

struct PrivateServer::State {
    Installation installation;
    ServerFolder folder;
    std::string password;
    ServerPlace place;
    study::Settings settings;
    GoldenCopies golden;

    void writeSettings(const study::Settings& wanted) const;
    void start(std::stop_token stop);
    void stop(std::stop_token stop);
};

} // namespace pgduel::server
