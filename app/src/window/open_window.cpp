#include "window/open_window.h"

#include <cstdio>

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>

#include "command_line/interrupt.h"
#include "run/runner.h"
#include "server/private_server.h"
#include "shell/background.h"
#include "shell/style.h"
#include "window/main_window.h"
#include "words/language.h"

namespace pgduel::app {

namespace {

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

words::Language languageAsked(const QCommandLineParser& options, const QSettings& settings)
{
    const QString stored = settings.value(QStringLiteral("language")).toString();
    const QString asked =
        options.isSet(QStringLiteral("lang")) ? options.value(QStringLiteral("lang")) : stored;
    return words::languageFromCode(asked).value_or(words::Language::System);
}

// Servers of a pgduel that was killed: nobody else stops them.
void removeLeftOvers(QObject* context)
{
    shell::inBackground(
        context, [] { return server::removeLeftOvers(); }, [](const std::vector<std::string>&) {},
        [](const std::vector<measure::Fault>& faults) {
            for (const auto& fault : faults)
                qWarning("%s", measure::logLine(fault).c_str());
        });
}

} // namespace

int openWindow(int argc, char** argv)
{
    if (!hasDisplay()) {
        std::fputs(
            "pgduel: there is no display here. Without one: pgduel run STUDY; pgduel --help lists all.\n",
            stderr);
        return 1;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("pgduel"));
    QApplication::setApplicationDisplayName(QStringLiteral("pgDuel"));
    QApplication::setApplicationVersion(QStringLiteral(PGDUEL_VERSION));
    QCommandLineParser options;
    options.addOption({QStringLiteral("lang"), QString(), QStringLiteral("LANG")});
    if (!options.parse(QApplication::arguments())) {
        std::fprintf(
            stderr, "pgduel: %s\npgduel --help lists what there is.\n", qPrintable(options.errorText()));
        return 1;
    }
    QSettings settings(
        QSettings::IniFormat, QSettings::UserScope, QStringLiteral("pgduel"), QStringLiteral("pgduel"));
    words::LanguageSwitch languages(languageAsked(options, settings));
    shell::Appearance appearance(application);
    appearance.setTheme(static_cast<shell::Theme>(settings.value(QStringLiteral("theme"), 0).toInt()));
    MainWindow window(settings, languages, appearance);
    window.show();
    removeLeftOvers(&window);
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::interrupted, &window, &MainWindow::stopAndClose);
    const QStringList named = options.positionalArguments();
    if (!named.isEmpty())
        window.openStudy(named.first());
    return QApplication::exec();
}

} // namespace pgduel::app
