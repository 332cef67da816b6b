#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pgduel::workload {

/// A piece of SQL in a script, up to a semicolon, a backslash command or the script's end.
struct SqlPiece {
    struct Variable {
        std::size_t offset; ///< of the colon in `text`
        std::size_t position; ///< of the colon in the script
        std::string name;
        bool optional; ///< text instead when nothing sets such a variable
    };
    std::string text; ///< without leading blanks and line comments; "\;" has become ";"
    std::string firstWord; ///< in lower case
    std::size_t position = 0; ///< of the text's beginning in the script
    /// ":name" outside literals and comments, optional between [ and ], where it may be an array slice; "::"
    /// is a cast.
    std::vector<Variable> variables;
    std::vector<std::size_t> escapes; ///< offsets in `text` before which a backslash was left out
    bool hasTokens = false; ///< false: only blanks and comments
    std::size_t end = 0; ///< where the scan goes on
    bool atBackslash = false; ///< a backslash command begins at `end`
};

/// Scans one piece from `begin` by the rules of psql: quotes ('', E'', "", $tag$), nested comments,
/// parentheses and the bodies of CREATE FUNCTION … BEGIN ATOMIC hold their semicolons. Throws LanguageError
/// for what is not closed.
SqlPiece scanSql(std::string_view script, std::size_t begin);

/// ":name" anywhere in the text, as pgbench has it; all optional.
std::vector<SqlPiece::Variable> variablesAnywhere(const SqlPiece& piece);

} // namespace pgduel::workload
