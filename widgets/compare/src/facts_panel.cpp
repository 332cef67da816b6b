#include "facts_panel.h"

#include <algorithm>
#include <set>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "exchange/study_verdicts.h"
#include "measure/fingerprint.h"
#include "shell/card.h"
#include "shell/style.h"
#include "text_label.h"
#include "words/comparison_words.h"
#include "words/metrics.h"
#include "words/numbers.h"
#include "words/run_words.h"
#include "words/verdict_words.h"

namespace pgduel::compare {

namespace {

constexpr int narrowest = 300;
constexpr int narrowestPresented = 440;
constexpr double presenterPoints = 20;

const store::RunRecord* firstFinished(const exchange::StudyResults& results, int experiment)
{
    for (const auto& run : results.runs())
        if (run.planned.experiment == experiment && run.state == store::RunState::Done)
            return &run;
    return nullptr;
}

} // namespace

FactsPanel::FactsPanel(QWidget* parent)
    : Retranslated(parent)
    , facts_(new shell::Card)
    , runs_(new shell::Card)
    , differences_(new shell::Card)
    , whyButton_(new QPushButton)
{
    pair_ = addText(facts_);
    headline_ = addText(facts_);
    interval_ = addText(facts_);
    extremes_ = addText(facts_);
    sentences_ = addText(facts_);
    facts_->body()->addWidget(whyButton_, 0, Qt::AlignLeft);
    why_ = addText(facts_);
    whyButton_->setCheckable(true);
    connect(whyButton_, &QPushButton::toggled, this, &FactsPanel::showWhy);
    runsText_ = addText(runs_);
    differencesText_ = addText(differences_);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, shell::grid, 0);
    column->setSpacing(shell::grid);
    for (auto* card : {facts_, runs_, differences_})
        column->addWidget(card);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setPresenting(false);
    retranslate();
}

QLabel* FactsPanel::addText(shell::Card* card)
{
    auto* label = textLabel();
    card->body()->addWidget(label);
    return label;
}

void FactsPanel::showPair(const exchange::StudyResults& results, int baseline, int candidate,
    const analysis::PairAnalysis& analysis)
{
    showVerdict(analysis);
    showRuns(results, baseline, candidate);
    showDifferences(results, baseline, candidate);
}

void FactsPanel::showVerdict(const analysis::PairAnalysis& analysis)
{
    const analysis::Verdict& verdict = analysis.verdict;
    const analysis::Comparison& comparison = analysis.comparison;
    facts_->setTitle(words::metricName(verdict.metric.id));
    pair_->setText(words::pairTitle(
        QString::fromStdString(verdict.baseline), QString::fromStdString(verdict.candidate)));
    headline_->setText(words::verdictHeadline(verdict));
    interval_->setText(words::intervalText(verdict) + QLatin1Char('\n') + words::sampleText(verdict));
    interval_->setVisible(verdict.interval.has_value());
    QStringList lines{
        words::minText(comparison.min), words::meanText(comparison.mean), words::maxText(comparison.max)};
    extremes_->setText(lines.join(QLatin1Char('\n')));
    const QStringList sentences = words::verdictSentences(verdict).mid(1) + words::placeSentences(comparison);
    sentences_->setText(sentences.join(QLatin1Char('\n')));
    sentences_->setVisible(!presenting_ && !sentences.isEmpty());
    why_->setText((words::verdictFacts(analysis)
        << tr("Runs, each as the geometric mean of its load steps:") << words::runFacts(analysis))
                      .join(QLatin1Char('\n')));
    showWhy();
}

void FactsPanel::showWhy()
{
    whyButton_->setVisible(!presenting_);
    why_->setVisible(!presenting_ && whyButton_->isChecked());
}

void FactsPanel::showRuns(const exchange::StudyResults& results, int baseline, int candidate)
{
    QStringList lines{tr("A: %1").arg(words::runsText(results.finishedRuns(baseline))),
        tr("B: %1").arg(words::runsText(results.finishedRuns(candidate)))};
    std::set<std::string> marks;
    QString waitSource;
    for (const auto& run : results.runs()) {
        if (run.state != store::RunState::Done
            || (run.planned.experiment != baseline && run.planned.experiment != candidate))
            continue;
        marks.insert(run.marks.begin(), run.marks.end());
        waitSource = words::waitSourceText(run.waitSource);
    }
    if (!waitSource.isEmpty())
        lines << waitSource;
    for (const auto& mark : marks)
        lines << words::markText(mark);
    runsText_->setText(lines.join(QLatin1Char('\n')));
}

void FactsPanel::showDifferences(const exchange::StudyResults& results, int baseline, int candidate)
{
    const auto* a = firstFinished(results, baseline);
    const auto* b = firstFinished(results, candidate);
    QStringList tested, surprises;
    if (a && b) {
        const auto underTest = exchange::settingsUnderTest(results, {baseline, candidate});
        for (const auto& difference : measure::differences(a->configuration, b->configuration)) {
            const QString line =
                QStringLiteral("%1: %2 → %3")
                    .arg(QString::fromStdString(difference.name), QString::fromStdString(difference.before),
                        QString::fromStdString(difference.after));
            const std::string name = QString::fromStdString(difference.name).toLower().toStdString();
            (underTest.count(name) ? tested : surprises) << line;
        }
    }
    QStringList lines = tested;
    if (!surprises.isEmpty())
        lines << tr("%n other difference(s):", nullptr, static_cast<int>(surprises.size())) << surprises;
    else if (a && b)
        lines << tr("Nothing else differs.");
    differencesText_->setText(lines.join(QLatin1Char('\n')));
}

void FactsPanel::setPresenting(bool presenting)
{
    presenting_ = presenting;
    runs_->setVisible(!presenting);
    differences_->setVisible(!presenting);
    sentences_->setVisible(!presenting);
    showWhy();
    const int least = presenting ? narrowestPresented : narrowest;
    setMinimumWidth(least);
    setMaximumWidth(least + 10 * shell::grid);
    auto face = font();
    if (presenting)
        face.setPointSizeF(presenterPoints);
    auto title = face;
    title.setWeight(QFont::DemiBold);
    for (auto* label : facts_->findChildren<QLabel*>())
        label->setFont(label == facts_->head()->itemAt(0)->widget() ? title : face);
    headline_->setFont(shell::scaledFont(face, presenting ? 2 : 3));
}

void FactsPanel::retranslate()
{
    whyButton_->setText(tr("Why?"));
    whyButton_->setToolTip(tr("The facts behind this verdict: method, runs, what was left out"));
    runs_->setTitle(tr("Runs behind it"));
    differences_->setTitle(tr("What differs between these runs"));
    setAccessibleName(tr("Facts of the comparison"));
}

} // namespace pgduel::compare
