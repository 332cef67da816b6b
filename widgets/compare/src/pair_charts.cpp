#include "pair_charts.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QVBoxLayout>

#include "chart/difference_chart.h"
#include "chart/line_chart.h"
#include "compare/study_pictures.h"
#include "shell/style.h"
#include "words/comparison_words.h"
#include "words/metrics.h"

namespace pgduel::compare {

namespace {

QWidget* titled(QLabel* title, QWidget* content)
{
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(shell::grid / 2);
    column->addWidget(title);
    column->addWidget(content, 1);
    return whole;
}

void widen(std::optional<chart::Range>& range, double value)
{
    if (!range)
        range = chart::Range{value, value};
    range->begin = std::min(range->begin, value);
    range->end = std::max(range->end, value);
}

void addMargin(std::optional<chart::Range>& range, bool fromZero)
{
    if (!range)
        return;
    const double margin = 0.06 * std::max(range->length(), 1e-9);
    range->begin = fromZero ? 0 : range->begin - margin;
    range->end += margin;
}

/// Of all runs of all experiments, from the comparisons that are there already.
std::optional<chart::Range> commonScale(const exchange::StudyVerdicts& verdicts, const std::string& metric)
{
    std::optional<chart::Range> range;
    for (const auto& pair : verdicts.all())
        for (const auto& point : pair.comparison.points) {
            if (pair.comparison.metric.id != metric)
                break;
            for (const auto* runs : {&point.baselineRuns, &point.candidateRuns})
                for (const double value : *runs)
                    widen(range, value);
        }
    addMargin(range, true);
    return range;
}

/// Of the pairs that the study names.
std::optional<chart::Range> commonDifferences(
    const exchange::StudyResults& results, const exchange::StudyVerdicts& verdicts, const std::string& metric)
{
    std::optional<chart::Range> range;
    widen(range, 0);
    for (const auto& [a, b] : results.pairs())
        if (const auto* pair = verdicts.find(a, b, metric))
            for (const auto& point : pair->comparison.points)
                if (point.difference && point.enoughEvidence)
                    widen(range, *point.difference);
    addMargin(range, false);
    return range;
}

/// Stands for a name in a title until the title is made; no title holds characters of the private use area.
QString placeOfName(std::size_t i)
{
    return QString(QChar(static_cast<char16_t>(0xE000 + i)));
}

QChar markerGlyph(chart::MarkerShape marker)
{
    switch (marker) {
    case chart::MarkerShape::Circle:
        return QChar(0x25CF);
    case chart::MarkerShape::Square:
        return QChar(0x25A0);
    case chart::MarkerShape::Triangle:
        return QChar(0x25B2);
    case chart::MarkerShape::Diamond:
        return QChar(0x25C6);
    case chart::MarkerShape::TriangleDown:
        return QChar(0x25BC);
    case chart::MarkerShape::Cross:
        return QChar(0x2715);
    case chart::MarkerShape::Plus:
        return QChar(0x271A);
    }
    return QChar(0x25CF);
}

} // namespace

PairCharts::PairCharts(QWidget* parent)
    : QWidget(parent)
    , lineTitle_(new QLabel)
    , leftTitle_(new QLabel)
    , rightTitle_(new QLabel)
    , differenceTitle_(new QLabel)
    , rows_(new QSplitter(Qt::Vertical))
    , columns_(new QSplitter(Qt::Horizontal))
    , lines_(new chart::LineChartView)
    , left_(new chart::LineChartView)
    , right_(new chart::LineChartView)
    , difference_(new chart::DifferenceChartView)
{
    over_ = titled(lineTitle_, lines_);
    columns_->addWidget(titled(leftTitle_, left_));
    columns_->addWidget(titled(rightTitle_, right_));
    columns_->setChildrenCollapsible(false);
    columns_->hide();
    auto* upper = new QWidget;
    auto* either = new QVBoxLayout(upper);
    either->setContentsMargins(0, 0, 0, 0);
    either->addWidget(over_);
    either->addWidget(columns_);
    rows_->addWidget(upper);
    rows_->addWidget(titled(differenceTitle_, difference_));
    rows_->setStretchFactor(0, 3);
    rows_->setStretchFactor(1, 2);
    rows_->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(rows_);
    stacked_.add(lines_);
    stacked_.add(difference_);
    paired_.add(left_);
    paired_.add(right_);
    for (auto* view : {static_cast<chart::ChartView*>(lines_), static_cast<chart::ChartView*>(left_),
             static_cast<chart::ChartView*>(right_), static_cast<chart::ChartView*>(difference_)})
        connect(view, &chart::ChartView::contextMenuAsked, this, &PairCharts::openMenu);
    connect(&stacked_, &chart::ChartGroup::crosshairMoved, &paired_, &chart::ChartGroup::setCrosshair);
    connect(&paired_, &chart::ChartGroup::crosshairMoved, &stacked_, &chart::ChartGroup::setCrosshair);
}

void PairCharts::setHeading(QLabel* label, const QString& html)
{
    auto face = shell::scaledFont(font(), 1);
    if (presenting_)
        face.setPixelSize(lines_->theme().font.pixelSize());
    face.setWeight(QFont::DemiBold);
    label->setFont(face);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setText(html);
}

// Names of experiments with the colour and the marker of their lines before them: the heading is the legend.
QString PairCharts::coloured(const QString& text, const std::vector<std::pair<int, QString>>& names) const
{
    QString html = text.toHtmlEscaped();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto style = lines_->theme().seriesStyle(names[i].first);
        html.replace(placeOfName(i),
            QStringLiteral("<span style='color:%1'>%2</span> %3")
                .arg(style.colour.name(), QString(markerGlyph(style.marker)),
                    names[i].second.toHtmlEscaped()));
    }
    return html;
}

