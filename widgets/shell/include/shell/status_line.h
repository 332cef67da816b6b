#pragma once

#include <QWidget>

#include "shell/retranslated.h"

class QLabel;

namespace pgduel::shell {

/// The line at the bottom: what happens now, time left, cost of driver and sampler, whether sleep is
/// inhibited.
class StatusLine : public Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setActivity(const QString& text);
    void setTimeLeft(const QString& text); ///< empty: hidden
    void setCost(const QString& text); ///< empty: hidden
    void setSleepInhibited(bool inhibited);
    QString activity() const;

protected:
    void retranslate() override;
    void recolour() override;

private:
    QLabel *activity_, *timeLeft_, *cost_, *sleep_;
};

} // namespace pgduel::shell
