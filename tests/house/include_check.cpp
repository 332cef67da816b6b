#include "include_check.h"

#include <algorithm>
#include <regex>
#include <sstream>

#include "include_rules.h"

namespace house {

namespace {

bool beginsWith(const std::string& text, const std::string& beginning)
{
    return text.compare(0, beginning.size(), beginning) == 0;
}

bool contains(const std::vector<std::string>& all, const std::string& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

const Room* roomOf(const std::string& path)
{
    const auto found = std::find_if(
        rooms.begin(), rooms.end(), [&](const Room& room) { return beginsWith(path, room.folder + "/"); });
    return found == rooms.end() ? nullptr : &*found;
}

/// "libpqxx", "QtCore" …; empty for the C++ library.
std::string libraryOf(const std::string& header, const QtModuleOf& qtModuleOf)
{
    for (const Library& library : libraries)
        for (const std::string& beginning : library.beginnings)
            if (beginsWith(header, beginning))
                return library.name;
    const std::string module = qtModuleOf(header);
    // A C++ library header has no suffix and no capital letter; anything else is a library that nobody
    // allowed.
    if (module.empty() && header.find_first_of("./ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos)
        return header;
    return module;
}

std::string angleBreach(const Room& room, const std::string& header, const QtModuleOf& qtModuleOf)
{
    const std::string library = libraryOf(header, qtModuleOf);
    return library.empty() || contains(room.uses, library)
        ? ""
        : room.folder + " may not use " + library + " (<" + header + ">)";
}

std::string quoteBreach(const Room& room, const std::string& header)
{
    if (header.find("..") != std::string::npos)
        return "\"" + header + "\" leaves the room: include by \"room/file.h\"";
    const std::string prefix = header.substr(0, header.find('/'));
    const bool isRoom = header.find('/') != std::string::npos
        && std::any_of(rooms.begin(), rooms.end(), [&](const Room& other) { return other.prefix == prefix; });
    if (!isRoom || prefix == room.prefix || contains(room.sees, prefix))
        return "";
    return room.folder + " may not see " + prefix + " (\"" + header + "\")";
}

std::string includeBreach(const Room& room, const std::string& line, const QtModuleOf& qtModuleOf)
{
    static const std::regex include(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    std::smatch match;
    if (!std::regex_search(line, match, include))
        return "";
    return match[1] == "<" ? angleBreach(room, match[2], qtModuleOf) : quoteBreach(room, match[2]);
}

std::string wordBreach(const std::string& path, const std::string& line)
{
    static const std::vector<std::regex> patterns = [] {
        std::vector<std::regex> compiled;
        for (const ForbiddenWord& word : forbiddenWords)
            compiled.emplace_back(word.pattern);
        return compiled;
    }();
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (beginsWith(path, forbiddenWords[i].folder) && std::regex_search(line, patterns[i]))
            return "must not stand here: " + forbiddenWords[i].reason;
    return "";
}

} // namespace

std::vector<std::string> breaches(const SourceFile& file, const QtModuleOf& qtModuleOf)
{
    const Room* room = roomOf(file.path);
    if (room == nullptr)
        return {file.path + ":1: in no room of include_rules.h"};
    std::vector<std::string> found;
    std::istringstream lines(file.text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const std::string code = line.substr(0, line.find("//"));
        for (const std::string& breach :
            {includeBreach(*room, code, qtModuleOf), wordBreach(file.path, code)})
            if (!breach.empty())
                found.push_back(file.path + ":" + std::to_string(number) + ": " + breach);
    }
    return found;
}

} // namespace house
