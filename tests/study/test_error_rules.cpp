#include <gmock/gmock.h>

#include "fault_text.h"
#include "study/error_rules.h"
#include "study/toml.h"

using namespace pgduel::study;
using testing::ElementsAre;

namespace {

ErrorRule rule(const char* state, OnError action)
{
    return {state, action};
}

std::string refusalOf(const std::string& text)
{
    try {
        parseErrorRules(text);
    } catch (const StudyError& error) {
        return faultTexts(error.faults()).at(0);
    }
    return "accepted";
}

} // namespace

TEST(ErrorRules, NothingSaidMeansTheUsualRules)
{
    EXPECT_EQ(parseErrorRules(""), usualErrorRules());
    EXPECT_EQ(parseErrorRules("  "), usualErrorRules());
}

TEST(ErrorRules, AWordAloneIsForAllOtherErrors)
{
    EXPECT_THAT(parseErrorRules("stop"),
        ElementsAre(rule("", OnError::Stop), rule("40001", OnError::Retry), rule("40P01", OnError::Retry)));
    EXPECT_THAT(parseErrorRules("count"),
        ElementsAre(rule("", OnError::Count), rule("40001", OnError::Retry), rule("40P01", OnError::Retry)));
}

TEST(ErrorRules, StatesAndClassesMayBeMixedWithAWord)
{
    EXPECT_THAT(parseErrorRules("40001=count, 23 = retry ,abort"),
        ElementsAre(rule("40001", OnError::Count), rule("23", OnError::Retry), rule("", OnError::Abort),
            rule("40P01", OnError::Retry)));
}

TEST(ErrorRules, ARuleForAClassReplacesTheUsualOnesInside)
{
    EXPECT_THAT(parseErrorRules("40=stop"), ElementsAre(rule("40", OnError::Stop), rule("", OnError::Count)));
}

TEST(ErrorRules, LettersOfAStateMayBeSmall)
{
    EXPECT_THAT(parseErrorRules("40p01=count"),
        ElementsAre(rule("40P01", OnError::Count), rule("40001", OnError::Retry), rule("", OnError::Count)));
}

TEST(ErrorRules, MistakesNameThePart)
{
    const std::string allowed = ", retry, count, abort, stop)";
    for (const std::string part :
        {"ignore", "40001=ignore", "4000011=retry", "=retry", "40-01=retry", "23=", "40001 retry"}) {
        EXPECT_EQ(refusalOf("23505=count, " + part),
            "study.bad_error_rule at scenario.on_error (scenario.on_error, " + part + allowed);
    }
    EXPECT_EQ(
        refusalOf("count,"), "study.bad_error_rule at scenario.on_error (scenario.on_error, " + allowed);
    EXPECT_EQ(
        refusalOf("23=count, 23=stop"), "study.repeated at scenario.on_error (scenario.on_error, 23=stop)");
    EXPECT_EQ(refusalOf("count, stop"), "study.repeated at scenario.on_error (scenario.on_error, stop)");
}
