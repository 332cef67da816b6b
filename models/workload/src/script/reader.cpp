#include "script/reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "language/characters.h"
#include "language/parser.h"
#include "script/branches.h"
#include "script/line.h"
#include "script/pipelines.h"
#include "script/sql_scanner.h"
#include "workload/faults.h"

namespace pgduel::workload {

namespace {

bool isSchemaChange(const std::string& firstWord)
{
    return firstWord == "create" || firstWord == "drop" || firstWord == "alter";
}

class Reader {
public:
    Reader(const std::string& name, std::string_view text, double weight, const ScriptOptions& options)
        : text_(text)
        , branches_(program_)
    {
        program_.name = name;
        program_.options = options;
        program_.weight = weight;
        program_.text = std::string(text);
        program_.lineStarts.push_back(0);
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '\n')
                program_.lineStarts.push_back(i + 1);
    }

    ReadScript read()
    {
        if (!(program_.weight >= 0) || std::isinf(program_.weight))
            mistakes_.push_back({fault::badWeight, 0, {toText(program_.weight)}});
        if (const std::size_t zero = text_.find('\0'); zero != none)
            mistakes_.push_back({fault::syntaxError, zero, {"\\0"}}); // libpq takes texts up to it
        constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
        std::size_t at = text_.substr(0, byteOrderMark.size()) == byteOrderMark ? byteOrderMark.size() : 0;
        while (at < text_.size())
            at = guarded([&] { return statement(at); }, text_.size());
        guarded([&] { return branches_.finish(), at; }, at);
        for (LanguageError& mistake : pipelineMistakes(program_))
            mistakes_.push_back(std::move(mistake));
        if (program_.commands.empty() && mistakes_.empty())
            mistakes_.push_back({fault::emptyScript, 0, {}});
        std::vector<measure::Fault> found = faults();
        return {std::move(program_), std::move(found)};
    }

private:
    std::vector<measure::Fault> faults()
    {
        std::stable_sort(mistakes_.begin(), mistakes_.end(),
            [](const LanguageError& a, const LanguageError& b) { return a.position < b.position; });
        std::vector<measure::Fault> result;
        for (const LanguageError& mistake : mistakes_)
            result.push_back({mistake.code, program_.place(mistake.position), mistake.args, {}});
        return result;
    }

    /// Runs a piece of reading; on a mistake notes it and goes on at `otherwise`.
    template <typename Work> std::size_t guarded(Work work, std::size_t otherwise)
    {
        try {
            return work();
        } catch (const LanguageError& error) {
            mistakes_.push_back(error);
            return otherwise;
        }
    }

