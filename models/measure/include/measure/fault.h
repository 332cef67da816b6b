#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace pgduel::measure {

/// What went wrong, as facts. widgets/words turns it into a sentence in the reader's language; rooms below
/// never make sentences. `what()` of a Failure is a terse English line for logs only.
struct Fault {
    std::string code; ///< stable id "room.what_happened", one of the constants in the room's faults.h
    std::string where; ///< place: "file.toml:12:5", a key, a script name, a server; empty when there is none
    std::vector<std::string>
        args; ///< facts for the sentence, in the order the code's comment in faults.h says
    std::string detail; ///< text from outside (PostgreSQL, the system), passed through untranslated

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// "code at where (arg, arg): detail", for logs.
std::string logLine(const Fault& fault);

/// The exception that carries a Fault; each room derives its one exception type from it.
class Failure : public std::runtime_error {
public:
    explicit Failure(Fault fault)
        : std::runtime_error(logLine(fault))
        , fault_(std::move(fault))
    {
    }
    const Fault& fault() const noexcept { return fault_; }

private:
    Fault fault_;
};

} // namespace pgduel::measure
