#include "metric_chart.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "shell/style.h"
#include "words/metrics.h"

namespace pgduel::run_page {

MetricChart::MetricChart(const std::string& metric, QWidget* parent)
    : Retranslated(parent)
    , metric_(metric)
    , heading_(new QToolButton(this))
    , menu_(new QMenu(this))
    , view_(new chart::LineChartView(this))
{
    heading_->setMenu(menu_);
    heading_->setPopupMode(QToolButton::InstantPopup);
    heading_->setAutoRaise(true);
    heading_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(menu_, &QMenu::aboutToShow, this, &MetricChart::fillMenu);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading_, 0, Qt::AlignLeft);
    column->addWidget(view_, 1);
    setPresenting(false);
    retranslate();
}

void MetricChart::setMetric(const std::string& metric)
{
    metric_ = metric;
    retranslate();
}

void MetricChart::setPanel(chart::LinePanel panel)
{
    view_->setPanel(std::move(panel));
    view_->setAccessibleName(words::metricAxisTitle(metric_));
}

void MetricChart::fillMenu()
{
    menu_->clear();
    auto* group = new QActionGroup(menu_);
    for (const auto& id : offered_) {
        auto* action = menu_->addAction(words::metricAxisTitle(id));
        action->setToolTip(words::metricDefinition(id));
        action->setCheckable(true);
        action->setChecked(id == metric_);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id] {
            setMetric(id);
            emit metricChosen();
        });
    }
    menu_->setToolTipsVisible(true);
    menu_->addSeparator();
    connect(menu_->addAction(tr("One more chart")), &QAction::triggered, this, &MetricChart::addAsked);
    auto* remove = menu_->addAction(tr("Take this chart away"));
    remove->setEnabled(removable_);
    connect(remove, &QAction::triggered, this, &MetricChart::removeAsked);
}

void MetricChart::setPresenting(bool presenting)
{
    auto face = shell::scaledFont(font(), 1);
    if (presenting)
        face.setPixelSize(view_->theme().font.pixelSize());
    face.setWeight(QFont::DemiBold);
    heading_->setFont(face);
    heading_->setFocusPolicy(presenting ? Qt::NoFocus : Qt::TabFocus);
    heading_->setMenu(presenting ? nullptr : menu_);
}

void MetricChart::retranslate()
{
    heading_->setText(words::metricAxisTitle(metric_));
    heading_->setToolTip(words::metricDefinition(metric_));
    heading_->setAccessibleName(tr("Metric of the chart: %1").arg(words::metricName(metric_)));
}

} // namespace pgduel::run_page
