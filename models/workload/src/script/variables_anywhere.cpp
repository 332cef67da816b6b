#include <algorithm>

#include "language/characters.h"
#include "script/sql_scanner.h"

namespace pgduel::workload {

std::vector<SqlPiece::Variable> variablesAnywhere(const SqlPiece& piece)
{
    std::vector<SqlPiece::Variable> result;
    const std::string& text = piece.text;
    std::size_t escapes = 0;
    for (std::size_t at = text.find(':'); at != std::string::npos; at = text.find(':', at)) {
        const std::size_t name = at + 1;
        if (name >= text.size() || !isNameStart(text[name])) {
            at = std::min(text.find_first_not_of(':', at), text.size());
            continue;
        }
        std::size_t end = name;
        while (end < text.size() && isNamePart(text[end]))
            ++end;
        while (escapes < piece.escapes.size() && piece.escapes[escapes] <= at)
            ++escapes;
        result.push_back({at, piece.position + at + escapes, text.substr(name, end - name), true});
        at = end;
    }
    return result;
}

} // namespace pgduel::workload
