#pragma once

#include <functional>
#include <stop_token>

#include <QEventLoop>
#include <QObject>
#include <QString>

#include "command_line/interrupt.h"
#include "command_line/terminal.h"

namespace pgduel::app {

/// Does work in a thread of its own while this one writes to the terminal; Ctrl-C requests the work's stop.
class Background : public QObject {
    Q_OBJECT
public:
    Background(Terminal& terminal, QString stopping); ///< said at the first Ctrl-C

    void run(const std::function<void(std::stop_token)>& work); ///< the work must not throw
    /// From the work: has the terminal's thread do it.
    void post(std::function<void()> what);

private:
    Terminal& terminal_;
    QString stopping_;
    Interrupt interrupt_;
    QEventLoop loop_;
};

} // namespace pgduel::app
