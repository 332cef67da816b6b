#pragma once

#include <sys/types.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "measure/conninfo.h"
#include "test_server.h"

namespace pgduel::test_support {

constexpr int patience = 60'000; // ms

/// How `pgduel load` ended and what it wrote.
struct Ended {
    int exit = -1;
    QByteArray out, err;

    QString text() const { return QString::fromUtf8(out); }
    bool says(const char* pattern) const { return matches(out, pattern); }
    bool warns(const char* pattern) const { return matches(err, pattern); }
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QByteArray all() const { return out + err; }

private:
    static bool matches(const QByteArray& text, const char* pattern)
    {
        return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption)
            .match(QString::fromUtf8(text))
            .hasMatch();
    }
};

inline QJsonObject part(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toObject();
}

inline QJsonArray list(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toArray();
}

inline double number(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toDouble(-1);
}

inline QString text(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1String(key)).toString();
}

/// Starts `pgduel load` in a folder of its own, with the test server in its environment.
class LoadProgram {
public:
    LoadProgram()
    {
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        const auto conninfo = measure::Conninfo::parse(testConninfo("bench"));
        const std::pair<const char*, const char*> names[]{
            {"host", "PGHOST"}, {"port", "PGPORT"}, {"user", "PGUSER"}, {"password", "PGPASSWORD"}};
        for (const auto& [keyword, name] : names)
            environment.insert(QLatin1String(name), QString::fromStdString(conninfo.value(keyword)));
    }

    void write(const char* name, const QByteArray& content) const
    {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    static QStringList split(const char* words)
    {
        return QString::fromUtf8(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }

    void prepare(QProcess& process, const QStringList& arguments) const
    {
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        process.start(QStringLiteral(PGDUEL_PROGRAM), QStringList{QStringLiteral("load")} + arguments);
        QVERIFY(process.waitForStarted());
    }
    void prepare(QProcess& process, const char* words) const { prepare(process, split(words)); }

    Ended load(const QStringList& arguments, const QByteArray& input = {}) const
    {
        QProcess process;
        prepare(process, arguments);
        process.write(input);
        process.closeWriteChannel();
        return end(process);
    }
    Ended load(const char* words, const QByteArray& input = {}) const { return load(split(words), input); }

    static Ended end(QProcess& process)
    {
        if (!process.waitForFinished(patience))
            process.kill();
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
    }

    /// All lines of the files of -l with this prefix, as fields; the files are removed.
    QList<QList<QByteArray>> logLines(const char* prefix) const
    {
        QList<QList<QByteArray>> lines;
        QDir place(folder.path());
        for (const QString& name :
            place.entryList({QLatin1String(prefix) + QStringLiteral(".*")}, QDir::Files)) {
            QFile file(place.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                while (!file.atEnd())
                    lines << file.readLine().trimmed().split(' ');
            file.remove();
        }
        return lines;
    }

    QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
};

} // namespace pgduel::test_support
