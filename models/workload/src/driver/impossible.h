#pragma once

#include <string_view>

namespace pgduel::workload {

/// COPY between server and client in a text of one or more statements.
enum class ClientCopy { None, ToClient, FromClient };
ClientCopy clientCopyIn(std::string_view sql);

} // namespace pgduel::workload
