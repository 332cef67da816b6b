#include "compare_bar.h"

#include <algorithm>

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include "shell/style.h"
#include "words/metrics.h"

namespace pgduel::compare {

namespace {

const std::vector<std::string>& frontMetrics()
{
    static const std::vector<std::string> metrics{
        "speed", "io_waits", "lwlock_waits", "latency_p50", "latency_p95", "latency_p99"};
    return metrics;
}

bool contains(const std::vector<std::string>& all, const std::string& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

} // namespace

CompareBar::CompareBar(QWidget* parent)
    : Retranslated(parent)
{
    build();
    retranslate();
}

void CompareBar::build()
{
    // The letters of the formula (B − A) / A, the same in every language.
    aLabel_ = new QLabel(QStringLiteral("A"), this);
    bLabel_ = new QLabel(QStringLiteral("B"), this);
    baseline_ = new QComboBox(this);
    candidate_ = new QComboBox(this);
    for (auto* box : {baseline_, candidate_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMinimumContentsLength(8);
        connect(box, &QComboBox::activated, this, [this] {
            showPair();
            emit chosen();
        });
    }
    const auto button = [this](const QString& text) {
        auto* made = new QToolButton(this);
        made->setText(text);
        made->setAutoRaise(true);
        return made;
    };
    swap_ = button(QStringLiteral("⇄"));
    previous_ = button(QStringLiteral("◀"));
    next_ = button(QStringLiteral("▶"));
    pair_ = new QLabel(this);
    metricButtons_ = new QButtonGroup(this);
    metricRow_ = new QHBoxLayout;
    metricRow_->setSpacing(shell::grid / 2);
    more_ = button({});
    moreMenu_ = new QMenu(this);
    more_->setMenu(moreMenu_);
    more_->setPopupMode(QToolButton::InstantPopup);
    view_ = button({});
    viewMenu_ = new QMenu(this);
    view_->setMenu(viewMenu_);
    view_->setPopupMode(QToolButton::InstantPopup);
    for (auto** action : {&sideBySide_, &sameScale_, &table_})
        (*action = viewMenu_->addAction(QString()))->setCheckable(true);
    viewMenu_->addSeparator();
    picture_ = viewMenu_->addAction(QString());
    points_ = viewMenu_->addAction(QString());

    connect(swap_, &QToolButton::clicked, this, &CompareBar::swap);
    connect(previous_, &QToolButton::clicked, this, [this] { stepPair(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { stepPair(1); });
    connect(sideBySide_, &QAction::toggled, this, &CompareBar::sideBySideChosen);
    connect(sameScale_, &QAction::toggled, this, &CompareBar::sameScaleChosen);
    connect(table_, &QAction::toggled, this, &CompareBar::tableChosen);
    connect(picture_, &QAction::triggered, this, &CompareBar::exportPictureChosen);
    connect(points_, &QAction::triggered, this, &CompareBar::exportPointsChosen);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(shell::grid);
    row->addWidget(aLabel_);
    row->addWidget(baseline_);
    row->addWidget(swap_);
    row->addWidget(bLabel_);
    row->addWidget(candidate_);
    row->addSpacing(2 * shell::grid);
    row->addLayout(metricRow_);
    row->addWidget(more_);
    row->addStretch(1);
    row->addWidget(previous_);
    row->addWidget(pair_);
    row->addWidget(next_);
    row->addWidget(view_);
}

void CompareBar::setResults(const exchange::StudyResults& results)
{
    const int a = baseline(), b = candidate();
    pairs_ = results.pairs();
    const QSignalBlocker quietA(baseline_), quietB(candidate_);
    for (auto* box : {baseline_, candidate_}) {
        box->clear();
        for (const auto& experiment : results.experiments())
            box->addItem(QString::fromStdString(experiment.name), experiment.index);
    }
    fillMetrics(results.metrics());
    const int count = static_cast<int>(results.experiments().size());
    const bool kept = a >= 0 && b >= 0 && a < count && b < count && a != b;
    const auto first = pairs_.empty() ? std::pair{0, std::min(1, count - 1)} : pairs_.front();
    choose(kept ? a : first.first, kept ? b : first.second, metric_);
}

QToolButton* CompareBar::metricButton(const std::string& metric)
{
    auto* made = new QToolButton(this);
    made->setCheckable(true);
    made->setAutoRaise(true);
    made->setProperty("metric", QString::fromStdString(metric));
    metricButtons_->addButton(made);
    connect(made, &QToolButton::clicked, this, [this, metric] {
        metric_ = metric;
        emit chosen();
    });
    return made;
}

void CompareBar::fillMetrics(const std::vector<std::string>& there)
{
    metrics_ = there;
    for (auto* old : metricButtons_->buttons()) {
        metricButtons_->removeButton(old);
        old->deleteLater();
    }
    moreMenu_->clear();
    for (const auto& metric : frontMetrics())
        if (contains(there, metric))
            metricRow_->addWidget(metricButton(metric));
    for (const auto& metric : there)
        if (!contains(frontMetrics(), metric)) {
            auto* action = moreMenu_->addAction(QString());
            action->setData(QString::fromStdString(metric));
            connect(action, &QAction::triggered, this, [this, metric] {
                choose(baseline(), candidate(), metric);
                emit chosen();
            });
        }
    more_->setVisible(!moreMenu_->isEmpty());
    if (!contains(there, metric_) && !there.empty())
        metric_ = there.front();
    retranslate();
}

void CompareBar::choose(int baseline, int candidate, const std::string& metric)
{
    baseline_->setCurrentIndex(baseline_->findData(baseline));
    candidate_->setCurrentIndex(candidate_->findData(candidate));
    if (contains(metrics_, metric))
        metric_ = metric;
    showPair();
}

int CompareBar::baseline() const
{
    return baseline_->currentIndex() < 0 ? -1 : baseline_->currentData().toInt();
}

int CompareBar::candidate() const
{
    return candidate_->currentIndex() < 0 ? -1 : candidate_->currentData().toInt();
}

int CompareBar::pairIndex() const
{
    const auto found = std::find(pairs_.begin(), pairs_.end(), std::pair{baseline(), candidate()});
    return found == pairs_.end() ? -1 : static_cast<int>(found - pairs_.begin());
}

void CompareBar::stepPair(int direction)
{
    if (pairs_.empty())
        return;
    const int count = static_cast<int>(pairs_.size());
    const int now = pairIndex();
    const int then = now < 0 ? 0 : (now + direction + count) % count;
    choose(
        pairs_[static_cast<std::size_t>(then)].first, pairs_[static_cast<std::size_t>(then)].second, metric_);
    emit chosen();
}

void CompareBar::swap()
{
    choose(candidate(), baseline(), metric_);
    emit chosen();
}

void CompareBar::toggleTable()
{
    table_->toggle();
}

void CompareBar::showPair()
{
    const int index = pairIndex();
    const auto count = static_cast<int>(pairs_.size());
    pair_->setText(index < 0 ? tr("own pair") : tr("pair %1 of %2").arg(index + 1).arg(count));
    previous_->setEnabled(count > 1);
    next_->setEnabled(count > 1);
    bool onButton = false;
    for (auto* button : metricButtons_->buttons()) {
        const bool current = button->property("metric").toString().toStdString() == metric_;
        button->setChecked(current);
        onButton = onButton || current;
    }
    metricButtons_->setExclusive(onButton);
    more_->setText(onButton ? tr("More") : words::metricShortName(metric_));
}

void CompareBar::retranslate()
{
    baseline_->setAccessibleName(tr("Baseline A"));
    candidate_->setAccessibleName(tr("Candidate B"));
    baseline_->setToolTip(tr("The difference is (B − A) / A: A is the baseline"));
    candidate_->setToolTip(tr("The difference is (B − A) / A: B is the candidate"));
    swap_->setToolTip(tr("Swap A and B (X)"));
    swap_->setAccessibleName(tr("Swap A and B"));
    previous_->setToolTip(tr("Previous pair (Ctrl+Left)"));
    previous_->setAccessibleName(tr("Previous pair"));
    next_->setToolTip(tr("Next pair (Ctrl+Right)"));
    next_->setAccessibleName(tr("Next pair"));
    view_->setText(tr("View and export"));
    sideBySide_->setText(tr("A and B side by side"));
    sameScale_->setText(tr("The same scales for all pairs"));
    table_->setText(tr("Table of the numbers"));
    table_->setShortcut(Qt::CTRL | Qt::Key_T);
    picture_->setText(tr("Export picture…"));
    points_->setText(tr("Export points as CSV…"));
    for (auto* button : metricButtons_->buttons()) {
        const auto metric = button->property("metric").toString().toStdString();
        button->setText(words::metricShortName(metric));
        button->setToolTip(words::metricDefinition(metric));
        button->setAccessibleName(words::metricName(metric));
    }
    for (auto* action : moreMenu_->actions())
        action->setText(words::metricName(action->data().toString().toStdString()));
    showPair();
}

} // namespace pgduel::compare
