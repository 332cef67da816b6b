#pragma once

#include <functional>

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace pgduel::shell {

/// A bar in a page that says what is wrong (or worth knowing) and offers the way out as a button. Hidden
/// while it has no text.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Notice, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Replaces what was said before. An empty `action` text shows no button.
    void say(Kind kind, const QString& text, const QString& action = {}, std::function<void()> wayOut = {});
    void clear();
    QString text() const;
    QString actionText() const;
    Kind kind() const { return kind_; }

signals:
    void closed(); ///< by the reader

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Kind kind_ = Kind::Notice;
    std::function<void()> wayOut_;
    QLabel* text_;
    QPushButton* action_;
    QToolButton* close_;
};

} // namespace pgduel::shell
