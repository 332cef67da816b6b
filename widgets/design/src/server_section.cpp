#include "server_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include "machine.h"
#include "setting_rows.h"
#include "words/numbers.h"
#include "words/study_words.h"

namespace pgduel::design {

namespace {
const QString bindirKey = QStringLiteral("server.bindir");
}

ServerSection::ServerSection(shell::StudyDocument& document, Machine& machine, QWidget* parent)
    : Section(document, parent)
    , machine_(machine)
    , kind_(new QLabel(this))
    , bindir_(new QComboBox(this))
    , ram_(new QLineEdit(this))
    , evict_(new QCheckBox(this))
    , settings_(new SettingRows(
          fields_, machine, QStringLiteral("server.settings"),
          [](study::Study& s) -> study::Settings* { return &s.server.settings; }, this))
{
    head()->addWidget(kind_);
    bindir_->setEditable(true);
    bindir_->setInsertPolicy(QComboBox::NoInsert);
    bindir_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    bindir_->setMinimumContentsLength(16);
    auto* rows = newRows();
    addRow(
        rows, bindirKey, bindir_, [] { return tr("PostgreSQL"); },
        [] {
            return tr("The programs of this installation are used. A folder with “postgres” in it can be "
                      "typed in.");
        });
    addRow(
        rows, QStringLiteral("server.ram"), ram_, [] { return tr("Declared RAM"); },
        [] {
            return tr("What levels such as “25 % RAM” are reckoned from. Empty: the RAM of this machine.");
        });
    addRow(
        rows, QStringLiteral("server.evict_os_cache"), evict_, [] { return tr("Defeat the OS cache"); },
        [] {
            return tr(
                "Data files are taken out of the operating system's cache, so that reads are real reads.");
        });
    body()->addLayout(rows);
    body()->addWidget(settings_);
    body()->addStretch(1);
    bind();
    connect(&machine_, &Machine::changed, this, [this] {
        showInstallations();
        settings_->showStudy();
        retranslate();
    });
    start();
}

void ServerSection::bind()
{
    connect(bindir_, &QComboBox::activated, this, [this](int index) {
        const auto bindir = bindir_->itemData(index).toString().toStdString();
        fields_.apply(
            bindirKey, [&](study::Study& s) { s.server.bindir = bindir; }, false);
    });
    connect(bindir_->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const auto typed = bindir_->currentText().trimmed();
        if (bindir_->findText(typed) < 0)
            fields_.apply(
                bindirKey, [&](study::Study& s) { s.server.bindir = typed.toStdString(); }, false);
    });
    fields_.bind(
        ram_, QStringLiteral("server.ram"),
        [](const study::Study& s) { return QString::fromStdString(s.server.ram); },
        [](study::Study& s, const QString& text) { s.server.ram = text.toStdString(); });
    fields_.bind(
        evict_, QStringLiteral("server.evict_os_cache"),
        [](const study::Study& s) { return s.server.evictOsCache; },
        [](study::Study& s, const bool& on) { s.server.evictOsCache = on; });
}

void ServerSection::showStudy()
{
    showInstallations();
    settings_->showStudy();
}

void ServerSection::showInstallations()
{
    const auto wanted = QString::fromStdString(study().server.bindir);
    const QSignalBlocker quiet(bindir_);
    bindir_->clear();
    bindir_->addItem(tr("the newest found"), QString());
    for (const auto& installation : machine_.installations()) {
        const auto folder = QString::fromStdString(installation.bindir);
        //: a PostgreSQL installation: version, then its folder
        bindir_->addItem(
            tr("%1 in %2")
                .arg(
                    QString::fromStdString(installation.versionText).section(QLatin1Char(' '), 0, 0), folder),
            folder);
    }
    if (bindir_->findData(wanted) < 0)
        bindir_->addItem(wanted, wanted);
    bindir_->setCurrentIndex(bindir_->findData(wanted));
}

void ServerSection::retranslate()
{
    setTitle(tr("Server"));
    kind_->setText(words::serverKindName(study().server.kind));
    const auto ram = machine_.localFacts().ramBytes;
    ram_->setPlaceholderText(
        ram ? tr("this machine's: %1").arg(words::bytes(static_cast<double>(*ram))) : tr("this machine's"));
    settings_->retranslate();
    Section::retranslate();
}

std::vector<measure::Fault> ServerSection::showFaults(const std::vector<measure::Fault>& faults)
{
    // What an installation lacks is said where it is chosen.
    auto all = faults;
    for (auto fault : machine_.faults()) {
        fault.where = bindirKey.toStdString();
        all.push_back(fault);
    }
    return Section::showFaults(all);
}

} // namespace pgduel::design
