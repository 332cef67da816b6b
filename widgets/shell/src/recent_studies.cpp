#include "shell/recent_studies.h"

#include <algorithm>

#include <QSettings>

namespace pgduel::shell {

namespace {

const QString arrayName = QStringLiteral("recent_studies");

QString stateId(State state)
{
    switch (state) {
    case State::Empty:
        break;
    case State::Ready:
        return QStringLiteral("ready");
    case State::Running:
        return QStringLiteral("running");
    case State::Done:
        return QStringLiteral("done");
    case State::NeedsAttention:
        return QStringLiteral("attention");
    }
    return QStringLiteral("empty");
}

State stateFromId(const QString& id)
{
    for (const auto state : {State::Ready, State::Running, State::Done, State::NeedsAttention}) {
        if (stateId(state) == id)
            return state;
    }
    return State::Empty;
}

} // namespace

RecentStudies::RecentStudies(QSettings& settings, QObject* parent)
    : QObject(parent)
    , settings_(settings)
{
    const int size = std::min(settings_.beginReadArray(arrayName), most);
    for (int i = 0; i < size; ++i) {
        settings_.setArrayIndex(i);
        RecentStudy study;
        study.path = settings_.value(QStringLiteral("path")).toString();
        study.title = settings_.value(QStringLiteral("title")).toString();
        study.experiments = settings_.value(QStringLiteral("experiments")).toStringList();
        study.state = stateFromId(settings_.value(QStringLiteral("state")).toString());
        study.seen = QDateTime::fromString(settings_.value(QStringLiteral("seen")).toString(), Qt::ISODate);
        if (!study.path.isEmpty())
            list_.append(study);
    }
    settings_.endArray();
}

void RecentStudies::note(const RecentStudy& study)
{
    list_.removeIf([&study](const RecentStudy& old) { return old.path == study.path; });
    list_.prepend(study);
    while (list_.size() > most)
        list_.removeLast();
    write();
}

void RecentStudies::remove(const QString& path)
{
    if (list_.removeIf([&path](const RecentStudy& study) { return study.path == path; }) > 0)
        write();
}

void RecentStudies::clear()
{
    list_.clear();
    write();
}

void RecentStudies::write()
{
    settings_.remove(arrayName);
    settings_.beginWriteArray(arrayName, static_cast<int>(list_.size()));
    for (int i = 0; i < list_.size(); ++i) {
        settings_.setArrayIndex(i);
        const auto& study = list_.at(i);
        settings_.setValue(QStringLiteral("path"), study.path);
        settings_.setValue(QStringLiteral("title"), study.title);
        settings_.setValue(QStringLiteral("experiments"), study.experiments);
        settings_.setValue(QStringLiteral("state"), stateId(study.state));
        settings_.setValue(QStringLiteral("seen"), study.seen.toUTC().toString(Qt::ISODate));
    }
    settings_.endArray();
    emit changed();
}

} // namespace pgduel::shell
