#pragma once

#include <map>
#include <string>
#include <vector>

#include "driver/tally.h"
#include "driver/variable.h"
#include "script/program.h"
#include "workload/driver.h"

namespace pgduel::workload {

/// How a parameter is sent.
enum class Wire { Text, Boolean, Int2, Int4, Int8, Float8 };

/// An SQL command of a load: one prepared statement of each session.
struct Statement {
    const SqlCommand* sql = nullptr;
    const Program* program = nullptr;
    std::size_t position = 0; ///< in the script
    std::string name; ///< on the server
    std::string numbered; ///< text with $1, $2 … for the extended protocol
    std::vector<int> slots; ///< of the references; −1: text that is no variable after all
    std::vector<Wire> wires; ///< of the parameters
    bool binaryResult = false;
    bool asPgbench = false; ///< pasting can make a comment of "- -3", and NULL is sent as the text "NULL"

    std::string place() const { return program->place(position); }
};

/// A script of a load, its variables and commands tied to the load's.
struct LinkedScript {
    const Program* program = nullptr;
    double weight = 0;
    int group = 0; ///< index in Blueprint::groups
    std::size_t firstCommand = 0; ///< number of its first command among those of all scripts
    std::vector<int> slots; ///< index in Program::variables → slot
    std::vector<int> statements; ///< index of a command → statement, −1 for other commands
};

/// Room for sessions on the server; −1: not known.
struct ServerRoom {
    int maxConnections = -1;
    int reserved = -1; ///< for roles that the load's is none of
    int inUse = -1; ///< by others
};

/// Sessions with scripts and a connection of their own; a load without groups is one group without a name.
struct LinkedGroup {
    std::string name;
    std::string conninfo;
    measure::Micros thinkTime = 0;
    int fixedSessions = 0; ///< 0: by share
    double share = 1;
    std::size_t firstScript = 0, endScript = 0; ///< in Blueprint::scripts
    double scriptWeight = 0; ///< of its scripts together
    std::size_t firstStatement = 0, endStatement = 0; ///< in Blueprint::statements
    int mostSessions = 0; ///< of any step, together with the other groups of the same connection string
    ServerRoom room;
    std::string address; ///< of the server, see startConnecting()
};

/// All that the sessions of a load share; does not change while they run.
struct Blueprint {
    explicit Blueprint(const LoadPlan& loadPlan);

    /// Gives the variables their first values. Throws WorkloadError when a script needs one that nothing
    /// sets.
    void setVariables(const std::map<std::string, std::string>& values);
    std::string whyNoScale; ///< why the scale could not be read from the tables, when it was tried
    bool needs(const std::string& variable) const; ///< a script reads it and the plan does not set it
    Tally emptyTally() const { return Tally(scripts.size(), plan.recordStatements ? commands : 0); }
    int groupThatNeeds(const std::string& variable) const; ///< the first, or the first of all

    const LoadPlan& plan;
    std::vector<LinkedGroup> groups; ///< at least one
    std::vector<LinkedScript> scripts;
    std::vector<Statement> statements;
    std::size_t commands = 0; ///< of all scripts
    std::map<std::string, int> slotOf;
    std::vector<std::string> names; ///< by slot
    std::vector<Variable> initial; ///< by slot
    int clientIdSlot = -1;
    std::size_t mostParameters = 0;
    int mostSessions = 0; ///< of any step
    int threads = 1;
    bool prepareAtOpen =
        true; ///< prepared protocol: all statements when a session opens; else each at its first use

private:
    int slot(const std::string& name);
    std::vector<bool> settableSlots() const;
    void checkVariables(const std::vector<bool>& settable) const;
    void numberParameters(const std::vector<bool>& settable);
    void link(const SessionGroup& group);
    void link(const Script& script);
    Statement statement(const Program& program, const LinkedScript& linked, std::size_t command);
};

} // namespace pgduel::workload
