// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ratios.h"

#include <gtest/gtest.h>

namespace caboose::bench {

TEST(Ratios, areDescribedInTheirOrder)
{
    const std::vector<Ratio> ratios{{"copyTable", "copyBytes"}, {"copyBytes", "copyTable"}};
    EXPECT_EQ(describe(ratios, {{"copyTable", 30.0}, {"copyBytes", 12.0}}),
              "copyTable / copyBytes = 2.50\n"
              "copyBytes / copyTable = 0.40\n");
}

TEST(Ratios, sayWhatDidNotRun)
{
    EXPECT_EQ(describe({{"a", "b"}}, {{"a", 1.0}}), "a / b: b did not run\n");
    EXPECT_EQ(describe({{"a", "b"}}, {}), "a / b: a did not run\n");
    EXPECT_FALSE(allRan({{"a", "b"}}, {{"a", 1.0}}));
    EXPECT_TRUE(allRan({{"a", "b"}}, {{"a", 1.0}, {"b", 1.0}}));
}

TEST(Ratios, areRememberedWhenAskedFor)
{
    const std::size_t before = allRatios().size();
    const Ratio asked("a", "b");
    ASSERT_EQ(allRatios().size(), before + 1);
    EXPECT_EQ(allRatios().back().b, asked.b);
}

} // namespace caboose::bench
