#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "script/program.h"
#include "workload/error.h"
#include "workload/script.h"

namespace pgduel::workload::test {

using Texts = std::vector<std::string>;

/// The SQL commands of a script, variables in angle brackets, those that may be text instead as <?name>.
inline Texts statements(std::string_view text, const ScriptOptions& options = {})
{
    Texts result;
    const Script script = Script::compile("s", text, 1, options);
    for (const Command& command : script.program().commands) {
        const auto* sql = std::get_if<SqlCommand>(&command.action);
        if (!sql)
            continue;
        std::string shown;
        std::size_t at = 0;
        for (const Reference& reference : sql->references) {
            shown += sql->text.substr(at, reference.offset - at) + (reference.optional ? "<?" : "<")
                + sql->text.substr(reference.offset + 1, reference.length - 1) + ">";
            at = reference.offset + reference.length;
        }
        result.push_back(shown + sql->text.substr(at));
    }
    return result;
}

/// All mistakes of a script: "s:1:8 syntax_error [)]; s:2:1 …".
inline std::string mistakes(std::string_view text, const ScriptOptions& options = {})
{
    std::string result;
    for (const measure::Fault& fault : checkScript("s", text, options)) {
        result +=
            (result.empty() ? "" : "; ") + fault.where + " " + fault.code.substr(fault.code.find('.') + 1);
        for (const std::string& arg : fault.args)
            result += " [" + arg + "]";
    }
    return result;
}

} // namespace pgduel::workload::test
