#pragma once

#include <QString>
#include <QStringList>

#include "measure/fault.h"

/// Sentences for what went wrong, in the reader's language.
namespace pgduel::words {

/// The parts, for a bar with the way out beside it.
struct FaultText {
    QString what; ///< what happened, one sentence
    QString where; ///< "study.toml:12:5", a key, a script …; empty when there is none
    QString detail; ///< text from PostgreSQL or the system, untranslated; may have several lines
    QString wayOut; ///< what to do, one sentence; empty when there is nothing to do
};

FaultText explain(const measure::Fault& fault);
/// All parts in one: "where: what detail way out". An unknown code gives the log line as it is.
QString sentence(const measure::Fault& fault);
QStringList sentences(const std::vector<measure::Fault>& faults);
/// What happened in a few words without place, detail and way out, for a status line.
QString shortSentence(const measure::Fault& fault);
/// A code that has words (every one that a room declares; tests/words sees to it).
bool isKnownFault(const std::string& code);

} // namespace pgduel::words
