#pragma once

#include <vector>

#include <QObject>
#include <QTimer>

#include "measure/fault.h"
#include "shell/study_document.h"

namespace pgduel::design {

/// A mistake in a script's text. Line and column count from 1; 0 when the place is not known.
struct ScriptFault {
    int script = 0; ///< index in scenario.scripts
    int line = 0, column = 0;
    measure::Fault fault;
};

/// The text of a script as it is run; empty for a file.
std::string scriptText(const study::ScriptSpec& script);

/// Checks the scripts of the study in the background, a moment after the last change.
class ScriptCheck : public QObject {
    Q_OBJECT
public:
    explicit ScriptCheck(shell::StudyDocument& document, QObject* parent = nullptr);
    const std::vector<ScriptFault>& faults() const { return faults_; }
    bool isUpToDate() const { return checked_ == document_.study().scenario.scripts; }

signals:
    void changed();

private:
    void check();

    shell::StudyDocument& document_;
    QTimer pause_;
    std::vector<study::ScriptSpec> checked_;
    std::vector<ScriptFault> faults_;
};

/// "Line 3, column 5: …"
QString scriptFaultText(const ScriptFault& fault);

} // namespace pgduel::design
