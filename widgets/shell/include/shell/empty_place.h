#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace pgduel::shell {

/// Stands where there is nothing yet: says what will be here and offers the action that brings it.
class EmptyPlace : public QWidget {
    Q_OBJECT
public:
    explicit EmptyPlace(QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& explanation, const QString& action = {});

signals:
    void actionTriggered();

protected:
    void changeEvent(QEvent* event) override;

private:
    void dress();
    QLabel *title_, *explanation_;
    QPushButton* action_;
};

} // namespace pgduel::shell
