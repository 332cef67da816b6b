#pragma once

#include <QFrame>

class QLabel;
class QHBoxLayout;
class QVBoxLayout;

namespace pgduel::shell {

/// A titled group on a page: quiet border, title at the left of its head, further widgets at the right of it.
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(QWidget* parent = nullptr);
    void setTitle(const QString& title);
    QString title() const;
    QVBoxLayout* body() const { return body_; }
    QHBoxLayout* head() const { return head_; } ///< what is added stands at the right

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* title_;
    QHBoxLayout* head_;
    QVBoxLayout* body_;
};

} // namespace pgduel::shell
