#pragma once

#include <memory>

#include "opening.h"
#include "statement.h"
#include "store/study_file.h"

namespace pgduel::store {

struct StudyFile::State {
    std::unique_ptr<Connection> connection;

    template <typename... Values> Statement select(const QString& sql, const Values&... values) const
    {
        Statement statement(*connection, sql);
        statement.run(values...);
        return statement;
    }
    /// Last attempt of a run, 0 when it has not begun. Throws store.no_such_run.
    std::int64_t attemptOf(int run) const;
};

} // namespace pgduel::store
