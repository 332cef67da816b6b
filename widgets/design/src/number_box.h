#pragma once

#include <QDoubleSpinBox>

namespace pgduel::design {

/// A number with as few decimals as it needs. A decimal point and a comma are both understood, whatever the
/// language.
class NumberBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit NumberBox(QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& input, int& position) const override;

private:
    QString bare(const QString& text) const;
};

} // namespace pgduel::design
