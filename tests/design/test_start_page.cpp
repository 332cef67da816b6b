#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include "design/start_page.h"
#include "sample.h"

using namespace pgduel;
using namespace pgduel::test_support;

class TestStartPage : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        settings_ =
            std::make_unique<QSettings>(folder_->filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        recent_ = std::make_unique<shell::RecentStudies>(*settings_);
        page_ = std::make_unique<design::StartPage>(*recent_);
        page_->resize(1180, 720);
        page_->show();
        QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
    }

    void templateOpensByEnter()
    {
        QSignalSpy asked(page_.get(), &design::StartPage::templateRequested);
        auto* card = page_->findChild<QAbstractButton*>(QStringLiteral("shared-buffers"));
        QVERIFY(card);
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Return);
        QTest::mouseClick(card, Qt::LeftButton);
        QCOMPARE(asked.count(), 2);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("shared-buffers"));
    }

    void recentStudyOpensAndTheMissingOneDoesNot()
    {
        QFile there(folder_->filePath(QStringLiteral("there.pgduel")));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.close();
        recent_->note({QStringLiteral("/no/such/gone.pgduel"), QStringLiteral("Gone"), {}, shell::State::Done,
            QDateTime::currentDateTimeUtc()});
        recent_->note({there.fileName(), QStringLiteral("There"), {QStringLiteral("A"), QStringLiteral("B")},
            shell::State::Ready, QDateTime::currentDateTimeUtc()});
        QTRY_VERIFY(card("Gone") && !card("Gone")->isEnabled());
        QVERIFY(card("There")->isEnabled());
        QSignalSpy opened(page_.get(), &design::StartPage::openRequested);
        QTest::mouseClick(card("There"), Qt::LeftButton);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.first().first().toString(), there.fileName());
        QTest::mouseClick(named<QPushButton>(page_.get(), "Forget the missing files"), Qt::LeftButton);
        QCOMPARE(recent_->list().size(), 1);
    }

    void fileCanBeDropped()
    {
        QSignalSpy dropped(page_.get(), &design::StartPage::fileDropped);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/a b.pgduel"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page_.get(), &drop);
        QCOMPARE(dropped.count(), 1);
        QCOMPARE(dropped.first().first().toString(), QStringLiteral("/tmp/a b.pgduel"));
    }

    void emptyListOffersToOpenAFile()
    {
        QSignalSpy asked(page_.get(), &design::StartPage::openFileRequested);
        int offered = 0;
        for (auto* button : page_->findChildren<QPushButton*>()) {
            if (button->accessibleName() == QStringLiteral("Open a file…") && button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                ++offered;
            }
        }
        QVERIFY(offered >= 1);
        QCOMPARE(asked.count(), offered);
    }

    void everythingHasAName()
    {
        const auto missing = nameless(page_.get());
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1String(", "))));
    }

private:
    QAbstractButton* card(const char* title)
    {
        return named<QAbstractButton>(page_.get(),
            QStringLiteral("Open the study “%1”").arg(QLatin1String(title)).toUtf8().constData());
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<shell::RecentStudies> recent_;
    std::unique_ptr<design::StartPage> page_;
};

QTEST_MAIN(TestStartPage)
#include "test_start_page.moc"
