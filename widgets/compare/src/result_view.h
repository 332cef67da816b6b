#pragma once

#include <string>

#include <QWidget>

#include "chart/theme.h"
#include "reading.h"
#include "shell/retranslated.h"

namespace pgduel::compare {

/// A further way to look at the results of a study, on a tab beside the charts of a pair.
class ResultView : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    using Retranslated::Retranslated;

    virtual QString title() const = 0; ///< of the tab
    /// New results; they stay where they are until the next call.
    virtual void showStudy(const Reading& reading) = 0;
    /// Another pair or metric is chosen, or the language is another one; never without results.
    virtual void showChoice(int, int, const std::string&) { }

    virtual void setTheme(const chart::Theme&) { }

signals:
    void pairChosen(int baseline, int candidate);
    void said(const QString& notice); ///< something was done: for the bar of messages
    void failed(const QString& sentence);
};

} // namespace pgduel::compare
