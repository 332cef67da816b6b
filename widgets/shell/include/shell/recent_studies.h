#pragma once

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QStringList>

#include "shell/state_dot.h"

class QSettings;

namespace pgduel::shell {

/// A study that was open some time ago, as it was when it was last seen.
struct RecentStudy {
    QString path; ///< absolute
    QString title;
    QStringList experiments;
    State state = State::Empty;
    QDateTime seen; ///< UTC
    friend bool operator==(const RecentStudy&, const RecentStudy&) = default;
};

/// The ten studies that were open last, newest first. The settings object is the application's and outlives
/// this one.
class RecentStudies : public QObject {
    Q_OBJECT
public:
    static constexpr int most = 10;

    explicit RecentStudies(QSettings& settings, QObject* parent = nullptr);
    QList<RecentStudy> list() const { return list_; }
    void note(const RecentStudy& study); ///< new or again: goes to the front
    void remove(const QString& path);
    void clear();

signals:
    void changed();

private:
    void write();
    QSettings& settings_;
    QList<RecentStudy> list_;
};

} // namespace pgduel::shell
