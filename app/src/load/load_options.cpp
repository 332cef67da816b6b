#include "load/load_options.h"

#include <getopt.h>

#include "command_line/command.h"
#include "load/load_texts.h"
#include "load/option_table.h"

namespace pgduel::app {

namespace {

constexpr int firstLong = 1000; ///< getopt's values of long options, letters lie below

/// The tables in the form that getopt_long wants.
struct Grammar {
    std::string letters = ":"; ///< a missing value is told apart from an unknown option
    std::vector<option> longOptions;

    Grammar()
    {
        const auto& options = allLoadOptions();
        for (std::size_t i = 0; i < options.size(); ++i) {
            const bool hasValue = options[i].argument != nullptr;
            longOptions.push_back({options[i].name, hasValue ? required_argument : no_argument, nullptr,
                firstLong + static_cast<int>(i)});
            if (options[i].letter != 0 && options[i].letter != '?')
                letters += std::string(1, options[i].letter) + (hasValue ? ":" : "");
        }
        longOptions.push_back({nullptr, 0, nullptr, 0});
    }
};

const LoadOption& optionOf(int found)
{
    const auto& options = allLoadOptions();
    if (found >= firstLong)
        return options[static_cast<std::size_t>(found - firstLong)];
    for (const auto& each : options)
        if (each.letter == found)
            return each;
    throw std::logic_error("getopt_long found an option that is in no table");
}

/// The argument that getopt_long stumbled over; optind stands behind it, except amid joined letters.
[[noreturn]] void refuse(int found, const std::string& word)
{
    const bool isLetter = optopt > 0 && optopt < firstLong;
    const QString shown = isLetter ? QStringLiteral("-%1").arg(QChar(static_cast<char16_t>(optopt)))
                                   : QString::fromStdString(word);
    if (found == ':')
        throw WrongUse{LoadCommand::tr("%1 needs a value.").arg(shown)};
    if (optopt >= firstLong)
        throw WrongUse{LoadCommand::tr("%1 takes no value.").arg(shown)};
    throw WrongUse{LoadCommand::tr("There is no option %1.").arg(shown)};
}

void takeRest(LoadOptions& options, const std::vector<std::string>& rest)
{
    if (!rest.empty())
        options.database = rest.front();
    if (rest.size() > 1)
        throw WrongUse{
            LoadCommand::tr("There is an argument too many: %1").arg(QString::fromStdString(rest[1]))};
}

} // namespace

QString LoadOption::shown() const
{
    return letter != 0 ? QStringLiteral("-%1").arg(QLatin1Char(letter))
                       : QStringLiteral("--") + QLatin1String(name);
}

const std::vector<LoadOption>& allLoadOptions()
{
    static const std::vector<LoadOption> all = [] {
        std::vector<LoadOption> list;
        for (const auto* table :
            {&pgbenchRunOptions(), &pgbenchInitOptions(), &commonOptions(), &ownOptions()})
            list.insert(list.end(), table->begin(), table->end());
        return list;
    }();
    return all;
}

LoadOptions parseLoadOptions(const std::vector<std::string>& arguments)
{
    const Grammar grammar;
    std::vector<std::string> words{"pgduel load"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (auto& word : words)
        argv.push_back(word.data());
    const int count = static_cast<int>(argv.size());
    argv.push_back(nullptr);

    LoadOptions options;
    optind = 0; // begin anew, also after an earlier call
    opterr = 0;
    for (;;) {
        const int found =
            getopt_long(count, argv.data(), grammar.letters.c_str(), grammar.longOptions.data(), nullptr);
        if (found == -1)
            break;
        const char* word = argv[static_cast<std::size_t>(optind - 1)];
        if (found == '?' && optopt == '?') { // -? itself
            options.task = LoadTask::Help;
            continue;
        }
        if (found == '?' || found == ':')
            refuse(found, word);
        const LoadOption& option = optionOf(found);
        options.given.insert(option.name);
        option.take(options, {option.shown(), optarg == nullptr ? "" : optarg});
        if (options.task >= LoadTask::ListScripts)
            return options;
    }
    takeRest(options, {argv.begin() + optind, argv.end() - 1});
    checkLoadOptions(options);
    return options;
}

} // namespace pgduel::app
