#pragma once

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "measure/fault.h"

namespace pgduel::workload {

struct Program; ///< compiled form, private to the room

struct ScriptOptions {
    /// Variables are found wherever pgbench finds them: in literals, quoted names and comments too.
    bool pgbenchCompatible = false;
};

/// A compiled pgbench script. Cheap to copy (shared, immutable).
class Script {
public:
    /// Throws WorkloadError with where = "name:line:column" and args = offending text, for a mistake in the
    /// script.
    static Script compile(
        const std::string& name, std::string_view text, double weight, const ScriptOptions& options = {});

    const std::string& name() const;
    double weight() const;
    const Program& program() const { return *program_; }

private:
    std::shared_ptr<const Program> program_;
};

/// All mistakes of a script text, for the editor's syntax check; empty when it compiles.
std::vector<measure::Fault> checkScript(
    const std::string& name, std::string_view text, const ScriptOptions& options = {});

/// Variables that these scripts of one load read but nothing sets: no script of them, nobody who gives them
/// (`given`, names), and they are not automatic. Known without a server; `:scale` counts as given, since the
/// driver can read it from the data set. \gset and \aset may set any name that begins with their prefix.
std::vector<measure::Fault> unsetVariables(
    const std::vector<Script>& scripts, const std::set<std::string>& given = {});

/// A script that ships with the program ("mix-select-only", "mix-select-update", "mix-insert-only",
/// "mix-cpu-load", and pgbench's "tpcb-like", "simple-update", "select-only").
struct BuiltinScript {
    std::string name;
    std::string_view text;
};
const std::vector<BuiltinScript>& builtinScripts();
const BuiltinScript* findBuiltinScript(std::string_view name);

} // namespace pgduel::workload
