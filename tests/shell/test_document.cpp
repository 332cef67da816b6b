#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "shell/background.h"
#include "shell/study_document.h"
#include "shell/study_loader.h"
#include "study/templates.h"
#include "study/toml.h"

using namespace pgduel;
using shell::StudyDocument;

namespace {

study::Study sample()
{
    return study::readToml(study::findTemplate("shared-buffers")->toml, "shared-buffers");
}

void title(StudyDocument& document, const char* text, const QString& field)
{
    document.apply(
        QStringLiteral("title"), [text](study::Study& s) { s.title = text; }, field);
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private slots:
    void everyEditCanBeUndone()
    {
        StudyDocument document;
        document.open(sample(), StudyDocument::Origin::Toml, QStringLiteral("/tmp/a.study.toml"));
        const auto before = document.study();
        QVERIFY(!document.isDirty());
        title(document, "another", {});
        document.apply(QStringLiteral("seed"), [](study::Study& s) { s.plan.seed = 5; });
        QVERIFY(document.isDirty());
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.study().title, std::string("another"));
        document.undoStack().undo();
        QVERIFY(document.study() == before);
        QVERIFY(!document.isDirty());
        document.undoStack().redo();
        QCOMPARE(document.study().title, std::string("another"));
    }

    void typingIsOneStep()
    {
        StudyDocument document;
        document.open(sample(), StudyDocument::Origin::Template, QStringLiteral("shared-buffers"));
        const auto before = document.study().title;
        const auto field = QStringLiteral("study.title");
        for (const char* text : {"N", "Ne", "New"})
            title(document, text, field);
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(document.study().title, before);
    }

    void editThatChangesNothingLeavesNoTrace()
    {
        StudyDocument document;
        document.open(sample(), StudyDocument::Origin::None, {});
        QSignalSpy changed(&document, &StudyDocument::changed);
        document.apply(QStringLiteral("nothing"), [](study::Study&) {});
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(changed.count(), 0);
    }

    void resultsFreezeTheDefinition()
    {
        StudyDocument document;
        document.open(sample(), StudyDocument::Origin::StudyFile, QStringLiteral("/tmp/a.pgduel"), true);
        const auto before = document.study();
        QSignalSpy refused(&document, &StudyDocument::editRefused);
        title(document, "another", {});
        QVERIFY(document.study() == before);
        QCOMPARE(refused.count(), 1);
        document.detach();
        QVERIFY(!document.isFrozen());
        QVERIFY(document.isDirty());
        QCOMPARE(document.path(), QString());
        title(document, "another", {});
        QCOMPARE(document.study().title, std::string("another"));
    }

    void faultsFollowTheStudyByKey()
    {
        StudyDocument document;
        document.open(sample(), StudyDocument::Origin::None, {});
        QVERIFY(document.faults().empty());
        QSignalSpy news(&document, &StudyDocument::faultsChanged);
        title(document, "", {});
        QCOMPARE(news.count(), 1);
        QCOMPARE(document.faultsAt("study").size(), std::size_t(1));
        QCOMPARE(document.faultsAt("study.title").size(), std::size_t(1));
        QVERIFY(document.faultsAt("stud").empty());
        document.undoStack().undo();
        QVERIFY(document.faults().empty());
    }

    void savedFileIsTheSameStudy()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("a.study.toml"));
        StudyDocument document;
        document.open(sample(), StudyDocument::Origin::Template, QStringLiteral("shared-buffers"));
        title(document, "saved", {});
        QSignalSpy saved(&document, &StudyDocument::saved);
        document.saveToml(path);
        QVERIFY(saved.wait());
        QVERIFY(!document.isDirty());
        QCOMPARE(document.path(), path);
        QVERIFY(shell::readStudy(path).study == document.study());
    }

    void failedSaveKeepsEverything()
    {
        StudyDocument document;
        document.open(sample(), StudyDocument::Origin::None, {});
        title(document, "kept", {});
        QSignalSpy failed(&document, &StudyDocument::saveFailed);
        const auto path = QStringLiteral("/proc/no/such/folder/a.study.toml");
        document.saveToml(path);
        QVERIFY(failed.wait());
        QVERIFY(failed.first().first().toString().contains(path)); // names the place
        QVERIFY(document.isDirty());
        QCOMPARE(document.study().title, std::string("kept"));
    }

    void brokenFileTellsWhere()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("broken.study.toml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[study]\ntitle = \"x\"\nwrong_key = 1\n");
        file.close();
        QObject context;
        std::vector<measure::Fault> faults;
        shell::loadStudy(
            path, &context, [](const shell::LoadedStudy&) { QFAIL("a broken study was opened"); },
            [&faults](const shell::Faults& found) { faults = found; });
        QTRY_VERIFY(!faults.empty());
        QVERIFY(QString::fromStdString(faults.front().where).contains(QStringLiteral("broken.study.toml:3")));
    }

    void answerToAGoneReceiverIsDropped()
    {
        auto context = std::make_unique<QObject>();
        bool called = false;
        shell::inBackground(
            context.get(),
            [] {
                QTest::qSleep(50);
                return 1;
            },
            [&called](int) { called = true; }, [&called](const auto&) { called = true; });
        context.reset();
        QThreadPool::globalInstance()->waitForDone();
        QTest::qWait(20);
        QVERIFY(!called);
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "test_document.moc"
