#pragma once

#include <vector>

#include <QObject>
#include <QString>

#include "measure/fault.h"
#include "server/installation.h"
#include "shell/study_document.h"
#include "study/level.h"

namespace pgduel::design {

/// What this machine offers: PostgreSQL installations, RAM, and the settings of the chosen installation. All
/// of it is found out in the background; changed() tells when something is known. The settings go into the
/// document.
class Machine : public QObject {
    Q_OBJECT
public:
    explicit Machine(shell::StudyDocument& document, QObject* parent = nullptr);

    const std::vector<server::Installation>& installations() const { return installations_; }
    bool isLooking() const { return looking_ > 0; }
    /// Why the settings of the chosen installation are not known; empty when they are.
    const std::vector<measure::Fault>& faults() const { return faults_; }
    /// The declared RAM of the study, else this machine's.
    study::ServerFacts serverFacts() const;
    study::ServerFacts localFacts() const { return local_; }
    void look(); ///< again

signals:
    void changed();

private:
    void findInstallations();
    void readSettings();
    void followBindir();

    shell::StudyDocument& document_;
    std::vector<server::Installation> installations_;
    study::ServerFacts local_;
    std::vector<measure::Fault> faults_;
    std::string bindir_;
    int looking_ = 0, ticket_ = 0;
    bool known_ = false;
};

/// "512 MB" when the level of this setting is written in another way than it is given to the server; what is
/// wrong with it, or nothing.
struct LevelMeaning {
    QString shown;
    bool wrong = false;
};
LevelMeaning meaningOf(const shell::StudyDocument& document, const Machine& machine,
    const std::string& setting, const std::string& level);

} // namespace pgduel::design
