#include "store/study_file.h"

#include <algorithm>

#include "reading.h"
#include "row_values.h"
#include "store/faults.h"
#include "study/toml.h"

namespace pgduel::store {

StudyFile StudyFile::open(const std::string& path)
{
    return StudyFile(std::make_unique<State>(State{openForReading(path)}));
}

StudyFile::StudyFile(std::unique_ptr<State> state)
    : state_(std::move(state))
{
}

StudyFile::~StudyFile() = default;
StudyFile::StudyFile(StudyFile&&) noexcept = default;
StudyFile& StudyFile::operator=(StudyFile&&) noexcept = default;

const std::string& StudyFile::path() const
{
    return state_->connection->path();
}

study::Study StudyFile::study() const
{
    return study::readToml(definition(), path());
}

std::string StudyFile::definition() const
{
    Statement select = state_->select(QStringLiteral("SELECT definition FROM study WHERE id = 1"));
    return select.next() ? select.text(0) : std::string();
}

std::string StudyFile::definitionSha256() const
{
    Statement select = state_->select(QStringLiteral("SELECT definition_sha256 FROM study WHERE id = 1"));
    return select.next() ? select.text(0) : std::string();
}

double StudyFile::timeScale() const
{
    Statement select = state_->select(QStringLiteral("SELECT time_scale FROM study WHERE id = 1"));
    return select.next() ? select.real(0) : 1;
}

bool StudyFile::isComplete() const
{
    Statement select =
        state_->select(QStringLiteral("SELECT count(*) FROM run WHERE state <> ?"), toText(RunState::Done));
    return select.next() && select.integer(0) == 0;
}

std::vector<measure::JournalEntry> StudyFile::journal() const
{
    Statement select = state_->select(
        QStringLiteral("SELECT system_identifier, kind, object, old_value, new_value, state, at_utc_us"
                       " FROM journal ORDER BY id"));
    const auto optional = [&](int column) {
        return select.isNull(column) ? std::nullopt : std::optional(select.text(column));
    };
    std::vector<measure::JournalEntry> journal;
    while (select.next())
        journal.push_back({select.text(0), select.text(1), select.text(2), optional(3), optional(4),
            select.text(5), select.integer(6)});
    return journal;
}

} // namespace pgduel::store
