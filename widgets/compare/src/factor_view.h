#pragma once

#include <memory>
#include <optional>

#include "exchange/factor_facts.h"
#include "result_view.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace pgduel::compare {

class EffectsPanel;
class GridTable;

/// A factor study: the heat map against a chosen level with what wins, then main effects and interactions.
class FactorView : public ResultView {
    Q_OBJECT
public:
    explicit FactorView(QWidget* parent = nullptr);

    QString title() const override;
    void showStudy(const Reading& reading) override;
    void showChoice(int baseline, int candidate, const std::string& metric) override;
    void setTheme(const chart::Theme& theme) override;
    const exchange::FactorFacts* facts() const { return facts_ ? &*facts_ : nullptr; }

protected:
    void retranslate() override;

private:
    QWidget* mapSide();
    void connectEffects();
    void fillFactors();
    void fillLevels();
    void reckon(); ///< in the background: the map has verdicts of its own
    void fill();
    void take(int row, int column);
    exchange::FactorChoice chosen() const;

    const Reading* reading_ = nullptr;
    std::shared_ptr<const exchange::FactorStudy> study_;
    std::optional<exchange::FactorFacts> facts_;
    std::string metric_;
    int reckoning_ = 0; ///< number of the latest: an older one that ends late is dropped
    QStackedWidget* stack_;
    QLabel *none_, *factorLabel_, *levelLabel_, *heading_, *legend_, *winning_;
    QComboBox *factor_, *level_;
    QPushButton *mapPicture_, *mapCsv_;
    GridTable* map_;
    EffectsPanel* effects_;
};

} // namespace pgduel::compare
