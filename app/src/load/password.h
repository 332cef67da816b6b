#pragma once

#include <string>

#include "workload/load_plan.h"

namespace pgduel::app {

/// The connection string with the password that its server wants, asked for on the user's terminal; as it is
/// when the server wants none or there is no terminal to ask on. Nothing else gets to know the password.
std::string withPasswordIfWanted(const std::string& conninfo);

/// The same for the plan and for each of its groups; one string is asked for once.
void askForPasswords(workload::LoadPlan& plan);

} // namespace pgduel::app
