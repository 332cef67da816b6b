// A second pgDuel for tests: makes a private server, says where it is, and waits to be killed.
#include <iostream>

#include <unistd.h>

#include "server/private_server.h"

int main()
{
    using namespace pgduel::server;
    const auto server = PrivateServer::create(chooseInstallation(""));
    std::cout << server.dataDirectory() << '\n' << server.postmasterPid() << std::endl;
    std::string line;
    std::getline(std::cin, line);
}
