#include "load_section.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

#include "load_curve.h"
#include "number_box.h"
#include "shell/style.h"
#include "words/study_words.h"

namespace pgduel::design {

using shell::grid;
using study::LoadPreset;

namespace {

const QString kindKey = QStringLiteral("scenario.kind");
const QString formKey = QStringLiteral("scenario.load#rates"); // no key of the study: follows from others
constexpr int columns = 3;
constexpr int mostCount = 1'000'000; // sessions or transactions/s; the study tells what is too much

QString key(const char* name)
{
    return QStringLiteral("scenario.load.") + QLatin1String(name);
}

QString listText(const std::vector<int>& list)
{
    QStringList texts;
    for (const int sessions : list)
        texts += QString::number(sessions);
    return texts.join(QStringLiteral(", "));
}

/// False when a part is no whole number.
bool readList(const QString& text, std::vector<int>& list)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    for (const auto& part : text.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        list.push_back(part.toInt(&isNumber));
        if (!isNumber)
            return false;
    }
    return true;
}

bool canBeDrawn(const study::LoadSpec& load)
{
    return load.from > 0 && load.to > 0 && load.steps > 0 && load.stepDuration.count() > 0
        && load.to <= 1'000'000 && load.steps <= 10'000;
}

} // namespace

LoadSection::LoadSection(shell::StudyDocument& document, QWidget* parent)
    : Section(document, parent)
    , curve_(new LoadCurve(this))
    , summary_(new QLabel(this))
    , list_(new QLineEdit(this))
    , cells_(new QGridLayout)
{
    summary_->setWordWrap(true);
    cells_->setHorizontalSpacing(2 * grid);
    cells_->setVerticalSpacing(grid);
    for (int column = 0; column < columns; ++column)
        cells_->setColumnStretch(column, 1);
    addChoices();
    addRates();
    addCounts();
    addList();
    addTimes();
    body()->addLayout(cells_);
    body()->addWidget(curve_, 1);
    body()->addWidget(summary_);
    connect(&document_, &shell::StudyDocument::opened, this, [this] { kind_ = {}; });
    start();
}

void LoadSection::addChoices()
{
    auto* kind = new QComboBox(this);
    kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    order(kindKey, kind, [] { return tr("Load by"); });
    using study::ScenarioKind;
    fields_.bind(
        kind, kindKey,
        {int(ScenarioKind::Sessions), int(ScenarioKind::Command), int(ScenarioKind::FixedWork),
            int(ScenarioKind::Statement), int(ScenarioKind::Until)},
        [](int value) { return words::scenarioKindName(ScenarioKind(value)); },
        [](int value) { return words::scenarioKindHint(ScenarioKind(value)); },
        [](const study::Study& s) { return int(s.scenario.kind); },
        [this](study::Study& s, const int& value) { kind_.change(s.scenario, ScenarioKind(value)); });
    auto* preset = new QComboBox(this);
    preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    order(key("preset"), preset, [] { return tr("Course of the load"); });
    fields_.bind(
        preset, key("preset"),
        {int(LoadPreset::Geometric), int(LoadPreset::Constant), int(LoadPreset::List), int(LoadPreset::Ramp),
            int(LoadPreset::Rate), int(LoadPreset::PgHazel), int(LoadPreset::PgExpecto)},
        [](int value) { return words::presetName(LoadPreset(value)); },
        [](int value) { return words::presetHint(LoadPreset(value)); },
        [](const study::Study& s) { return int(s.scenario.load.preset); },
        [this](study::Study& s, const int& value) { kind_.change(s.scenario.load, LoadPreset(value)); });
}

void LoadSection::addRates()
{
    auto* form = new QComboBox(this);
    order(formKey, form, [] { return tr("Rates"); });
    fields_.bind(
        form, formKey, {int(RateForm::One), int(RateForm::List), int(RateForm::Range)},
        [](int value) {
            return RateForm(value) == RateForm::One ? tr("one")
                : RateForm(value) == RateForm::List ? tr("a list")
                                                    : tr("from … to");
        },
        {}, [this](const study::Study& /*s*/) { return int(rateForm()); },
        [](study::Study& s, const int& value) { setRateForm(s.scenario.load, RateForm(value)); });
    auto* rate = new NumberBox(this);
    rate->setMinimum(0.001);
    order(key("rate"), rate, [] { return tr("Transactions/s"); });
    fields_.bind(
        rate, key("rate"), [](const study::Study& s) { return s.scenario.load.rate; },
        [](study::Study& s, const double& value) { s.scenario.load.rate = value; });
}

/// An empty list is a list as long as it is typed.
RateForm LoadSection::rateForm() const
{
    const bool isTyped = list_->hasFocus() && list_->isVisible();
    return isTyped ? RateForm::List : rateFormOf(study().scenario.load);
}

void LoadSection::order(const QString& fieldKey, QWidget* editor, Text name, Text hint)
{
    order_.push_back({fieldKey, addCell(fieldKey, editor, std::move(name), std::move(hint))});
}

