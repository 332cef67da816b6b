#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "study/study.h"

namespace pgduel::study {

/// A study that ships with the program. Texts for people are in widgets/words under the same id.
struct Template {
    std::string id; ///< "shared-buffers"
    std::string_view toml;
};

const std::vector<Template>& templates();
/// Null when there is no such template. "aa-check" is an old name of "aa".
const Template* findTemplate(std::string_view id);

} // namespace pgduel::study
