#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

namespace house {

struct Message {
    QString context, source, comment;
    QString type; ///< of the translation: "", "unfinished", "vanished", "obsolete"
    bool isNumerus = false;
    QStringList translations; ///< one, or the plural forms

    QString key() const { return context + QLatin1Char('|') + source + QLatin1Char('|') + comment; }
};

/// A .ts file; throws std::runtime_error when it is not well-formed.
QVector<Message> readTranslationFile(const QString& path);

} // namespace house
