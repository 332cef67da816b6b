// How long the real window takes from opening a study file to the first drawn charts: bench_open_study
// FILE.pgduel Run it with QT_QPA_PLATFORM=offscreen; tests/bench/store makes a file with ten million samples.
#include <algorithm>
#include <cstdio>

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>

#include "chart/line_chart.h"
#include "run_page/run_page.h"
#include "window/main_window.h"

using namespace pgduel;

namespace {

constexpr qint64 patienceMillis = 60'000;

bool drawn(const run_page::RunPage& page)
{
    const auto charts = page.findChildren<chart::LineChartView*>();
    return std::any_of(charts.begin(), charts.end(), [](const chart::LineChartView* view) {
        const auto& lines = view->panel().lines;
        return std::any_of(lines.begin(), lines.end(),
            [](const chart::Line& line) { return line.samples && !line.samples->empty(); });
    });
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("bench_open_study FILE.pgduel\n", stderr);
        return 1;
    }
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    words::LanguageSwitch languages(words::Language::English);
    shell::Appearance appearance(application);
    app::MainWindow window(settings, languages, appearance);
    window.show();
    QApplication::processEvents();

    QElapsedTimer since;
    since.start();
    window.openStudy(QString::fromLocal8Bit(argv[1]));
    qint64 longest = 0;
    while (!drawn(window.runPage()) && since.elapsed() < patienceMillis) {
        QElapsedTimer turn;
        turn.start();
        QApplication::processEvents(QEventLoop::AllEvents, 20);
        longest = std::max(longest, turn.elapsed());
    }
    window.showStep(shell::Step::Run);
    QApplication::processEvents();
    std::printf("first charts after %lld ms; longest turn of the event loop %lld ms\n",
        static_cast<long long>(since.elapsed()), static_cast<long long>(longest));
    return drawn(window.runPage()) ? 0 : 1;
}
