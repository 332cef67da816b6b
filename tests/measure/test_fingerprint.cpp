#include <gtest/gtest.h>

#include "measure/fingerprint.h"

using namespace pgduel::measure;

TEST(Fingerprint, DigestIsFnv1a)
{
    EXPECT_EQ(Fingerprint{}.digest(), "cbf29ce484222325"); // the offset basis
    EXPECT_EQ((Fingerprint{{{"a", ""}}}).digest().size(), 16U);
    EXPECT_EQ((Fingerprint{{{"work_mem", "4MB"}, {"jit", "on"}}}).digest(), "52b54385c9ce2b89");
}

TEST(Fingerprint, NamesAndValuesDoNotRunTogether)
{
    EXPECT_NE((Fingerprint{{{"ab", "c"}}}).digest(), (Fingerprint{{{"a", "bc"}}}).digest());
    EXPECT_NE(
        (Fingerprint{{{"a", "1"}, {"b", "2"}}}).digest(), (Fingerprint{{{"a", "2"}, {"b", "1"}}}).digest());
}

TEST(Fingerprint, DifferencesNameWhatChangedCameAndWent)
{
    const Fingerprint before{{{"same", "1"}, {"changed", "a"}, {"gone", "x"}}};
    const Fingerprint after{{{"same", "1"}, {"changed", "b"}, {"came", "y"}}};
    const auto found = differences(before, after);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].name + found[0].before + ">" + found[0].after, "came>y");
    EXPECT_EQ(found[1].name + found[1].before + ">" + found[1].after, "changeda>b");
    EXPECT_EQ(found[2].name + found[2].before + ">" + found[2].after, "gonex>");
    EXPECT_TRUE(differences(before, before).empty());
}
