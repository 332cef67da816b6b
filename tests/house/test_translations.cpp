#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include "translation_file.h"

using house::Message;

namespace {

const QString sourceFolder = QStringLiteral(PGDUEL_SOURCE_DIR);

/// Russian texts that rightly hold no Cyrillic: names, units and signs that both languages share.
const QSet<QString> sameInRussian{QStringLiteral("p50"), QStringLiteral("p95"), QStringLiteral("p99"),
    QStringLiteral("IO"), QStringLiteral("LWLock"), QStringLiteral("WAL"), QStringLiteral("PostgreSQL"),
    QStringLiteral("ABBA"), QStringLiteral("%"), QStringLiteral("%1 vs %2"), QStringLiteral("%1: %2"),
    QStringLiteral("A"), QStringLiteral("A: %1"), QStringLiteral("B: %1")};

QString tsFile(const char* language)
{
    return sourceFolder + QStringLiteral("/translations/pgduel_%1.ts").arg(QLatin1String(language));
}

QStringList places(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%(L?[0-9]+|L?n)"));
    QStringList found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

void report(const QStringList& mistakes)
{
    QVERIFY2(mistakes.isEmpty(), qPrintable(QLatin1Char('\n') + mistakes.join(QLatin1Char('\n'))));
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsUnfinishedOrLeftOver_data();
    void nothingIsUnfinishedOrLeftOver();
    void pluralFormsAreComplete_data();
    void pluralFormsAreComplete();
    void everyRussianTextIsRussian();
    void placesAreTheSame();
    void russianNumbersAreWrittenInRussian();
    void filesHoldWhatTheSourcesHold_data();
    void filesHoldWhatTheSourcesHold();
};

namespace {

void languages()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("pluralForms");
    QTest::newRow("ru") << tsFile("ru") << 3;
    QTest::newRow("en") << tsFile("en") << 2;
}

} // namespace

void TranslationsTest::nothingIsUnfinishedOrLeftOver_data()
{
    languages();
}

void TranslationsTest::nothingIsUnfinishedOrLeftOver()
{
    QFETCH(QString, path);
    const auto messages = house::readTranslationFile(path);
    QVERIFY(!messages.isEmpty());
    QStringList mistakes;
    for (const Message& message : messages) {
        if (!message.type.isEmpty())
            mistakes << message.type + QStringLiteral(": ") + message.key();
        else if (message.translations.isEmpty() || message.translations.contains(QString()))
            mistakes << QStringLiteral("empty: ") + message.key();
    }
    report(mistakes);
}

void TranslationsTest::pluralFormsAreComplete_data()
{
    languages();
}

void TranslationsTest::pluralFormsAreComplete()
{
    QFETCH(QString, path);
    QFETCH(int, pluralForms);
    QStringList mistakes;
    for (const Message& message : house::readTranslationFile(path))
        if (message.isNumerus && message.translations.size() != pluralForms)
            mistakes << message.key();
    report(mistakes);
}

void TranslationsTest::everyRussianTextIsRussian()
{
    static const QRegularExpression cyrillic(QStringLiteral("[\\x{0400}-\\x{04FF}]"));
    QStringList mistakes;
    for (const Message& message : house::readTranslationFile(tsFile("ru")))
        for (const QString& text : message.translations)
            if (!text.contains(cyrillic) && !sameInRussian.contains(text))
                mistakes << message.key() + QStringLiteral(" → ") + text;
    report(mistakes);
}

void TranslationsTest::placesAreTheSame()
{
    QStringList mistakes;
    for (const char* language : {"ru", "en"})
        for (const Message& message : house::readTranslationFile(tsFile(language)))
            for (const QString& text : message.translations)
                if (places(text) != places(message.source))
                    mistakes << message.key() + QStringLiteral(" → ") + text;
    report(mistakes);
}

void TranslationsTest::russianNumbersAreWrittenInRussian()
{
    static const QRegularExpression difference(
        QStringLiteral("до\\s+%L?[0-9]+\\s*%(?![0-9Ln])|[0-9] ?%(?![0-9Ln])"));
    QStringList mistakes;
    for (const Message& message : house::readTranslationFile(tsFile("ru")))
        for (const QString& text : message.translations)
            if (text.contains(difference) && !text.contains(QLatin1Char('"'))
                && !text.contains(QStringLiteral("RAM")))
                mistakes << QStringLiteral("no-break space before %, and «на», never «до»: ") + text;
    report(mistakes);
}

void TranslationsTest::filesHoldWhatTheSourcesHold_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("more");
    QTest::newRow("ru") << tsFile("ru") << QStringList();
    QTest::newRow("en") << tsFile("en") << QStringList{QStringLiteral("-pluralonly")};
}

/// The committed file must be what `update_translations` would leave.
void TranslationsTest::filesHoldWhatTheSourcesHold()
{
    QFETCH(QString, path);
    QFETCH(QStringList, more);
    if (!QFile::exists(QStringLiteral(PGDUEL_LUPDATE)))
        QSKIP("lupdate is not installed");
    QTemporaryDir folder;
    const QString copy = folder.filePath(QFileInfo(path).fileName());
    QVERIFY(QFile::copy(path, copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(sourceFolder);
    lupdate.start(QStringLiteral(PGDUEL_LUPDATE),
        QStringList{QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
            QStringLiteral("-no-obsolete"), QStringLiteral("-source-language"), QStringLiteral("en")}
            + more
            + QStringList{QStringLiteral("app"), QStringLiteral("widgets"), QStringLiteral("models"),
                QStringLiteral("-ts"), copy});
    QVERIFY(lupdate.waitForFinished(100'000));
    QCOMPARE(lupdate.exitCode(), 0);
    const QString complaints = QString::fromUtf8(lupdate.readAllStandardError());
    QVERIFY2(!complaints.contains(QStringLiteral("lacks Q_OBJECT"))
            && !complaints.contains(QStringLiteral("unknown namespace")),
        qPrintable(complaints));
    QSet<QString> before, after;
    for (const Message& message : house::readTranslationFile(path))
        before << message.key();
    for (const Message& message : house::readTranslationFile(copy))
        after << message.key();
    QStringList mistakes;
    for (const QString& key : after - before)
        mistakes << QStringLiteral("not in the file: ") + key;
    for (const QString& key : before - after)
        mistakes << QStringLiteral("no longer in the sources: ") + key;
    report(mistakes);
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "test_translations.moc"
