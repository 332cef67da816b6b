#include "load/background.h"

#include <thread>

namespace pgduel::app {

Background::Background(Terminal& terminal, QString stopping)
    : terminal_(terminal)
    , stopping_(std::move(stopping))
{
}

void Background::run(const std::function<void(std::stop_token)>& work)
{
    std::jthread thread([this, &work](std::stop_token stop) {
        work(std::move(stop));
        post([this] { loop_.quit(); });
    });
    connect(&interrupt_, &Interrupt::interrupted, &loop_, [this, &thread] {
        terminal_.note(stopping_);
        thread.request_stop();
    });
    loop_.exec();
    interrupt_.disconnect(&loop_);
}

void Background::post(std::function<void()> what)
{
    QMetaObject::invokeMethod(this, std::move(what), Qt::QueuedConnection);
}

} // namespace pgduel::app
