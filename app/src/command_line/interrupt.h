#pragma once

#include <memory>

#include <QObject>

class QSocketNotifier;

namespace pgduel::app {

/// Turns SIGINT and SIGTERM into a Qt signal while it lives; a second SIGINT ends the program at once.
class Interrupt : public QObject {
    Q_OBJECT
public:
    explicit Interrupt(QObject* parent = nullptr);
    ~Interrupt() override;

signals:
    void interrupted();

private:
    void read();
    std::unique_ptr<QSocketNotifier> notifier_;
};

} // namespace pgduel::app
