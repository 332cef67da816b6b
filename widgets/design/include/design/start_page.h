#pragma once

#include <QWidget>

#include "shell/recent_studies.h"
#include "shell/retranslated.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace pgduel::shell {
class EmptyPlace;
class MessageBar;
} // namespace pgduel::shell

namespace pgduel::design {

/// The first page: templates, recent studies, open a file; files can be dropped anywhere on it.
class StartPage : public shell::Retranslated<QWidget> {
    Q_OBJECT
public:
    explicit StartPage(shell::RecentStudies& recent, QWidget* parent = nullptr);
    shell::MessageBar* messages() const { return messages_; }

signals:
    void openRequested(const QString& path); ///< a recent study was chosen
    void templateRequested(const QString& id);
    void newRequested();
    void openFileRequested(); ///< the window asks which one
    void fileDropped(const QString& path);

protected:
    void retranslate() override;
    void recolour() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void showRecent();
    void showTemplates();
    void checkFiles();

    shell::RecentStudies& recent_;
    QStringList missing_; ///< files of recent studies that are not there now
    shell::MessageBar* messages_;
    QLabel *motto_, *templatesTitle_, *recentTitle_, *dropHint_;
    QPushButton *open_, *new_, *forget_;
    QVBoxLayout* templates_;
    QVBoxLayout* recentCards_;
    shell::EmptyPlace* noRecent_;
};

} // namespace pgduel::design
