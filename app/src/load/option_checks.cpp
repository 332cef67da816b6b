#include "command_line/command.h"
#include "load/load_texts.h"
#include "load/option_table.h"

namespace pgduel::app {

namespace {

QString shown(const char* name)
{
    for (const auto& option : allLoadOptions())
        if (std::string(name) == option.name)
            return option.shown();
    return QLatin1String(name);
}

/// `option` has a sense only with one of `others`.
void needs(const LoadOptions& options, const char* option, std::initializer_list<const char*> others)
{
    if (!options.isGiven(option))
        return;
    QStringList names;
    for (const char* other : others) {
        if (options.isGiven(other))
            return;
        names << shown(other);
    }
    throw WrongUse{LoadCommand::tr("%1 makes sense only with %2.")
                       .arg(shown(option), names.join(LoadCommand::tr(" or ", "between options")))};
}

void excludes(const LoadOptions& options, const char* one, const char* other)
{
    if (options.isGiven(one) && options.isGiven(other))
        throw WrongUse{
            LoadCommand::tr("%1 and %2 do not go together: give one of them.").arg(shown(one), shown(other))};
}

void checkTask(const LoadOptions& options)
{
    const bool initialize = options.task == LoadTask::Initialize;
    const auto wrong = initialize ? LoadOption::Use::Run : LoadOption::Use::Init;
    for (const auto& option : allLoadOptions())
        if (options.isGiven(option.name) && option.use == wrong)
            throw WrongUse{
                (initialize ? LoadCommand::tr("%1 is not for -i.") : LoadCommand::tr("%1 is for -i only."))
                    .arg(option.shown())};
}

void checkSteps(const LoadOptions& options)
{
    excludes(options, "load-steps", "rate-steps");
    excludes(options, "load-steps", "ramp");
    excludes(options, "rate-steps", "ramp");
    excludes(options, "rate-steps", "rate");
    excludes(options, "load-steps", "client");
    excludes(options, "ramp", "client");
    excludes(options, "time", "step-duration");
    excludes(options, "time", "transactions");
    excludes(options, "step-duration", "transactions");
    for (const char* option : {"discard", "warm-up"})
        needs(options, option, {"time", "load-steps", "rate-steps", "ramp"});
    needs(options, "step-duration", {"load-steps", "rate-steps", "ramp"});
}

void checkLog(const LoadOptions& options)
{
    needs(options, "log-prefix", {"log"});
    needs(options, "sampling-rate", {"log"});
    needs(options, "aggregate-interval", {"log"});
    needs(options, "progress-timestamp", {"progress"});
    excludes(options, "sampling-rate", "aggregate-interval");
}

} // namespace

void checkLoadOptions(const LoadOptions& options)
{
    checkTask(options);
    checkSteps(options);
    checkLog(options);
    excludes(options, "on-error", "continue-on-error");
    excludes(options, "on-error", "exit-on-abort");
    if (options.isGiven("partition-method") && options.init.tables.partitions == 0)
        throw WrongUse{LoadCommand::tr("--partition-method makes sense only with --partitions above 0.")};
    const bool hasSteps = !options.loadSteps.empty() || !options.rateSteps.empty() || options.ramp;
    if (options.maxTries == 0 && !options.latencyLimit && !options.duration && !hasSteps)
        throw WrongUse{LoadCommand::tr("--max-tries 0 needs an end: give -L or -T.")};
    if (options.pipelined && options.protocol == study::Protocol::Simple)
        throw WrongUse{LoadCommand::tr("--pipelined needs -M extended or -M prepared.")};
    if (options.progress && *options.progress < options.interval)
        return; // the intervals are as short as the lines then
    if (options.progress && options.progress->count() % options.interval.count() != 0)
        throw WrongUse{LoadCommand::tr("-P takes a multiple of --interval.")};
}

} // namespace pgduel::app
