#include "workload/password.h"

#include "driver/connection.h"

namespace pgduel::workload {

bool wantsPassword(const std::string& conninfo)
{
    // A later entry goes before an earlier one, so what the string says stays.
    const char* const keywords[] = {"connect_timeout", "application_name", "dbname", nullptr};
    const char* const values[] = {"10", "pgduel load", conninfo.c_str(), nullptr};
    constexpr int expandDbname = 1;
    const ConnectionHandle connection(PQconnectdbParams(keywords, values, expandDbname));
    return PQconnectionNeedsPassword(connection.get()) != 0;
}

} // namespace pgduel::workload
