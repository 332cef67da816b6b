#pragma once

#include <QAbstractButton>

class QLabel;
class QVBoxLayout;

namespace pgduel::design {

/// A card that is one big button: click, Enter or Space open what it stands for.
class ClickCard : public QAbstractButton {
    Q_OBJECT
public:
    explicit ClickCard(QWidget* parent = nullptr);
    /// A line of text; strong lines are titles, quiet ones secondary.
    enum class Weight { Strong, Plain, Quiet };
    void addLine(const QString& text, Weight weight);
    QVBoxLayout* lines() const { return lines_; }
    QSize sizeHint() const override;

protected:
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QVBoxLayout* lines_;
};

} // namespace pgduel::design
