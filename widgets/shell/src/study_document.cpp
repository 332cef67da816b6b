#include "shell/study_document.h"

#include <algorithm>

#include <QUndoCommand>

#include "shell/background.h"
#include "shell/toml_file.h"
#include "study/validate.h"

namespace pgduel::shell {

namespace {

bool isUnder(const std::string& where, const std::string& key)
{
    if (where.compare(0, key.size(), key) != 0)
        return false;
    return where.size() == key.size() || where[key.size()] == '.' || where[key.size()] == '[';
}

} // namespace

/// Keeps the study before and after: a study is small, and no edit needs to know how to take itself back.
class StudyDocument::Edit : public QUndoCommand {
public:
    Edit(StudyDocument& document, study::Study before, study::Study after, const QString& text, QString field)
        : QUndoCommand(text)
        , document_(document)
        , before_(std::move(before))
        , after_(std::move(after))
        , field_(std::move(field))
    {
    }

    void undo() override { document_.set(before_); }
    void redo() override { document_.set(after_); }
    int id() const override { return field_.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const Edit*>(other);
        if (next->field_ != field_)
            return false;
        after_ = next->after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    StudyDocument& document_;
    study::Study before_, after_;
    QString field_;
};

StudyDocument::StudyDocument(QObject* parent)
    : QObject(parent)
{
    connect(&undo_, &QUndoStack::cleanChanged, this, &StudyDocument::stateChanged);
}

StudyDocument::~StudyDocument()
{
    undo_.disconnect(); // it reports its end to listeners that would ask a document half gone
}

bool StudyDocument::isDirty() const
{
    return open_ && !frozen_ && (detached_ || !undo_.isClean());
}

void StudyDocument::open(study::Study study, Origin origin, const QString& path, bool frozen)
{
    open_ = true;
    frozen_ = frozen;
    detached_ = false;
    origin_ = origin;
    templateId_ = origin == Origin::Template ? path : QString();
    path_ = origin == Origin::Template ? QString() : path;
    undo_.clear();
    study_ = std::move(study);
    check();
    emit opened();
    emit changed();
    emit stateChanged();
}

void StudyDocument::close()
{
    open({}, Origin::None, {});
    open_ = false;
    faults_.clear();
    emit faultsChanged();
    emit stateChanged();
}

void StudyDocument::freeze(const QString& path)
{
    frozen_ = true;
    detached_ = false;
    origin_ = Origin::StudyFile;
    path_ = path;
    templateId_.clear();
    undo_.clear();
    emit stateChanged();
}

void StudyDocument::detach()
{
    frozen_ = false;
    detached_ = true;
    origin_ = Origin::None;
    path_.clear();
    templateId_.clear();
    undo_.clear();
    emit stateChanged();
}

void StudyDocument::apply(
    const QString& text, const std::function<void(study::Study&)>& edit, const QString& field)
{
    auto after = study_;
    edit(after);
    if (after == study_)
        return;
    if (frozen_) {
        emit editRefused();
        emit changed(); // the widget goes back to the study's value
        return;
    }
    undo_.push(new Edit(*this, study_, std::move(after), text, field));
}

void StudyDocument::set(const study::Study& study)
{
    study_ = study;
    check();
    emit changed();
}

void StudyDocument::check()
{
    auto faults = study::validate(study_, facts_, machine_);
    if (faults == faults_)
        return;
    faults_ = std::move(faults);
    emit faultsChanged();
}

void StudyDocument::setSettingFacts(std::vector<study::SettingFact> facts, const study::ServerFacts& machine)
{
    facts_ = std::move(facts);
    machine_ = machine;
    emit settingFactsChanged();
    if (open_)
        check();
}

std::vector<measure::Fault> StudyDocument::faultsAt(const std::string& key) const
{
    std::vector<measure::Fault> found;
    std::copy_if(faults_.begin(), faults_.end(), std::back_inserter(found),
        [&key](const measure::Fault& fault) { return isUnder(fault.where, key); });
    return found;
}

void StudyDocument::saveToml(const QString& path)
{
    inBackground(
        this, [path, study = study_] { return writeTomlFile(path, study); },
        [this, path, written = study_](const QString& trouble) {
            if (!trouble.isEmpty()) {
                emit saveFailed(trouble);
                return;
            }
            if (!frozen_) {
                origin_ = Origin::Toml;
                path_ = path;
                templateId_.clear();
                detached_ = study_ != written; // edited while it was written
                if (!detached_)
                    undo_.setClean();
            }
            emit stateChanged();
            emit saved(path);
        },
        [this](const auto& faults) {
            emit saveFailed(
                QString::fromStdString(faults.empty() ? std::string() : measure::logLine(faults.front())));
        });
}

} // namespace pgduel::shell
