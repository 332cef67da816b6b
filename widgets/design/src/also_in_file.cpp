#include "also_in_file.h"

#include <algorithm>

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStringList>

#include "shell/style.h"
#include "study/toml.h"

namespace pgduel::design {

namespace {

/// A study with only those values that have no field on the page.
study::Study withoutFields(const study::Study& study)
{
    auto rest = study;
    const study::Study plain;
    rest.title.clear();
    rest.question.clear();
    rest.server.bindir.clear();
    rest.server.ram.clear();
    rest.server.settings.clear();
    rest.server.evictOsCache = plain.server.evictOsCache;
    rest.dataset = plain.dataset;
    rest.dataset.parameters = study.dataset.parameters;
    rest.dataset.script = study.dataset.script;
    rest.scenario = plain.scenario;
    rest.scenario.work = study.scenario.work;
    rest.scenario.statement = study.scenario.statement;
    rest.scenario.times = study.scenario.times;
    rest.scenario.condition = study.scenario.condition;
    rest.scenario.chunk = study.scenario.chunk;
    rest.factors.clear();
    rest.experiments.clear();
    rest.plan.replicates = plain.plan.replicates;
    rest.plan.order = plain.plan.order;
    rest.plan.seed = plain.plan.seed;
    rest.plan.aa = plain.plan.aa;
    rest.analysis.baseline.clear();
    return rest;
}

bool isHeader(const QString& line)
{
    return line.startsWith(QLatin1Char('['));
}

/// What a factor or an experiment has beyond its fields, in one line each.
QStringList partsOf(const study::Study& study)
{
    QStringList lines;
    const auto quoted = [](const std::string& text) {
        return QStringLiteral("\"%1\"").arg(QString::fromStdString(text));
    };
    for (const auto& factor : study.factors) {
        for (const auto& rule : factor.skip)
            lines += QStringLiteral("[[factor]] %1: skip = %2")
                         .arg(QString::fromStdString(factor.name), quoted(rule));
        for (const auto& table : factor.tables)
            lines += QStringLiteral("[[factor]] %1: table %2")
                         .arg(QString::fromStdString(factor.name), quoted(table));
    }
    for (const auto& experiment : study.experiments) {
        const auto place = QStringLiteral("[[experiment]] %1: ").arg(QString::fromStdString(experiment.name));
        for (const auto& [key, value] : experiment.dataset)
            lines +=
                place + QStringLiteral("dataset.%1 = %2").arg(QString::fromStdString(key), quoted(value));
        for (const auto& [key, value] : experiment.scenario)
            lines +=
                place + QStringLiteral("scenario.%1 = %2").arg(QString::fromStdString(key), quoted(value));
        for (const auto& storage : experiment.storage)
            lines += place
                + QStringLiteral("storage.%1 = %2")
                      .arg(QString::fromStdString(storage.name), quoted(storage.value));
        if (!experiment.bindir.empty())
            lines += place + QStringLiteral("bindir = ") + quoted(experiment.bindir);
        if (!experiment.conninfo.empty())
            lines += place + QStringLiteral("conninfo = ") + quoted(experiment.conninfo);
    }
    return lines;
}

} // namespace

QString alsoInFile(const study::Study& study)
{
    const auto split = [](const study::Study& s) {
        return QString::fromStdString(study::writeToml(s)).split(QLatin1Char('\n'));
    };
    const auto plain = split(study::Study{});
    QStringList found, section;
    for (const auto& line : split(withoutFields(study))) {
        if (isHeader(line))
            section = {line};
        else if (!line.trimmed().isEmpty() && !plain.contains(line)) {
            found += section;
            section.clear();
            found += line;
        }
    }
    return (found + partsOf(study)).join(QLatin1Char('\n'));
}

AlsoInFileSection::AlsoInFileSection(shell::StudyDocument& document, QWidget* parent)
    : Section(document, parent)
    , note_(new QLabel(this))
    , lines_(new QPlainTextEdit(this))
{
    note_->setWordWrap(true);
    lines_->setReadOnly(true);
    lines_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    lines_->setTabChangesFocus(true);
    lines_->setLineWrapMode(QPlainTextEdit::NoWrap);
    body()->addWidget(note_);
    body()->addWidget(lines_);
    start();
}

void AlsoInFileSection::showStudy()
{
    const auto text = alsoInFile(study());
    if (lines_->toPlainText() != text)
        lines_->setPlainText(text);
    const int rows = std::min(10, static_cast<int>(text.count(QLatin1Char('\n'))) + 2);
    lines_->setFixedHeight(rows * QFontMetrics(lines_->font()).lineSpacing() + 2 * shell::grid);
    setVisible(!text.isEmpty());
}

void AlsoInFileSection::retranslate()
{
    setTitle(tr("Also set in the file"));
    note_->setText(tr("These keys have no field on this page. They are kept as they are."));
    lines_->setAccessibleName(title());
    Section::retranslate();
    recolour();
}

void AlsoInFileSection::recolour()
{
    Section::recolour();
    shell::setInk(note_, shell::tonesOf(palette()).muted);
}

} // namespace pgduel::design
