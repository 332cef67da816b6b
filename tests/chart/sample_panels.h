#pragma once

#include <QImage>

#include <cmath>

#include "chart/picture.h"

namespace pgduel::chart::sample {

inline const std::vector<int> sessions{5, 8, 14, 23, 38, 65, 108, 181};

inline analysis::ExperimentPoints experiment(const std::string& name, const std::string& metric,
    const std::vector<double>& values, int runs, double evidence)
{
    analysis::ExperimentPoints result{name, {}};
    for (int run = 0; run < runs; ++run) {
        std::vector<measure::Point> points;
        for (std::size_t i = 0; i < values.size(); ++i)
            if (values[i] >= 0)
                points.push_back({static_cast<int>(i), sessions[i], false, metric,
                    values[i] * (1 + 0.02 * (run - (runs - 1) / 2.0)), evidence});
        result.runs.push_back(points);
    }
    return result;
}

/// A negative value is a missing step.
inline analysis::Comparison comparison(const std::string& metric, const std::vector<double>& a,
    const std::vector<double>& b, int runs = 3, double evidence = 5000)
{
    return analysis::compare(*measure::findMetric(metric), experiment("25 % RAM", metric, a, runs, evidence),
        experiment("40 % RAM", metric, b, runs, evidence));
}

inline analysis::Comparison speed()
{
    return comparison("speed", {1850, 2710, 4020, 5400, 5800, 5412, 5120, 4700},
        {1813, 2820, 4200, 5720, 6540, 6600, 5300, 4650});
}

inline PictureSpec pair(const analysis::Comparison& comparison)
{
    PictureSpec spec;
    spec.title = QStringLiteral("Speed: 25 % RAM vs 40 % RAM");
    spec.subtitle = QStringLiteral("Mixed load");
    spec.source = QStringLiteral("pgDuel, PostgreSQL 15.18");
    LinePanel lines;
    lines.x = observationAxis(comparison, QStringLiteral("Observation point (sessions)"));
    lines.yTitle = QStringLiteral("Speed, transactions/s");
    lines.lines = pairLines(comparison, lines.x, 0, 1, Replicates::Band);
    DifferencePanel difference{{}, QStringLiteral("Relative difference, %"), lines.x, comparison, {}};
    spec.panels = {lines, difference};
    return spec;
}

/// One line over elapsed time with a spike and a gap of ten seconds in the middle.
inline LinePanel spikeAndGap(int samples, double pitch)
{
    auto data = std::make_shared<measure::Pyramid>();
    const double gapBegin = samples * pitch * 0.5;
    for (int i = 0; i < samples; ++i) {
        const double t = i * pitch;
        if (t >= gapBegin && t < gapBegin + 10)
            continue;
        if (t >= gapBegin + 10 && t < gapBegin + 10 + pitch)
            data->breakLine();
        data->append(t, i == samples / 4 ? 9000 : 1000);
    }
    LinePanel panel;
    panel.title = QStringLiteral("Speed");
    panel.x.kind = XKind::ElapsedTime;
    Line line;
    line.name = QStringLiteral("25 % RAM");
    line.samples = data;
    panel.lines = {line};
    return panel;
}

inline bool near(const QColor& a, const QColor& b, int most = 40)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue())
        <= most;
}

/// Pixels of about this colour in an area.
inline int count(const QImage& image, QRect area, const QColor& colour, int tolerance = 40)
{
    area &= image.rect();
    int found = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            found += near(image.pixelColor(x, y), colour, tolerance) ? 1 : 0;
    return found;
}

} // namespace pgduel::chart::sample
