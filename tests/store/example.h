#pragma once

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <string>

#include "store/study_file.h"
#include "store/study_writer.h"

/// A small study and what tests do with its file.
namespace example {

using namespace pgduel;

/// Two experiments, two blocks: four runs.
inline study::Study study()
{
    study::Study study;
    study.title = "Кэш 25 % против 40 %";
    study.question = "Does it pay off?";
    study.scenario.scripts = {{"select", 1, "SELECT 1;", "", "", ""}};
    study.factors = {
        {"shared_buffers", study::FactorTarget::Setting, "shared_buffers", {}, {"64 MB", "96 MB"}, {}}};
    study.plan.replicates = 2;
    return study;
}

class Folder {
public:
    std::string file(const std::string& name = "a.pgduel") const
    {
        return folder_.path().toStdString() + "/" + name;
    }
    QString path() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
};

/// Code of the fault that `action` throws, empty when it throws none.
template <typename Action> std::string faultOf(Action&& action)
{
    try {
        action();
    } catch (const store::StoreError& error) {
        return error.fault().code;
    }
    return {};
}

} // namespace example
