#pragma once

#include <vector>

#include "analysis/conclusions.h"
#include "result_view.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace pgduel::compare {

/// What the whole study says, as a list of sentences that can be copied and saved.
class ConclusionsView : public ResultView {
    Q_OBJECT
public:
    explicit ConclusionsView(QWidget* parent = nullptr);

    QString title() const override;
    void showStudy(const Reading& reading) override;
    QString text() const; ///< one sentence a line

protected:
    void retranslate() override;

private:
    void fill();
    void addCard(const QString& title, const std::vector<analysis::Statement>& statements);
    void copy();
    void save();

    QString path_, studyTitle_;
    std::vector<analysis::Statement> statements_;
    QLabel* study_;
    QPushButton *copy_, *save_;
    QVBoxLayout* cards_;
};

} // namespace pgduel::compare
