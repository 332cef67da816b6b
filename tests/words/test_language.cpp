#include <clocale>
#include <cstdlib>

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QtTest>

#include "words/language.h"
#include "words/numbers.h"
#include "words/run_words.h"

using namespace pgduel;
using words::Language;

namespace {

/// A widget like those of the pages: it sets its text anew on LanguageChange.
class Page : public QLabel {
public:
    Page() { setText(words::runsText(2)); }
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange) {
            ++changes;
            setText(words::runsText(2));
        }
        QLabel::changeEvent(event);
    }
};

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void widgetsChangeLive();
    void childrenOfAWindowChangeToo();
    void qtsOwnTextsAreRussian();
    void anotherLanguageForAWhileSendsNoEvent();
    void numbersKeepThePointForLibraries();
    void systemFollowsTheUsersSettings();
    void codes();
};

void LanguageTest::widgetsChangeLive()
{
    words::LanguageSwitch languages(Language::English);
    QSignalSpy changed(&languages, &words::LanguageSwitch::changed);
    Page page;
    QCOMPARE(page.text(), QStringLiteral("2 runs"));
    languages.choose(Language::Russian);
    QTRY_COMPARE(page.text(), QStringLiteral("2 прогона"));
    languages.choose(Language::English);
    QTRY_COMPARE(page.text(), QStringLiteral("2 runs"));
    QCOMPARE(changed.count(), 2);
    languages.choose(Language::English);
    QCOMPARE(changed.count(), 2);
}

void LanguageTest::childrenOfAWindowChangeToo()
{
    words::LanguageSwitch languages(Language::English);
    QWidget window;
    auto* page = new Page;
    page->setParent(&window);
    languages.choose(Language::Russian);
    QTRY_COMPARE(page->text(), QStringLiteral("2 прогона"));
}

void LanguageTest::qtsOwnTextsAreRussian()
{
    words::LanguageSwitch languages(Language::Russian);
    const QString cancel = QCoreApplication::translate("QPlatformTheme", "Cancel");
    if (cancel == QStringLiteral("Cancel"))
        QSKIP("Qt's own translations are not installed (package qt6-translations-l10n)");
    QCOMPARE(cancel, QStringLiteral("Отмена"));
}

void LanguageTest::anotherLanguageForAWhileSendsNoEvent()
{
    words::LanguageSwitch languages(Language::English);
    Page page;
    QCoreApplication::processEvents();
    const int before = page.changes;
    {
        words::LanguageScope scope(languages, Language::Russian);
        QCOMPARE(words::runsText(2), QStringLiteral("2 прогона"));
        QCOMPARE(words::number(0.5, 1), QStringLiteral("0,5"));
    }
    QCoreApplication::processEvents();
    QCOMPARE(page.changes, before);
    QCOMPARE(page.text(), QStringLiteral("2 runs"));
    QCOMPARE(words::number(0.5, 1), QStringLiteral("0.5"));
}

void LanguageTest::numbersKeepThePointForLibraries()
{
    // What an application object does under a Russian system.
    if (std::setlocale(LC_ALL, "ru_RU.UTF-8") == nullptr)
        QSKIP("the locale ru_RU.UTF-8 is not there (packaging/test.sh makes it)");
    QCOMPARE(std::strtod("0,5", nullptr), 0.5);
    words::LanguageSwitch languages(Language::Russian);
    QCOMPARE(QString::fromLatin1(std::localeconv()->decimal_point), QStringLiteral("."));
    QCOMPARE(std::strtod("0.5", nullptr), 0.5);
    QCOMPARE(QLocale().toString(0.5), QStringLiteral("0,5"));
}

void LanguageTest::systemFollowsTheUsersSettings()
{
    words::LanguageSwitch languages;
    QCOMPARE(languages.chosen(), Language::System);
    QCOMPARE(languages.shown(), words::systemLanguage());
}

void LanguageTest::codes()
{
    for (const Language language : {Language::System, Language::English, Language::Russian})
        QCOMPARE(words::languageFromCode(words::languageCode(language)), std::optional(language));
    QVERIFY(!words::languageFromCode(QStringLiteral("de")));
}

QTEST_MAIN(LanguageTest)
#include "test_language.moc"
