#include "study/names.h"

namespace pgduel::study {

template <> const Names<ServerKind>& namesOf<ServerKind>()
{
    static const Names<ServerKind> names{{ServerKind::Private, "private"}, {ServerKind::Existing, "existing"},
        {ServerKind::Observe, "observe"}};
    return names;
}

template <> const Names<DatasetKind>& namesOf<DatasetKind>()
{
    static const Names<DatasetKind> names{{DatasetKind::Pgbench, "pgbench"},
        {DatasetKind::ManyTables, "many-tables"}, {DatasetKind::WideTable, "wide-table"},
        {DatasetKind::ModelSync, "model-sync"}, {DatasetKind::Script, "script"}, {DatasetKind::None, "none"}};
    return names;
}

template <> const Names<ResetKind>& namesOf<ResetKind>()
{
    static const Names<ResetKind> names{{ResetKind::Template, "template"},
        {ResetKind::Directory, "directory"}, {ResetKind::Script, "script"}, {ResetKind::None, "none"}};
    return names;
}

template <> const Names<ScenarioKind>& namesOf<ScenarioKind>()
{
    static const Names<ScenarioKind> names{{ScenarioKind::Sessions, "sessions"},
        {ScenarioKind::FixedWork, "fixed-work"}, {ScenarioKind::Statement, "statement"},
        {ScenarioKind::Until, "until"}, {ScenarioKind::Command, "command"}};
    return names;
}

template <> const Names<Protocol>& namesOf<Protocol>()
{
    static const Names<Protocol> names{
        {Protocol::Simple, "simple"}, {Protocol::Extended, "extended"}, {Protocol::Prepared, "prepared"}};
    return names;
}

template <> const Names<Weights>& namesOf<Weights>()
{
    static const Names<Weights> names{
        {Weights::Transactions, "transactions"}, {Weights::Sessions, "sessions"}};
    return names;
}

template <> const Names<RoundTrips>& namesOf<RoundTrips>()
{
    static const Names<RoundTrips> names{
        {RoundTrips::Statement, "statement"}, {RoundTrips::Pipelined, "pipelined"}};
    return names;
}

template <> const Names<LoadPreset>& namesOf<LoadPreset>()
{
    static const Names<LoadPreset> names{{LoadPreset::Constant, "constant"}, {LoadPreset::List, "list"},
        {LoadPreset::Geometric, "geometric"}, {LoadPreset::Ramp, "ramp"}, {LoadPreset::Rate, "rate"},
        {LoadPreset::PgHazel, "pg_hazel"}, {LoadPreset::PgExpecto, "pg_expecto"}};
    return names;
}

template <> const Names<Order>& namesOf<Order>()
{
    static const Names<Order> names{{Order::Sequential, "sequential"}, {Order::Blocks, "blocks"},
        {Order::Abba, "abba"}, {Order::Random, "random"}};
    return names;
}

template <> const Names<OnError>& namesOf<OnError>()
{
    static const Names<OnError> names{{OnError::Retry, "retry"}, {OnError::Count, "count"},
        {OnError::Abort, "abort"}, {OnError::Stop, "stop"}};
    return names;
}

const std::vector<std::string>& datasetParameterNames()
{
    static const std::vector<std::string> names{"tables", "rows", "dead_rows", "indexes", "handles",
        "modules_per_handle", "fragments_per_handle", "delete_share", "update_batch", "waves"};
    return names;
}

} // namespace pgduel::study
