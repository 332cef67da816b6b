#pragma once

#include <gtest/gtest.h>

#include <QLocale>
#include <QTemporaryDir>

#include <clocale>
#include <optional>
#include <string>

#include "store/study_file.h"
#include "store/study_writer.h"

namespace example {

using namespace pgduel;

/// Everything under a locale with a decimal comma, as a window on a Russian desktop has it (AlfrescoBenchmark
/// 123, WebPlotDigitizer 212: "99,5" fell into two columns).
class RussianLocale {
public:
    RussianLocale()
    {
        QLocale::setDefault(QLocale(QLocale::Russian, QLocale::Russia));
        for (const char* name : {"ru_RU.UTF-8", "ru_RU.utf8", "de_DE.UTF-8"})
            if (std::setlocale(LC_ALL, name))
                break;
    }
    ~RussianLocale()
    {
        QLocale::setDefault(QLocale::c());
        std::setlocale(LC_ALL, "C");
    }
};

/// A study file with one run that is done and one that failed.
class StudyFileTest : public testing::Test {
protected:
    StudyFileTest()
    {
        study::Study study;
        study.title = "Title";
        study.server.kind = study::ServerKind::Existing;
        study.server.conninfo = "host=h user=u";
        study.scenario.scripts = {{"select", 1, "SELECT 1;", "", "", ""}};
        study.factors = {
            {"cache; \"size\"", study::FactorTarget::Label, "", {}, {"big, \"very\"", "мал;ый"}, {}}};
        const auto writer = store::StudyWriter::create(path(), study, 0.5);
        store::RunRecord record;
        record.beganUtcMicros = 1'796'040'000'500'000;
        record.waitSource = "sampled 10 Hz";
        record.configuration.facts = {{"work_mem", "4MB"}};
        writer->beginRun(0, record);
        writer->add(0, measure::StepMark{0, 5, false, 1'500'000, 1'750'000, 3'000'000});
        writer->add(0, measure::Point{0, 5, false, "speed", 1234.5, 100000});
        writer->add(0, measure::Point{0, 5, false, "latency_mean", 0.0001, 1e20});
        writer->add(0, measure::Sample{"speed", 1'500'000, 0.1});
        writer->add(0, measure::Sample{"speed", 61'500'000, 2});
        writer->add(0, measure::Event{2'000'000, "checkpoint", "timed"});
        writer->endRun(0, store::RunState::Done, {}, {"noise"});
        writer->beginRun(1, record);
        writer->add(1, measure::Point{3, 7, true, "io_waits", 1e-7, 0});
        writer->endRun(1, store::RunState::Failed, measure::Fault{"run.failed", "step 3", {"x"}, "gone"}, {});
    }
    std::string path(const char* name = "a.pgduel") const
    {
        return (folder_.path() + QLatin1Char('/')).toStdString() + name;
    }
    store::StudyFile open() const { return store::StudyFile::open(path()); }
    /// Name of the experiment that a run carries out (the order of the plan is drawn).
    std::string experiment(int run) const
    {
        return open().runs().at(std::size_t(run)).planned.experiment == 0 ? "big, \"very\"" : "мал;ый";
    }
    QString folder() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
};

} // namespace example