void PairCharts::showHeadings(const analysis::Comparison& comparison, int baseline, int candidate)
{
    const std::pair a{baseline, QString::fromStdString(comparison.baseline)};
    const std::pair b{candidate, QString::fromStdString(comparison.candidate)};
    const std::string& metric = comparison.metric.id;
    setHeading(lineTitle_, coloured(words::lineChartTitle(metric, placeOfName(0), placeOfName(1)), {a, b}));
    setHeading(leftTitle_, coloured(placeOfName(0), {a}));
    setHeading(rightTitle_, coloured(placeOfName(0), {b}));
    setHeading(differenceTitle_, words::differenceChartTitle(metric, a.second, b.second).toHtmlEscaped());
}

void PairCharts::showPair(const exchange::StudyResults& results, const exchange::StudyVerdicts& verdicts,
    int baseline, int candidate, const analysis::PairAnalysis& analysis)
{
    const auto& comparison = analysis.comparison;
    showHeadings(comparison, baseline, candidate);
    fillLines(results, verdicts, comparison, baseline, candidate);

    chart::DifferencePanel panel = differencePanel(analysis);
    if (panel.stepNoise > 0)
        differenceTitle_->setText(differenceTitle_->text()
            + QStringLiteral(" <span style='font-weight:normal'>▒ %1: %2</span>")
                  .arg(words::stepNoiseLabel(), words::plusMinusText(panel.stepNoise)));
    // In large type the axis has no room for a title: the heading and the signs at the ticks say it.
    panel.yTitle = presenting_ ? QString() : words::differenceAxisTitle();
    panel.x = pairAxis(results, comparison);
    if (sameScale_)
        panel.y = commonDifferences(results, verdicts, comparison.metric.id);
    difference_->setPanel(std::move(panel));
    difference_->setAccessibleName(words::differenceAxisTitle());
}

void PairCharts::fillLines(const exchange::StudyResults& results, const exchange::StudyVerdicts& verdicts,
    const analysis::Comparison& comparison, int baseline, int candidate)
{
    const std::string metric = comparison.metric.id;
    chart::LinePanel panel;
    panel.yTitle = words::metricAxisTitle(metric);
    panel.x = pairAxis(results, comparison);
    panel.lines = chart::pairLines(comparison, panel.x, baseline, candidate, chart::Replicates::Band);
    if (sameScale_ || sideBySide_)
        panel.y = commonScale(verdicts, metric);
    over_->setVisible(!sideBySide_);
    columns_->setVisible(sideBySide_);
    lines_->setPanel(panel);
    for (const auto& [view, experiment] : {std::pair{left_, baseline}, std::pair{right_, candidate}}) {
        auto own = panel;
        own.lines.erase(
            std::remove_if(own.lines.begin(), own.lines.end(),
                [wanted = experiment](const chart::Line& line) { return line.experiment != wanted; }),
            own.lines.end());
        view->setPanel(std::move(own));
    }
}

void PairCharts::setSideBySide(bool sideBySide)
{
    sideBySide_ = sideBySide;
}

void PairCharts::setSameScale(bool sameScale)
{
    sameScale_ = sameScale;
}

void PairCharts::setTheme(const chart::Theme& theme, bool presenting)
{
    presenting_ = presenting;
    lines_->setTheme(theme);
    left_->setTheme(theme);
    right_->setTheme(theme);
    difference_->setTheme(theme);
}

void PairCharts::openMenu(const QPoint& place)
{
    QMenu menu(this);
    auto* copy = menu.addAction(tr("Copy picture"));
    auto* save = menu.addAction(tr("Export picture…"));
    const auto* chosen = menu.exec(place);
    if (chosen == save)
        emit pictureAsked();
    if (chosen == copy) {
        QApplication::clipboard()->setPixmap(grab());
        emit copied(tr("The charts are in the clipboard."));
    }
}

} // namespace pgduel::compare
