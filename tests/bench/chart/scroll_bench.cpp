// What live charts cost: 6 lines with a million samples each behind them, in three linked charts, 5 updates a
// second. Prints the CPU time of the window's thread per update and as a share of one core.
#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <random>

#include "chart/chart_group.h"
#include "chart/line_chart.h"

using namespace pgduel;

namespace {

constexpr int lines = 6, charts = 3, history = 1'000'000, perUpdate = 20, updates = 250;
constexpr double updatesPerSecond = 5, pitch = 0.01; // s between samples

double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

class Bench {
public:
    explicit Bench(double window)
    {
        auto* layout = new QVBoxLayout(&page_);
        for (int c = 0; c < charts; ++c) {
            auto* view = new chart::LineChartView(&page_);
            layout->addWidget(view);
            group_.add(view);
            views_.push_back(view);
        }
        for (int c = 0; c < charts; ++c)
            views_[static_cast<std::size_t>(c)]->setPanel(panel(c));
        for (int i = 0; i < history; ++i)
            append();
        for (chart::LineChartView* view : views_)
            view->setWindow(window);
        page_.resize(1280, 900);
        page_.show();
        QApplication::processEvents();
    }

    /// CPU seconds of each update, painting included.
    std::vector<double> run()
    {
        std::vector<double> costs;
        for (int u = 0; u < updates; ++u) {
            for (int i = 0; i < perUpdate; ++i)
                append();
            const double begin = threadSeconds();
            for (chart::LineChartView* view : views_)
                view->appended();
            QApplication::processEvents();
            costs.push_back(threadSeconds() - begin);
        }
        return costs;
    }

private:
    chart::LinePanel panel(int c)
    {
        chart::LinePanel panel;
        panel.title = QStringLiteral("Chart %1").arg(c + 1);
        panel.x.kind = chart::XKind::ElapsedTime;
        for (int l = 0; l < lines / charts; ++l) {
            pyramids_.push_back(std::make_shared<measure::Pyramid>());
            chart::Line line;
            line.experiment = l;
            line.samples = pyramids_.back();
            panel.lines.push_back(line);
        }
        return panel;
    }

    void append()
    {
        const double t = pitch * count_++;
        for (std::size_t l = 0; l < pyramids_.size(); ++l)
            pyramids_[l]->append(
                t, 4000 + 600 * static_cast<double>(l) + 900 * std::sin(t / 37) + noise_(random_));
    }

    QWidget page_;
    chart::ChartGroup group_;
    std::vector<chart::LineChartView*> views_;
    std::vector<std::shared_ptr<measure::Pyramid>> pyramids_;
    std::mt19937 random_{1};
    std::normal_distribution<double> noise_{0, 150};
    int count_ = 0;
};

void report(const char* what, double window)
{
    Bench bench(window);
    auto costs = bench.run();
    double sum = 0;
    for (const double cost : costs)
        sum += cost;
    std::sort(costs.begin(), costs.end());
    const double mean = sum / static_cast<double>(costs.size());
    std::printf(
        "%-34s mean %6.2f ms, median %6.2f, p95 %6.2f, largest %6.2f: %5.2f %% of one core at 5 updates/s\n",
        what, mean * 1e3, costs[costs.size() / 2] * 1e3, costs[costs.size() * 95 / 100] * 1e3,
        costs.back() * 1e3, mean * updatesPerSecond * 100);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    report("all million samples shown", 0);
    report("window of 60 s, scrolling", 60);
    report("window of 10 s, scrolling", 10);
    return 0;
}
