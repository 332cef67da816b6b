#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "measure/fault.h"
#include "study/level.h"
#include "study/setting_fact.h"
#include "study/study.h"

namespace pgduel::shell {

/// The study that the window shows: its value, where it came from, and the history of its edits.
/// All pages read study() and change it only through apply(), so that every edit can be undone.
class StudyDocument : public QObject {
    Q_OBJECT
public:
    enum class Origin { None, Toml, StudyFile, Template };

    explicit StudyDocument(QObject* parent = nullptr);
    ~StudyDocument() override;

    bool isOpen() const { return open_; }
    const study::Study& study() const { return study_; }
    Origin origin() const { return origin_; }
    QString path() const { return path_; } ///< of a TOML or study file; empty for a new study or a template
    QString templateId() const { return templateId_; } ///< empty unless origin() is Template
    bool isFrozen() const { return frozen_; } ///< results exist: the definition cannot change any more
    bool isDirty() const; ///< edits that are in no file yet
    QUndoStack& undoStack() { return undo_; }

    /// Replaces the study and forgets the history. `path` is a file's path, or a template's id.
    void open(study::Study study, Origin origin, const QString& path, bool frozen = false);
    void close();
    /// The definition got its first run (it lives now in the study file `path`), or is free again.
    void freeze(const QString& path);
    /// Goes on with the same definition as a new study without file and results.
    void detach();

    /// One edit: `text` names it in the Undo menu. Edits in a row with the same non-empty `field` become one
    /// undo step (typing into one line). Nothing happens when the edit changes nothing; refused
    /// (editRefused()) when frozen.
    void apply(
        const QString& text, const std::function<void(study::Study&)>& edit, const QString& field = {});

    /// Writes the definition as TOML in the background and remembers the path: saved() or saveFailed()
    /// follows.
    void saveToml(const QString& path);

    /// What is known of settings sharpens faults(); empty: settings are not checked.
    /// `machine`: what shares of RAM refer to where the study declares none.
    void setSettingFacts(std::vector<study::SettingFact> facts, const study::ServerFacts& machine = {});
    const std::vector<study::SettingFact>& settingFacts() const { return facts_; }

    /// Mistakes of the study as it stands; Fault::where is the key ("scenario.script[2].weight").
    const std::vector<measure::Fault>& faults() const { return faults_; }
    /// The mistakes whose key is `key` or lies beneath it.
    std::vector<measure::Fault> faultsAt(const std::string& key) const;

signals:
    void changed(); ///< the study's value is another one (edit, undo, redo, open)
    void faultsChanged();
    void stateChanged(); ///< origin, path, dirty or frozen
    void opened(); ///< another study is shown now
    void settingFactsChanged();
    void editRefused();
    void saved(const QString& path);
    void saveFailed(const QString& message);

private:
    class Edit;
    void set(const study::Study& study);
    void check();

    study::Study study_;
    Origin origin_ = Origin::None;
    QString path_, templateId_;
    bool open_ = false, frozen_ = false, detached_ = false;
    QUndoStack undo_;
    std::vector<study::SettingFact> facts_;
    study::ServerFacts machine_;
    std::vector<measure::Fault> faults_;
};

} // namespace pgduel::shell
