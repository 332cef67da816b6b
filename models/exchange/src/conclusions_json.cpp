#include "conclusions_json.h"

#include "exchange/verdict_text.h"
#include "json.h"

namespace pgduel::exchange {

namespace {

using analysis::Statement;
using analysis::StatementKind;

void addNames(QJsonObject& object, const Statement& statement)
{
    object.insert(QStringLiteral("metric"), json(statement.metric.id));
    object.insert(QStringLiteral("baseline"), json(statement.baseline));
    object.insert(QStringLiteral("candidate"), json(statement.candidate));
}

void addLargest(QJsonObject& object, const Statement& statement)
{
    object.insert(QStringLiteral("decided"), statement.decided);
    object.insert(QStringLiteral("difference_ratio"), statement.difference);
    if (!statement.place || (statement.place->sessions == 0 && statement.place->rate == 0))
        return;
    object.insert(QStringLiteral("step"), statement.place->step);
    object.insert(QStringLiteral("sessions"), statement.place->sessions);
    if (statement.place->rate > 0)
        object.insert(QStringLiteral("rate_tx_per_s"), statement.place->rate);
}

void addPair(QJsonObject& object, const Statement& statement)
{
    const bool geometric = statement.mean == analysis::MeanKind::GeometricOfRunsAndSteps;
    object.insert(QStringLiteral("verdict"), QLatin1String(toText(statement.verdict.kind)));
    object.insert(geometric ? QStringLiteral("estimate_ratio") : QStringLiteral("mean_of_differences_ratio"),
        statement.difference);
    object.insert(QStringLiteral("smallest_difference_of_steps_ratio"), json(statement.smallest));
    object.insert(QStringLiteral("largest_difference_of_steps_ratio"), json(statement.largest));
}

void addCounts(QJsonObject& object, const Statement& statement)
{
    object.insert(QStringLiteral("comparisons"), statement.count);
    object.insert(QStringLiteral("of_comparisons"), statement.of);
    if (statement.kind == StatementKind::NotMixed)
        object.insert(QStringLiteral("largest_drift_ratio"), statement.difference);
    if (statement.kind == StatementKind::Undecided)
        object.insert(QStringLiteral("runs_needed"), json(statement.runsNeeded));
}

void addSteps(QJsonObject& object, const Statement& statement)
{
    object.insert(QStringLiteral("decided"), statement.decided);
    object.insert(QStringLiteral("steps"), statement.of);
    object.insert(QStringLiteral("steps_more"), statement.up);
    object.insert(QStringLiteral("steps_fewer"), statement.down);
}

void addTurn(QJsonObject& object, const Statement& statement)
{
    object.insert(QStringLiteral("decided"), statement.decided);
    object.insert(statement.crossing->aboveRate > 0 ? QStringLiteral("at_rate_tx_per_s")
                                                    : QStringLiteral("at_sessions"),
        statement.crossing->at);
    object.insert(QStringLiteral("upwards"), statement.upwards);
}

const char* kindText(StatementKind kind)
{
    switch (kind) {
    case StatementKind::OneRun:
        return "one_run";
    case StatementKind::NotMixed:
        return "not_mixed";
    case StatementKind::Largest:
        return "largest_difference";
    case StatementKind::Pair:
        return "pair";
    case StatementKind::Steps:
        return "steps";
    case StatementKind::Turn:
        return "turn";
    case StatementKind::MeansDisagree:
        return "means_disagree";
    case StatementKind::Undecided:
        return "not_decided";
    }
    return "";
}

QJsonObject objectOf(const Statement& statement)
{
    QJsonObject object{{QStringLiteral("kind"), QLatin1String(kindText(statement.kind))}};
    if (!statement.metric.id.empty())
        addNames(object, statement);
    switch (statement.kind) {
    case StatementKind::OneRun:
    case StatementKind::NotMixed:
    case StatementKind::Undecided:
        addCounts(object, statement);
        break;
    case StatementKind::Largest:
        addLargest(object, statement);
        break;
    case StatementKind::Pair:
        addPair(object, statement);
        break;
    case StatementKind::Steps:
        addSteps(object, statement);
        break;
    case StatementKind::Turn:
        addTurn(object, statement);
        break;
    case StatementKind::MeansDisagree:
        object.insert(QStringLiteral("mean_of_differences_ratio"), statement.difference);
        object.insert(QStringLiteral("geometric_mean_of_steps_ratio"), statement.second);
        break;
    }
    return object;
}

} // namespace

QJsonArray conclusionList(const std::vector<Statement>& statements)
{
    QJsonArray list;
    for (const Statement& statement : statements)
        list.append(objectOf(statement));
    return list;
}

} // namespace pgduel::exchange
