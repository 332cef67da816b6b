#pragma once

#include <QWidget>

#include "chart/theme.h"
#include "exchange/factor_facts.h"
#include "shell/retranslated.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace pgduel::chart {
class DrawingView;
}

namespace pgduel::compare {

/// Main effects and interactions of a factor study, and the levels of the compared factor: charts, tables and
/// what the numbers do not support in words.
class EffectsPanel : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit EffectsPanel(QWidget* parent = nullptr);

    void show(const exchange::FactorFacts& facts); ///< in the language of now
    void setTheme(const chart::Theme& theme);

signals:
    void pictureWanted();
    void csvWanted();

protected:
    void retranslate() override; ///< its own words; the facts are shown anew by who has them

private:
    void showEffects(const exchange::FactorFacts& facts);
    void showLevels(const exchange::FactorFacts& facts);

    QLabel *heading_, *sentences_;
    QPushButton *picture_, *csv_;
    chart::DrawingView *effectsChart_, *levelsChart_;
    QTableWidget *effects_, *levels_;
};

} // namespace pgduel::compare
