#pragma once

namespace pgduel::app {

/// Opens the window on the study, file or template named by the first argument (if any) and returns the exit
/// status.
int openWindow(int argc, char** argv);

} // namespace pgduel::app
