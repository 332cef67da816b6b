#include "experiment_editor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "fields.h"
#include "setting_rows.h"
#include "shell/style.h"

namespace pgduel::design {

using shell::grid;

namespace {

study::ExperimentSpec* experimentOf(study::Study& study, int index)
{
    const auto place = static_cast<std::size_t>(index);
    return place < study.experiments.size() ? &study.experiments[place] : nullptr;
}

} // namespace

ExperimentEditor::ExperimentEditor(Fields& fields, Machine& machine, int experiment, QWidget* parent)
    : QWidget(parent)
    , fields_(fields)
    , index_(experiment)
    , name_(new QLineEdit(this))
    , fault_(new QLabel(this))
    , remove_(new QToolButton(this))
    , settings_(new SettingRows(
          fields, machine, QStringLiteral("experiment[%1].settings").arg(experiment + 1),
          [experiment](study::Study& s) -> study::Settings* {
              auto* spec = experimentOf(s, experiment);
              return spec ? &spec->settings : nullptr;
          },
          this))
{
    remove_->setText(QStringLiteral("×"));
    remove_->setAutoRaise(true);
    auto* head = new QHBoxLayout;
    head->setSpacing(grid);
    head->addWidget(name_, 1);
    head->addWidget(remove_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, grid);
    column->setSpacing(grid / 2);
    column->addLayout(head);
    column->addWidget(fault_);
    column->addWidget(settings_);
    settings_->setContentsMargins(2 * grid, 0, 0, 0);
    const auto key = QStringLiteral("experiment[%1]").arg(experiment + 1);
    fields_.add({key, name_, nullptr, fault_,
        [experiment] { return tr("Name of experiment %1").arg(experiment + 1); }, {}});
    fields_.bind(
        name_, key,
        [experiment](const study::Study& s) {
            const auto* spec = experimentOf(const_cast<study::Study&>(s), experiment);
            return spec ? QString::fromStdString(spec->name) : QString();
        },
        [experiment](study::Study& s, const QString& text) {
            if (auto* spec = experimentOf(s, experiment)) {
                if (s.analysis.baseline == spec->name)
                    s.analysis.baseline = text.toStdString();
                spec->name = text.toStdString();
            }
        });
    connect(remove_, &QToolButton::clicked, this, &ExperimentEditor::remove);
}

void ExperimentEditor::remove()
{
    fields_.document().apply(tr("Remove the experiment"), [this](study::Study& s) {
        if (const auto* spec = experimentOf(s, index_)) {
            if (s.analysis.baseline == spec->name)
                s.analysis.baseline.clear();
            s.experiments.erase(s.experiments.begin() + index_);
        }
    });
}

void ExperimentEditor::showStudy()
{
    settings_->showStudy();
}

void ExperimentEditor::retranslate()
{
    name_->setPlaceholderText(tr("Name of the experiment"));
    remove_->setAccessibleName(tr("Remove this experiment"));
    remove_->setToolTip(remove_->accessibleName());
    settings_->retranslate();
}

} // namespace pgduel::design
