#include "closing.h"

namespace pgduel::store {

void leaveOneFile(Connection& connection)
{
    connection.execute(QStringLiteral("PRAGMA busy_timeout = 1000"));
    connection.execute(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    constexpr int busy = 5;
    try {
        connection.execute(QStringLiteral("PRAGMA busy_timeout = 0"));
        connection.execute(QStringLiteral("PRAGMA journal_mode = DELETE"));
    } catch (const SqlFailure& failure) {
        if (failure.resultCode() != busy)
            throw;
    }
}

} // namespace pgduel::store
