#include "command_line/dispatch.h"

#include <algorithm>
#include <cstdio>
#include <memory>

#include <QApplication>
#include <QCoreApplication>

#include "command_line/command.h"
#include "run/faults.h"
#include "study/toml.h"
#include "words/language.h"

namespace pgduel::app {

namespace {

class CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

const QStringList& commandNames()
{
    static const QStringList names{QStringLiteral("run"), QStringLiteral("check"), QStringLiteral("load"),
        QStringLiteral("compare"), QStringLiteral("export"), QStringLiteral("templates"),
        QStringLiteral("server"), QStringLiteral("self-check")};
    return names;
}

QString usage(const Command& command)
{
    return QStringLiteral("pgduel %1 %2").arg(command.name, command.arguments).trimmed();
}

void printHelp(Terminal& terminal)
{
    terminal.line(
        CommandLine::tr("pgDuel: design PostgreSQL performance experiments, run them and compare them"));
    terminal.line();
    terminal.line(QStringLiteral("  pgduel [FILE | TEMPLATE]"));
    terminal.line(QStringLiteral("      ") + CommandLine::tr("opens the window"));
    for (const auto& command : allCommands()) {
        terminal.line(QStringLiteral("  ") + usage(command));
        terminal.line(QStringLiteral("      ") + command.summary);
    }
    terminal.line();
    terminal.line(CommandLine::tr("Every command has --help and --lang en|ru."));
    terminal.line(CommandLine::tr("Exit status: 0 done; 1 wrong use or invalid study; 2 a run failed; 3 "
                                  "stopped, partial results kept; 4 compare --fail-on worse found one."));
}

void printHelp(Terminal& terminal, const Command& command, const QCommandLineParser& parser)
{
    terminal.line(usage(command) + QStringLiteral(" [OPTIONS]"));
    terminal.line(command.summary);
    terminal.line();
    // QCommandLineParser has the options well laid out; its own first lines name no subcommand.
    const QString text = parser.helpText();
    terminal.line(text.mid(std::max<qsizetype>(0, text.indexOf(QLatin1Char('\n')) + 1)).trimmed());
}

void prepare(QCommandLineParser& parser, const Command& command)
{
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.addOptions(command.options);
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, CommandLine::tr("shows this help")});
    parser.addOption(
        {QStringLiteral("lang"), CommandLine::tr("language of the texts: en or ru"), QStringLiteral("LANG")});
}

int report(Terminal& terminal, const WrongUse& wrong, const Command& command)
{
    terminal.note(wrong.message);
    terminal.note(CommandLine::tr("See: pgduel %1 --help").arg(command.name));
    return static_cast<int>(Exit::Refused);
}

void requireArguments(const QCommandLineParser& parser, const Command& command)
{
    const auto given = parser.positionalArguments().size();
    if (given < command.leastArguments)
        throw WrongUse{CommandLine::tr("What to work on is missing: %1").arg(usage(command))};
    if (given > command.mostArguments)
        throw WrongUse{
            CommandLine::tr("There is an argument too many: %1").arg(parser.positionalArguments().last())};
}

QStringList qtArguments(const std::vector<std::string>& words)
{
    QStringList arguments{QStringLiteral("pgduel")};
    for (const auto& word : words)
        arguments << QString::fromLocal8Bit(word.c_str());
    return arguments;
}

void chooseLanguage(words::LanguageSwitch& languages, const QString& code)
{
    const auto language = words::languageFromCode(code);
    if (!language)
        throw WrongUse{CommandLine::tr("--lang takes en or ru, not %1.").arg(code)};
    languages.choose(*language);
}

/// By Qt's parser, for the commands that have no syntax of their own.
Exit carryOutParsed(const Command& command, Terminal& terminal, const QStringList& arguments,
    words::LanguageSwitch& languages)
{
    QCommandLineParser parser;
    prepare(parser, command);
    if (!parser.parse(arguments))
        throw WrongUse{parser.errorText()};
    if (parser.isSet(QStringLiteral("lang")))
        chooseLanguage(languages, parser.value(QStringLiteral("lang")));
    if (parser.isSet(QStringLiteral("help"))) {
        printHelp(terminal, command, parser);
        return Exit::Done;
    }
    requireArguments(parser, command);
    return command.carryOut({parser, terminal});
}

/// The language first, so that what is wrong with the other options is told in it.
Exit carryOutRaw(const Command& command, Terminal& terminal, const std::vector<std::string>& words,
    words::LanguageSwitch& languages)
{
    const std::string option = "--lang";
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        if (words[i] == option && i + 1 < words.size())
            chooseLanguage(languages, QString::fromStdString(words[i + 1]));
        else if (words[i].rfind(option + "=", 0) == 0)
            chooseLanguage(languages, QString::fromStdString(words[i].substr(option.size() + 1)));
    }
    return command.carryOutRaw({words, terminal});
}

int carryOut(const Command& command, const std::vector<std::string>& words, words::LanguageSwitch& languages)
{
    Terminal terminal;
    try {
        const auto exit = command.carryOutRaw
            ? carryOutRaw(command, terminal, words, languages)
            : carryOutParsed(command, terminal, qtArguments(words), languages);
        if (terminal.written() || exit != Exit::Done)
            return static_cast<int>(exit);
        terminal.note(CommandLine::tr("The results could not be written to standard output."));
    } catch (const WrongUse& wrong) {
        return report(terminal, wrong, command);
    } catch (const study::StudyError& error) {
        terminal.faults(error.faults());
    } catch (const measure::Failure& failure) {
        terminal.fault(failure.fault());
    } catch (const std::exception& error) {
        terminal.fault({run::fault::unexpected, {}, {}, error.what()});
    }
    return static_cast<int>(Exit::Refused);
}

/// Qt remarks on a missing runtime folder, which we do not use; everything else is shown.
void showMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (!text.startsWith(QLatin1String("QStandardPaths: ")))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, text)));
}

std::unique_ptr<QCoreApplication> applicationFor(const QString& command, int& argc, char** argv)
{
    if (command != QLatin1String("export") && command != QLatin1String("self-check"))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures need fonts and painters, never a display
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

std::vector<Command> allCommands()
{
    return {runCommand(), checkCommand(), loadCommand(), compareCommand(), exportCommand(),
        templatesCommand(), serverCommand(), selfCheckCommand()};
}

bool asksForCommandLine(const QStringList& arguments)
{
    if (arguments.isEmpty())
        return false;
    static const QStringList general{QStringLiteral("--help"), QStringLiteral("-h"), QStringLiteral("help"),
        QStringLiteral("--version"), QStringLiteral("-V")};
    return commandNames().contains(arguments.first()) || general.contains(arguments.first());
}

int carryOutCommandLine(int argc, char** argv)
{
    qInstallMessageHandler(showMessage);
    const QString name = QString::fromLocal8Bit(argv[1]);
    const std::vector<std::string> words(argv + 2, argv + argc); // before Qt takes away what it knows
    const auto application = applicationFor(name, argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("pgduel"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PGDUEL_VERSION));
    words::LanguageSwitch languages;
    for (const auto& command : allCommands())
        if (command.name == name)
            return carryOut(command, words, languages);
    Terminal terminal;
    if (name == QLatin1String("--version") || name == QLatin1String("-V"))
        terminal.line(QStringLiteral("pgduel ") + QStringLiteral(PGDUEL_VERSION));
    else
        printHelp(terminal);
    return 0;
}

} // namespace pgduel::app
