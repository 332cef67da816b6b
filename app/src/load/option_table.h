#pragma once

#include <vector>

#include "load/load_options.h"
#include "load/option_value.h"

namespace pgduel::app {

struct LoadOption {
    enum class Use { Both, Run, Init };
    using Take = void (*)(LoadOptions& options, const OptionValue& value);

    char letter; ///< 0: none
    const char* name; ///< long, without "--"; null: none
    const char* argument; ///< what stands for the value in --help; null: the option has none
    Use use; ///< with -i, without it, or both
    const char* help; ///< English, context LoadCommand
    Take take;

    /// "-c" or "--warm-up"
    QString shown() const;
};

/// Options that pgbench has too, by the same letters and names.
const std::vector<LoadOption>& pgbenchRunOptions();
const std::vector<LoadOption>& pgbenchInitOptions();
const std::vector<LoadOption>& commonOptions();
/// Those that pgbench has not.
const std::vector<LoadOption>& ownOptions();

/// All of them.
const std::vector<LoadOption>& allLoadOptions();

} // namespace pgduel::app
