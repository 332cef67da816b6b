#include "setting_text.h"

#include <charconv>

#include "server/error.h"
#include "server/faults.h"

namespace pgduel::server {

study::SettingContext contextFromText(const std::string& text)
{
    using study::SettingContext;
    constexpr std::pair<const char*, SettingContext> contexts[] = {{"internal", SettingContext::Internal},
        {"postmaster", SettingContext::Postmaster}, {"sighup", SettingContext::Sighup},
        {"superuser-backend", SettingContext::SuperuserBackend}, {"backend", SettingContext::Backend},
        {"superuser", SettingContext::Superuser}};
    for (const auto& [name, context] : contexts)
        if (text == name)
            return context;
    return SettingContext::User;
}

std::optional<double> numberFromText(const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        throw ServerError({fault::notANumber, "", {text}, ""});
    return number;
}

} // namespace pgduel::server