void LoadSection::addCounts()
{
    struct Count {
        const char* name;
        int study::LoadSpec::*place;
        Text words;
    };
    const Count counts[] = {{"sessions", &study::LoadSpec::sessions, [] { return tr("Sessions"); }},
        {"from", &study::LoadSpec::from,
            [this] { return isRate() ? tr("From transactions/s") : tr("From sessions"); }},
        {"to", &study::LoadSpec::to,
            [this] { return isRate() ? tr("To transactions/s") : tr("To sessions"); }},
        {"steps", &study::LoadSpec::steps, [] { return tr("Steps"); }}};
    for (const auto& count : counts) {
        auto* box = new QSpinBox(this);
        box->setRange(1, mostCount);
        order(key(count.name), box, count.words);
        fields_.bind(
            box, key(count.name),
            [place = count.place](const study::Study& s) { return s.scenario.load.*place; },
            [place = count.place](study::Study& s, const int& value) { s.scenario.load.*place = value; });
    }
}

void LoadSection::addTimes()
{
    struct Time {
        const char* name;
        study::Duration study::LoadSpec::*place;
        Text words, hint;
    };
    const Time times[] = {
        {"step_duration", &study::LoadSpec::stepDuration, [] { return tr("Step, seconds"); },
            [] { return tr("How long each load step lasts"); }},
        {"warm_up", &study::LoadSpec::warmUp, [] { return tr("Warm-up, seconds"); },
            [] { return tr("Load before the first step; it is not counted"); }},
        {"discard", &study::LoadSpec::discard, [] { return tr("Discarded, seconds"); },
            [] { return tr("The first part of each step, which is not counted"); }}};
    for (const auto& time : times) {
        auto* box = new NumberBox(this);
        order(key(time.name), box, time.words, time.hint);
        fields_.bind(
            box, key(time.name),
            [place = time.place](
                const study::Study& s) { return double((s.scenario.load.*place).count()) / 1000; },
            [place = time.place](study::Study& s, const double& seconds) {
                s.scenario.load.*place = study::Duration(qRound64(seconds * 1000));
            });
    }
}

void LoadSection::addList()
{
    order(key("list"), list_,
        [this] { return isRate() ? tr("Transactions/s of each step") : tr("Sessions of each step"); });
    connect(list_, &QLineEdit::textEdited, this, [this](const QString& text) {
        std::vector<int> list;
        listIsWrong_ = !readList(text, list);
        if (!listIsWrong_)
            fields_.apply(
                key("list"), [&](study::Study& s) { s.scenario.load.list = list; }, true);
        showFaults(document_.faults());
    });
}

bool LoadSection::isUsed(const QString& fieldKey) const
{
    const auto preset = study().scenario.load.preset;
    const auto isOneOf = [preset](std::initializer_list<LoadPreset> presets) {
        return std::find(presets.begin(), presets.end(), preset) != presets.end();
    };
    const auto isForm = [this](RateForm form) { return isRate() && rateForm() == form; };
    if (fieldKey == key("sessions"))
        return isOneOf({LoadPreset::Constant, LoadPreset::Rate});
    if (fieldKey == key("from") || fieldKey == key("to"))
        return isForm(RateForm::Range)
            || isOneOf({LoadPreset::Geometric, LoadPreset::Ramp, LoadPreset::PgHazel, LoadPreset::PgExpecto});
    if (fieldKey == key("steps"))
        return isForm(RateForm::Range) || isOneOf({LoadPreset::Geometric, LoadPreset::Ramp});
    if (fieldKey == key("list"))
        return isForm(RateForm::List) || preset == LoadPreset::List;
    if (fieldKey == key("rate"))
        return isForm(RateForm::One);
    return fieldKey != formKey || isRate();
}

void LoadSection::arrange()
{
    const int wanted = int(study().scenario.load.preset) * 10 + (isRate() ? int(rateForm()) : 0);
    if (wanted == arranged_)
        return;
    arranged_ = wanted;
    fields_.retranslate(); // names follow the preset
    int place = 0;
    for (const auto& cell : order_) {
        cells_->removeWidget(cell.box);
        const bool used = isUsed(cell.key);
        cell.box->setVisible(used);
        if (!used)
            continue;
        const int span = cell.key == key("preset") ? 2 : 1; // its names are long
        cells_->addWidget(cell.box, place / columns, place % columns, 1, span);
        place += span;
    }
}

void LoadSection::showStudy()
{
    const auto& load = study().scenario.load;
    arrange();
    std::vector<int> typed;
    if (!readList(list_->text(), typed) || typed != load.list) {
        if (!listIsWrong_ || !list_->hasFocus()) {
            list_->setText(listText(load.list));
            listIsWrong_ = false;
        }
    }
    curve_->setSteps(canBeDrawn(load) ? study::stepsOf(load) : std::vector<study::LoadStep>{});
    summary_->setText(words::loadSummary(load));
}

std::vector<measure::Fault> LoadSection::showFaults(const std::vector<measure::Fault>& faults)
{
    auto others = Section::showFaults(faults);
    if (listIsWrong_) {
        auto* fault = list_->parentWidget()->findChildren<QLabel*>().last();
        fault->setText(tr("Whole numbers with commas between them, such as 5, 10, 20"));
        fault->show();
    }
    return others;
}

void LoadSection::retranslate()
{
    setTitle(tr("Load"));
    list_->setPlaceholderText(QStringLiteral("5, 10, 20, 40"));
    Section::retranslate();
    recolour();
}

void LoadSection::recolour()
{
    Section::recolour();
    shell::setInk(summary_, shell::tonesOf(palette()).muted);
}

} // namespace pgduel::design
