#include "workload/script.h"

namespace pgduel::workload {

const std::vector<BuiltinScript>& builtinScripts()
{
    static const std::vector<BuiltinScript> scripts = {
        {"mix-select-only", R"sql(-- One account by its key.
\set aid random(1, 100000 * :scale)
SELECT abalance FROM pgbench_accounts WHERE aid = :aid;
)sql"},
        {"mix-select-update",
            R"sql(-- Reads and changes an account, then a teller and its branch, whose few rows many sessions want.
\set aid random(1, 100000 * :scale)
\set tid random(1, 10 * :scale)
\set bid random(1, :scale)
\set delta random(-5000, 5000)
BEGIN;
UPDATE pgbench_accounts SET abalance = abalance + :delta WHERE aid = :aid;
SELECT abalance FROM pgbench_accounts WHERE aid = :aid;
UPDATE pgbench_tellers SET tbalance = tbalance + :delta WHERE tid = :tid;
UPDATE pgbench_branches SET bbalance = bbalance + :delta WHERE bid = :bid;
COMMIT;
)sql"},
        {"mix-insert-only", R"sql(-- One row into the history.
\set aid random(1, 100000 * :scale)
\set tid random(1, 10 * :scale)
\set bid random(1, :scale)
\set delta random(-5000, 5000)
INSERT INTO pgbench_history (aid, tid, bid, delta, mtime) VALUES (:aid, :tid, :bid, :delta, now());
)sql"},
        {"mix-cpu-load", R"sql(-- Arithmetic only: about 1.5 ms of one core, no table.
\set first random(1, 1000)
SELECT sum(sqrt(n) * ln(n)) FROM generate_series(:first, :first + 19999) AS n;
)sql"},
        {"tpcb-like", R"sql(\set account random(1, 100000 * :scale)
\set teller random(1, 10 * :scale)
\set branch random(1, 1 * :scale)
\set amount random(-5000, 5000)
BEGIN;
UPDATE pgbench_accounts SET abalance = abalance + :amount WHERE aid = :account;
SELECT abalance FROM pgbench_accounts WHERE aid = :account;
UPDATE pgbench_tellers SET tbalance = tbalance + :amount WHERE tid = :teller;
UPDATE pgbench_branches SET bbalance = bbalance + :amount WHERE bid = :branch;
INSERT INTO pgbench_history (aid, tid, bid, delta, mtime) VALUES (:account, :teller, :branch, :amount, now());
COMMIT;
)sql"},
        {"simple-update", R"sql(\set account random(1, 100000 * :scale)
\set teller random(1, 10 * :scale)
\set branch random(1, 1 * :scale)
\set amount random(-5000, 5000)
BEGIN;
UPDATE pgbench_accounts SET abalance = abalance + :amount WHERE aid = :account;
SELECT abalance FROM pgbench_accounts WHERE aid = :account;
INSERT INTO pgbench_history (aid, tid, bid, delta, mtime) VALUES (:account, :teller, :branch, :amount, now());
COMMIT;
)sql"},
        {"select-only", R"sql(\set account random(1, 100000 * :scale)
SELECT abalance FROM pgbench_accounts WHERE aid = :account;
)sql"},
    };
    return scripts;
}

const BuiltinScript* findBuiltinScript(std::string_view name)
{
    for (const BuiltinScript& script : builtinScripts())
        if (script.name == name)
            return &script;
    return nullptr;
}

} // namespace pgduel::workload
