#include "shell/message_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "shell/style.h"

namespace pgduel::shell {

namespace {

struct Look {
    QColor text, ground;
    QChar sign;
};

Look lookOf(MessageBar::Kind kind, const QPalette& palette)
{
    const auto tones = tonesOf(palette);
    switch (kind) {
    case MessageBar::Kind::Error:
        return {tones.error, tones.errorGround, QLatin1Char('!')};
    case MessageBar::Kind::Warning:
        return {tones.warning, tones.warningGround, QLatin1Char('!')};
    case MessageBar::Kind::Notice:
        break;
    }
    return {tones.notice, tones.noticeGround, QLatin1Char('i')};
}

constexpr int signRoom = 4 * grid;

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , text_(new QLabel(this))
    , action_(new QPushButton(this))
    , close_(new QToolButton(this))
{
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setTextFormat(Qt::PlainText);
    close_->setAutoRaise(true);
    close_->setText(QStringLiteral("×"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(signRoom + grid, grid, grid, grid);
    row->setSpacing(grid);
    row->addWidget(text_, 1);
    row->addWidget(action_, 0, Qt::AlignVCenter);
    row->addWidget(close_, 0, Qt::AlignTop);
    connect(action_, &QPushButton::clicked, this, [this] {
        if (const auto wayOut = wayOut_) // a copy: the way out may say something else
            wayOut();
    });
    connect(close_, &QToolButton::clicked, this, [this] {
        clear();
        emit closed();
    });
    clear();
}

void MessageBar::say(Kind kind, const QString& text, const QString& action, std::function<void()> wayOut)
{
    kind_ = kind;
    wayOut_ = std::move(wayOut);
    text_->setText(text);
    action_->setText(action);
    action_->setAccessibleName(action);
    action_->setVisible(!action.isEmpty());
    close_->setAccessibleName(tr("Close this message"));
    close_->setToolTip(close_->accessibleName());
    setAccessibleName(text);
    setInk(text_, lookOf(kind_, palette()).text);
    setVisible(!text.isEmpty());
    update();
}

void MessageBar::clear()
{
    say(Kind::Notice, {});
}

QString MessageBar::text() const
{
    return text_->text();
}

QString MessageBar::actionText() const
{
    return action_->text();
}

void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        setInk(text_, lookOf(kind_, palette()).text);
    }
    if (event->type() == QEvent::LanguageChange)
        close_->setAccessibleName(tr("Close this message"));
}

void MessageBar::paintEvent(QPaintEvent* /*event*/)
{
    const auto look = lookOf(kind_, palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.ground);
    painter.drawRoundedRect(QRectF(rect()), 4, 4);
    const QRectF disc(1.5 * grid, (height() - 2.25 * grid) / 2, 2.25 * grid, 2.25 * grid);
    painter.setBrush(look.text);
    painter.drawEllipse(disc);
    painter.setPen(look.ground);
    auto strong = font();
    strong.setBold(true);
    painter.setFont(strong);
    painter.drawText(disc, Qt::AlignCenter, QString(look.sign));
}

} // namespace pgduel::shell
