#include <gtest/gtest.h>

#include <QCoreApplication>

#include <memory>

namespace {

/// Qt Sql loads its driver through the application object.
class QtApplication : public testing::Environment {
public:
    void SetUp() override { application_ = std::make_unique<QCoreApplication>(count_, arguments_); }
    void TearDown() override { application_.reset(); }

private:
    char name_[5] = "test";
    char* arguments_[2] = {name_, nullptr};
    int count_ = 1;
    std::unique_ptr<QCoreApplication> application_;
};

const auto* const registered = testing::AddGlobalTestEnvironment(new QtApplication);

} // namespace
