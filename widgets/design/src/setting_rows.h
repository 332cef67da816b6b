#pragma once

#include <functional>
#include <map>
#include <string>

#include <QWidget>

#include "fields.h"

class QVBoxLayout;
class QLabel;
class QPushButton;

namespace pgduel::design {

class Machine;

/// Settings with a value each, as of an experiment or of the server: a row for each, and a button that adds
/// one.
class SettingRows : public QWidget {
    Q_OBJECT
public:
    /// The settings within a study; null when the part they belong to is not there (any more).
    using Place = std::function<study::Settings*(study::Study&)>;

    SettingRows(Fields& fields, Machine& machine, const QString& key, Place place, QWidget* parent);
    void showStudy();
    void retranslate();

private:
    struct Row {
        QWidget* line;
        QLabel* meaning;
        QLabel* fault;
        QWidget* remove;
    };
    const study::Settings* settings() const;
    QString keyOf(const std::string& setting) const;
    void addRow(const std::string& setting);
    void removeRow(const std::string& setting);
    void pick();
    void showMeaning(Row& row, const std::string& setting, const std::string& level);

    Fields& fields_;
    Machine& machine_;
    QString key_;
    Place place_;
    std::map<std::string, Row> rows_;
    QVBoxLayout* column_;
    QPushButton* add_;
};

} // namespace pgduel::design
