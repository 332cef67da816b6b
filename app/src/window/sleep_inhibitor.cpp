#include "window/sleep_inhibitor.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>

namespace pgduel::app {

SleepInhibitor::SleepInhibitor(QObject* parent)
    : QObject(parent)
{
}

SleepInhibitor::~SleepInhibitor() = default;

void SleepInhibitor::inhibit()
{
    if (wanted_)
        return;
    wanted_ = true;
    const auto bus = QDBusConnection::systemBus();
    if (!bus.isConnected())
        return;
    auto message = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.login1"),
        QStringLiteral("/org/freedesktop/login1"), QStringLiteral("org.freedesktop.login1.Manager"),
        QStringLiteral("Inhibit"));
    message << QStringLiteral("sleep:idle") << QStringLiteral("pgDuel") << tr("An experiment is running")
            << QStringLiteral("block");
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, &SleepInhibitor::granted);
}

void SleepInhibitor::granted(QDBusPendingCallWatcher* watcher)
{
    watcher->deleteLater();
    const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *watcher;
    if (reply.isError() || !wanted_)
        return;
    lock_ = std::make_unique<QDBusUnixFileDescriptor>(reply.value());
    emit activeChanged(true);
}

void SleepInhibitor::release()
{
    wanted_ = false;
    if (!lock_)
        return;
    lock_.reset();
    emit activeChanged(false);
}

bool SleepInhibitor::active() const
{
    return lock_ != nullptr;
}

} // namespace pgduel::app
