#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "expression_text.h"

using namespace pgduel::workload;

namespace {

std::string read(const char* text)
{
    const auto value = readValue(text);
    return value ? withType(*value) : "none";
}

TEST(Value, ofATextIsRecognisedAsPgbenchDoes)
{
    EXPECT_EQ(read("12"), "int 12");
    EXPECT_EQ(read("-12"), "int -12");
    EXPECT_EQ(read("+12"), "int 12");
    EXPECT_EQ(read("1.5"), "double 1.5");
    EXPECT_EQ(read("-1e3"), "double -1000");
    EXPECT_EQ(read("NULL"), "null");
    EXPECT_EQ(read("True"), "boolean true");
    EXPECT_EQ(read("y"), "boolean true");
    EXPECT_EQ(read("on"), "boolean true");
    EXPECT_EQ(read("f"), "boolean false");
    EXPECT_EQ(read("no"), "boolean false");
    EXPECT_EQ(read("off"), "boolean false");
    EXPECT_EQ(read("o"), "none");
    EXPECT_EQ(read(""), "none");
    EXPECT_EQ(read("12abc"), "none");
    EXPECT_EQ(read("+-1"), "none");
    EXPECT_EQ(read("trueish"), "none");
}

TEST(Value, hasTheTextThatPgbenchSends)
{
    EXPECT_EQ(toText(std::int64_t{-5}), "-5");
    EXPECT_EQ(toText(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
    EXPECT_EQ(toText(0.1), "0.1");
    EXPECT_EQ(toText(1.0 / 3), "0.333333333333333");
    EXPECT_EQ(toText(-1e-300), "-1e-300");
    EXPECT_EQ(toText(std::numeric_limits<double>::denorm_min()), "4.94065645841247e-324");
    EXPECT_EQ(toText(std::numeric_limits<double>::lowest()), "-1.79769313486232e+308");
    EXPECT_EQ(toText(true), "true");
    EXPECT_EQ(toText(Null{}), "NULL");
}

TEST(Value, becomesTheNearestIntegerTiesToEven)
{
    EXPECT_EQ(toInteger(0.5), 0);
    EXPECT_EQ(toInteger(1.5), 2);
    EXPECT_EQ(toInteger(-2.5), -2);
    EXPECT_EQ(toInteger(-0x1p63), std::numeric_limits<std::int64_t>::min());
    EXPECT_THROW(toInteger(0x1p63), EvaluationError);
    EXPECT_THROW(toInteger(std::nan("")), EvaluationError);
    EXPECT_THROW(toInteger(Null{}), EvaluationError);
}

TEST(Value, isTrueWhenItIsNotZero)
{
    EXPECT_TRUE(isTrue(std::int64_t{-1}));
    EXPECT_TRUE(isTrue(0.1));
    EXPECT_TRUE(isTrue(true));
    EXPECT_FALSE(isTrue(std::int64_t{0}));
    EXPECT_FALSE(isTrue(Null{}));
}

} // namespace
