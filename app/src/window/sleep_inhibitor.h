#pragma once

#include <memory>

#include <QObject>

class QDBusUnixFileDescriptor;
class QDBusPendingCallWatcher;

namespace pgduel::app {

/// Keeps the machine awake while a plan runs (systemd-logind; elsewhere it cannot and says so by active() ==
/// false). Asks in the background: the window never waits for the bus.
class SleepInhibitor : public QObject {
    Q_OBJECT
public:
    explicit SleepInhibitor(QObject* parent = nullptr);
    ~SleepInhibitor() override;

    void inhibit();
    void release();
    bool active() const;

signals:
    void activeChanged(bool active);

private:
    void granted(QDBusPendingCallWatcher* watcher);
    bool wanted_ = false;
    std::unique_ptr<QDBusUnixFileDescriptor> lock_; ///< the machine may sleep again when it is closed
};

} // namespace pgduel::app
