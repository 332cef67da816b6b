#pragma once

#include "section.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace pgduel::design {

class Machine;
class SettingRows;

/// The server that pgDuel makes: installation, declared RAM, OS cache, settings that hold for every
/// experiment.
class ServerSection : public Section {
    Q_OBJECT
public:
    ServerSection(shell::StudyDocument& document, Machine& machine, QWidget* parent);
    std::vector<measure::Fault> showFaults(const std::vector<measure::Fault>& faults) override;

protected:
    void showStudy() override;
    void retranslate() override;

private:
    void bind();
    void showInstallations();

    Machine& machine_;
    QLabel* kind_;
    QComboBox* bindir_;
    QLineEdit* ram_;
    QCheckBox* evict_;
    SettingRows* settings_;
};

} // namespace pgduel::design
