#pragma once

#include <vector>

#include <QWidget>

#include "study/load.h"

namespace pgduel::design {

/// Sessions over time as the load is planned, or transactions a second where it has a rate: a stair, warm-up
/// hatched, the discarded head of a step paler.
class LoadCurve : public QWidget {
    Q_OBJECT
public:
    explicit LoadCurve(QWidget* parent = nullptr);
    void setSteps(std::vector<study::LoadStep> steps);
    const std::vector<study::LoadStep>& steps() const { return steps_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; ///< tool tip: the step beneath the pointer
    void changeEvent(QEvent* event) override;

private:
    struct Scale;
    bool isRate() const { return !steps_.empty() && steps_.front().rate > 0; }
    double heightOf(const study::LoadStep& step) const { return isRate() ? step.rate : step.sessions; }
    Scale scale() const;
    void describe();
    void drawAxes(QPainter& painter, const Scale& scale) const;
    void drawSteps(QPainter& painter, const Scale& scale) const;

    std::vector<study::LoadStep> steps_;
};

} // namespace pgduel::design
