#include "command_section.h"

#include <QCompleter>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include "shell/style.h"
#include "study/command.h"
#include "study/progress_pattern.h"
#include "words/command_line.h"

namespace pgduel::design {

namespace {

const QString commandKey = QStringLiteral("scenario.command");
const QString progressKey = QStringLiteral("scenario.progress");

QStringList texts(const std::vector<std::string>& names)
{
    QStringList list;
    for (const auto& name : names)
        list += QString::fromStdString(name);
    return list;
}

} // namespace

CommandSection::CommandSection(shell::StudyDocument& document, QWidget* parent)
    : Section(document, parent)
    , command_(new QPlainTextEdit(this))
    , progress_(new QLineEdit(this))
    , arguments_(new QLabel(this))
    , hint_(new QLabel(this))
{
    const auto fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    command_->setFont(fixed);
    command_->setTabChangesFocus(true);
    command_->setFixedHeight(4 * QFontMetrics(fixed).lineSpacing());
    progress_->setFont(fixed);
    progress_->setCompleter(new QCompleter(texts(study::ProgressPattern::builtinNames()), progress_));
    for (auto* label : {arguments_, hint_})
        label->setWordWrap(true);
    auto* rows = newRows();
    addRow(
        rows, commandKey, command_, [] { return tr("Program and arguments"); },
        [] { return tr("Started once for each load step, without a shell"); });
    addRow(
        rows, progressKey, progress_, [] { return tr("Progress lines"); },
        [] { return tr("pgbench, sysbench, or a regular expression with named groups such as (?<tps>…)"); });
    body()->addLayout(rows);
    body()->addWidget(arguments_);
    body()->addWidget(hint_);
    connect(command_, &QPlainTextEdit::textChanged, this, [this] {
        const auto arguments = words::commandArguments(command_->toPlainText());
        fields_.apply(
            commandKey, [&](study::Study& s) { s.scenario.command = arguments; }, true);
    });
    fields_.bind(
        progress_, progressKey,
        [](const study::Study& s) { return QString::fromStdString(s.scenario.progress); },
        [](study::Study& s, const QString& text) { s.scenario.progress = text.toStdString(); });
    start();
}

void CommandSection::showStudy()
{
    const auto& scenario = study().scenario;
    setVisible(scenario.kind == study::ScenarioKind::Command);
    if (words::commandArguments(command_->toPlainText()) != scenario.command) {
        const QSignalBlocker quiet(command_);
        command_->setPlainText(words::commandLine(scenario.command));
    }
    const auto usual =
        scenario.command.empty() ? std::string() : study::ProgressPattern::usualFor(scenario.command.front());
    progress_->setPlaceholderText(QString::fromStdString(usual));
}

void CommandSection::retranslate()
{
    setTitle(tr("Program"));
    QStringList placeholders;
    for (const auto& name : study::placeholderNames())
        placeholders += QLatin1Char('{') + QString::fromStdString(name) + QLatin1Char('}');
    arguments_->setText(tr("Filled in at each step: %1").arg(placeholders.join(QStringLiteral(", "))));
    hint_->setText(
        tr("The program finds the server through PGHOST, PGPORT, PGUSER, PGDATABASE and PGPASSWORD. An exit "
           "status other than 0 is a failed run."));
    Section::retranslate();
    recolour();
}

void CommandSection::recolour()
{
    Section::recolour();
    for (auto* label : {arguments_, hint_})
        shell::setInk(label, shell::tonesOf(palette()).muted);
}

} // namespace pgduel::design
