#pragma once

#include <vector>

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace pgduel::study {
struct FactorSpec;
}

namespace pgduel::design {

class Fields;
class LevelRow;
class Machine;

/// One factor: the setting that varies (or another target), and its levels.
class FactorEditor : public QWidget {
    Q_OBJECT
public:
    FactorEditor(Fields& fields, Machine& machine, int factor, QWidget* parent);
    void showStudy();
    void retranslate();
    /// Opens the search for the setting.
    void pick();

protected:
    void changeEvent(QEvent* event) override;

private:
    void recolour();
    const study::FactorSpec* factor() const;
    void matchLevels(int wanted);
    void addLevel();
    void remove();
    void take(const QString& setting);

    Fields& fields_;
    Machine& machine_;
    int index_;
    QPushButton *setting_, *add_;
    QLabel *what_, *restart_, *summary_, *fault_;
    QToolButton* remove_;
    QVBoxLayout* levels_;
    std::vector<LevelRow*> rows_;
};

} // namespace pgduel::design
