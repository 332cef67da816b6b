#pragma once

#include <vector>

#include "section.h"

class QLabel;
class QPushButton;

namespace pgduel::design {

class GroupRow;

/// What each session does beside its scripts: pauses, limits, errors; and groups of sessions. Hidden while
/// another program makes the load.
class SessionsSection : public Section {
    Q_OBJECT
public:
    SessionsSection(shell::StudyDocument& document, QWidget* parent);

protected:
    void showStudy() override;
    void retranslate() override;
    void recolour() override;

private:
    void addTimes(QGridLayout* rows);
    void addErrors(QGridLayout* rows);
    void addGroup();
    void makeRows();

    QLineEdit* onError_;
    QVBoxLayout* column_;
    QPushButton* add_;
    QLabel* groups_;
    std::vector<GroupRow*> rows_;
};

} // namespace pgduel::design
