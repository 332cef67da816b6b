#pragma once

#include <string>
#include <vector>

#include <QString>

#include "measure/fault.h"

namespace pgduel::app {

/// Where a command writes: results to standard output, progress and mistakes to standard error. No password
/// of a connection string is among the latter, whatever text it is given.
class Terminal {
public:
    Terminal();
    void line(const QString& text = {}); ///< a result for people or machines
    void raw(const QByteArray& bytes);
    bool written() const { return written_; } ///< false: something of the results could not be written
    void fault(const measure::Fault& fault);
    void faults(const std::vector<measure::Fault>& faults);
    void note(const QString& text); ///< a line on standard error

    /// What happens now: one line that is rewritten on a terminal; elsewhere a line when the text has
    /// changed, at most one in ten seconds unless `milestone`. `share` in 0 … 1 draws a bar on a terminal,
    /// negative: none.
    void progress(const QString& text, double share, bool milestone);
    void endProgress();
    bool interactive() const { return interactive_; } ///< standard error is a terminal

private:
    void writeError(const QString& text);
    bool interactive_, written_ = true;
    QString shown_;
    qint64 lastLine_ = 0;
};

} // namespace pgduel::app