    int variable(std::string_view name, std::size_t position)
    {
        auto& all = program_.variables;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const VariableUse& use) { return use.name == name; });
        if (found != all.end())
            return static_cast<int>(found - all.begin());
        all.push_back({std::string(name), position, false, false});
        return static_cast<int>(all.size()) - 1;
    }

    int readVariable(std::string_view name, std::size_t position)
    {
        const int index = variable(name, position);
        VariableUse& use = program_.variables[static_cast<std::size_t>(index)];
        if (!use.needed)
            use.position = position;
        use.needed = true;
        return index;
    }

    std::size_t statement(std::size_t begin)
    {
        SqlPiece piece = scanSql(text_, begin);
        const bool empty =
            program_.options.pgbenchCompatible ? piece.text.empty() : !piece.hasTokens || piece.text == ";";
        if (!empty)
            addSql(piece);
        if (!piece.atBackslash)
            return piece.end;
        const Line line(text_, piece.end);
        guarded([&] { return command(line), line.next(); }, line.next());
        return line.next();
    }

    void addSql(const SqlPiece& piece)
    {
        SqlCommand sql;
        sql.text = piece.text;
        const bool anywhere = program_.options.pgbenchCompatible;
        for (const SqlPiece::Variable& found : anywhere ? variablesAnywhere(piece) : piece.variables) {
            const int index = found.optional ? variable(found.name, found.position)
                                             : readVariable(found.name, found.position);
            sql.references.push_back(
                {found.offset, found.name.size() + 1, index, found.position, found.optional});
        }
        program_.changesSchema = program_.changesSchema || isSchemaChange(piece.firstWord);
        capturable_ = program_.commands.size();
        program_.commands.push_back({std::move(sql), piece.position});
    }

    void command(const Line& line)
    {
        const std::string& name = line.command();
        const auto before = std::exchange(capturable_, name.empty() ? capturable_ : none);
        if (name.empty())
            return;
        if (name == "\\set")
            set(line);
        else if (name == "\\sleep")
            sleep(line);
        else if (name == "\\gset" || name == "\\aset")
            capture(line, before);
        else if (name == "\\if" || name == "\\elif")
            branches_.condition(line, condition(line));
        else if (name == "\\else" || name == "\\endif")
            branches_.plain(line);
        else if (name == "\\setshell" || name == "\\shell")
            shell(line);
        else if (name == "\\startpipeline")
            pipeline(line, PipelineCommand::Start);
        else if (name == "\\syncpipeline")
            pipeline(line, PipelineCommand::Sync);
        else if (name == "\\endpipeline")
            pipeline(line, PipelineCommand::End);
        else
            throw LanguageError(fault::unknownCommand, line.begin(), {line.written()});
    }

    Expression expression(const Line& line, std::size_t begin)
    {
        const VariableIndex index = [this](std::string_view name, std::size_t position) {
            return readVariable(name, position);
        };
        return parseExpression(text_, begin, line.end(), line.written(), index);
    }

    /// A condition that is wrong still opens a branch, so that its \endif is no second mistake.
    Expression condition(const Line& line)
    {
        Expression result;
        guarded([&] { return result = expression(line, line.afterCommand()), line.end(); }, line.end());
        return result;
    }

    int assignedVariable(const Word& name)
    {
        const int index = variable(name.text, name.position);
        program_.variables[static_cast<std::size_t>(index)].assigned = true;
        return index;
    }

    void set(const Line& line)
    {
        const Word name = variableName(line.required(0));
        Expression value = expression(line, name.position + name.text.size());
        program_.commands.push_back({SetCommand{assignedVariable(name), std::move(value)}, line.begin()});
    }

    /// A word that is ":name" stands for the variable, "::text" for ":text".
    ShellCommand::Word shellWord(const Word& word)
    {
        if (word.text.substr(0, 2) == "::")
            return {std::string(word.text.substr(1)), -1};
        if (word.text.front() != ':')
            return {std::string(word.text), -1};
        return {{}, readVariable(referredVariable(word), word.position)};
    }

    void shell(const Line& line)
    {
        const bool sets = line.command() == "\\setshell";
        line.required(sets ? 1 : 0);
        ShellCommand result;
        for (std::size_t i = sets ? 1 : 0; i < line.words().size(); ++i)
            result.words.push_back(shellWord(line.words()[i]));
        if (sets)
            result.variable = assignedVariable(variableName(line.required(0)));
        program_.usesShell = true;
        program_.commands.push_back({std::move(result), line.begin()});
    }

    void pipeline(const Line& line, PipelineCommand command)
    {
        program_.usesPipeline = true;
        program_.commands.push_back({command, line.begin()});
        line.refuseBeyond(0);
    }

    void sleep(const Line& line)
    {
        SleepCommand result;
        const SleepWords words = sleepWords(line);
        if (words.amount.text.front() == ':')
            result.variable = readVariable(referredVariable(words.amount), words.amount.position);
        else
            result.amount = sleepAmount(words.amount);
        result.unitMicros = unitMicros(words.unit);
        program_.commands.push_back({result, line.begin()});
    }

    void capture(const Line& line, std::size_t statement)
    {
        if (statement == none)
            throw LanguageError(fault::noStatementBefore, line.begin(), {line.written()});
        line.refuseBeyond(1);
        auto& sql = std::get<SqlCommand>(program_.commands[statement].action);
        sql.capture = line.command() == "\\gset" ? Capture::OneRow : Capture::LastRow;
        sql.prefix = line.words().empty() ? "" : std::string(variableName(line.words().front()).text);
        program_.capturePrefixes.push_back(sql.prefix);
    }

    static constexpr std::size_t none = std::string_view::npos;

    std::string_view text_;
    std::size_t capturable_ = none; ///< index of a statement right before
    Program program_;
    Branches branches_;
    std::vector<LanguageError> mistakes_;
};

} // namespace

ReadScript readScript(
    const std::string& name, std::string_view text, double weight, const ScriptOptions& options)
{
    return Reader(name, text, weight, options).read();
}

} // namespace pgduel::workload
