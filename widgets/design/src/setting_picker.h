#pragma once

#include <QDialog>

#include "setting_words.h"
#include "shell/retranslated.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace pgduel::design {

/// Chooses a setting: search over names, categories and descriptions, with what PostgreSQL says about the one
/// in question.
class SettingPicker : public shell::Retranslated<QDialog> {
    Q_OBJECT
public:
    SettingPicker(const std::vector<study::SettingFact>& facts, const QString& current, QWidget* parent);

signals:
    void chosen(const QString& name);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void search(const QString& text);
    void showFacts();
    void choose();
    const study::SettingFact* current() const;

    items::SettingsModel model_;
    WordedSettings found_;
    QLineEdit* search_;
    QTreeView* list_;
    QLabel *name_, *summary_, *description_, *nothing_;
    QDialogButtonBox* buttons_;
};

} // namespace pgduel::design
