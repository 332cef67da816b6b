#pragma once

#include <QCoreApplication>

namespace pgduel::app {

/// Context of all texts of `pgduel load`.
class LoadCommand {
    Q_DECLARE_TR_FUNCTIONS(LoadCommand)
};

} // namespace pgduel::app
