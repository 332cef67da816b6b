#include "measure/text_file.h"

#include <cstdio>
#include <memory>

namespace pgduel::measure {

std::optional<std::string> readText(const std::string& path, std::uintmax_t offset)
{
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
    if (!file || (offset > 0 && std::fseek(file.get(), static_cast<long>(offset), SEEK_SET) != 0))
        return std::nullopt;
    std::string text;
    char part[16384];
    while (const std::size_t size = std::fread(part, 1, sizeof part, file.get()))
        text.append(part, size);
    if (std::ferror(file.get()) != 0)
        return std::nullopt;
    return text;
}

} // namespace pgduel::measure
