#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "shell/retranslated.h"
#include "shell/study_document.h"

class QAction;

namespace pgduel::shell {
class MessageBar;
}

namespace pgduel::design {

/// The page on which a study is designed: what differs, load, server, data set, plan. Every edit goes through
/// the document.
class DesignPage : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit DesignPage(shell::StudyDocument& document, QWidget* parent = nullptr);
    ~DesignPage() override;

    shell::MessageBar* messages() const;
    QAction* undoAction() const; ///< for the window's Edit menu
    QAction* redoAction() const;
    void setRunning(bool running); ///< Run is not offered while a plan is carried out
    /// Noise from run to run that finished runs of this study show (exchange::noiseOf): what the plan can see
    /// is said beside it.
    void setNoise(std::optional<double> noise);
    /// Shows the field of this key ("scenario.script[2].weight") and gives it the focus. False: no widget has
    /// it.
    bool showField(const QString& key);

signals:
    void checkRequested();
    void runRequested();

protected:
    void retranslate() override;

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace pgduel::design
