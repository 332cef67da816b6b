#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "file_text.h"
#include "study/faults.h"
#include "study/toml.h"

namespace pgduel::study {

namespace {

[[noreturn]] void refuse(const char* code, const std::string& path, const std::string& reason)
{
    throw StudyError({measure::Fault{code, path, {path}, reason}});
}

std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead < 0xe0)
        return 2;
    if (lead >= 0xe0 && lead < 0xf0)
        return 3;
    return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = sequenceLength(lead);
        if (length == 0 || i + length > text.size())
            return false;
        for (std::size_t k = 1; k < length; ++k) {
            if ((static_cast<unsigned char>(text[i + k]) & 0xc0) != 0x80)
                return false;
        }
        const unsigned char second = length > 2 ? static_cast<unsigned char>(text[i + 1]) : 0;
        const bool overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
        const bool noCharacter = (lead == 0xed && second > 0x9f) || (lead == 0xf4 && second > 0x8f);
        if (overlong || noCharacter)
            return false;
        i += length;
    }
    return true;
}

} // namespace

std::string fileText(const std::string& path)
{
    // A device or pipe may never end.
    std::error_code error;
    if (std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error))
        refuse(fault::fileUnreadable, path,
            std::strerror(std::filesystem::is_directory(path, error) ? EISDIR : EINVAL));
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file.is_open())
        refuse(fault::fileUnreadable, path, std::strerror(errno));
    std::ostringstream content;
    content << file.rdbuf();
    if (file.bad() || errno == EISDIR)
        refuse(fault::fileUnreadable, path, std::strerror(errno));
    std::string text = content.str();
    if (!isUtf8(text))
        refuse(fault::notUtf8, path, {});
    return text;
}

void inlineScriptFiles(Study& study, const std::string& folder)
{
    for (ScriptSpec& script : study.scenario.scripts) {
        if (script.file.empty() || !script.sql.empty())
            continue;
        script.sql = fileText((std::filesystem::path(folder) / script.file).string());
        script.file.clear();
    }
}

} // namespace pgduel::study
