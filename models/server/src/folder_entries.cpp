#include "folder_entries.h"

namespace fs = std::filesystem;

namespace pgduel::server {

std::vector<fs::path> entriesOf(const fs::path& folder)
{
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::end(entry);
         entry.increment(error))
        entries.push_back(entry->path());
    return entries;
}

} // namespace pgduel::server
