#include "exchange/verdict_text.h"

#include <array>

namespace pgduel::exchange {

namespace {

template <class E, std::size_t N> const char* spelling(const std::array<const char*, N>& names, E value)
{
    const auto place = static_cast<std::size_t>(value);
    return place < N ? names[place] : "";
}

// In the order of the enumerations.
constexpr std::array kinds{"better", "worse", "more", "fewer", "slightly_better", "slightly_worse",
    "slightly_more", "slightly_fewer", "no_practical_difference", "not_decided", "one_run_only",
    "not_comparable"};
constexpr std::array reasons{"", "no_runs", "no_common_points", "baseline_zero", "candidate_zero",
    "zero_in_runs", "not_finite", "no_complete_runs", "too_few_counts", "driver_saturated"};
constexpr std::array qualifiers{"depends_on_load", "two_groups", "order_effect", "drift", "stopped_early",
    "incomplete_runs", "zero_runs", "unpaired_runs", "outlier_runs", "unstable_runs", "shift_inside",
    "baseline_zero", "zero_steps", "missing_points", "thin_points", "counting_error", "driver_saturated",
    "other_settings_differ", "checkpoints_differ", "rate_limited", "constant_in_both", "identical",
    "stopped_by_width", "stopped_at_most", "many_comparisons"};
constexpr std::array methods{"", "paired_log_t", "welch_log_t"};
constexpr std::array sources{"default", "given", "noise_floor"};
constexpr std::array uses{"used", "no_metric", "incomplete", "zero_value", "no_partner"};
constexpr std::array arms{"both", "baseline", "candidate"};
constexpr std::array polarities{"higher_is_better", "lower_is_better", "neither"};

static_assert(kinds.size() == static_cast<std::size_t>(analysis::VerdictKind::NotComparable) + 1);
static_assert(reasons.size() == static_cast<std::size_t>(analysis::NotComparableReason::DriverSaturated) + 1);
static_assert(qualifiers.size() == static_cast<std::size_t>(analysis::Qualifier::ManyComparisons) + 1);
static_assert(methods.size() == static_cast<std::size_t>(analysis::IntervalMethod::WelchLogT) + 1);
static_assert(sources.size() == static_cast<std::size_t>(analysis::SmallestEffectSource::NoiseFloor) + 1);
static_assert(uses.size() == static_cast<std::size_t>(analysis::RunUse::NoPartner) + 1);
static_assert(arms.size() == static_cast<std::size_t>(analysis::ArmSide::Candidate) + 1);
static_assert(polarities.size() == static_cast<std::size_t>(measure::Polarity::Neither) + 1);

} // namespace

const char* toText(analysis::VerdictKind kind)
{
    return spelling(kinds, kind);
}

const char* toText(analysis::NotComparableReason reason)
{
    return spelling(reasons, reason);
}

const char* toText(analysis::Qualifier qualifier)
{
    return spelling(qualifiers, qualifier);
}

const char* toText(analysis::IntervalMethod method)
{
    return spelling(methods, method);
}

const char* toText(analysis::SmallestEffectSource source)
{
    return spelling(sources, source);
}

const char* toText(analysis::RunUse use)
{
    return spelling(uses, use);
}

const char* toText(analysis::ArmSide arm)
{
    return spelling(arms, arm);
}

const char* polarityText(measure::Polarity polarity)
{
    return spelling(polarities, polarity);
}

} // namespace pgduel::exchange
