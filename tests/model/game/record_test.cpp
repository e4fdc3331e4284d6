// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

namespace {

Entry entry(Number number, EntryBody body)
{
    return {number, Time{}, std::move(body)};
}

/// 1 start, 2 and 3 go on, 4 goes back to 1, 5 goes on, 6 back to 3.
Record forked()
{
    Record record;
    record.append(entry(1, startOf(3, nothingKept)));
    record.append(entry(2, WentOn{}));
    record.append(entry(3, WentOn{}));
    record.append(entry(4, Jumped{3, 1}));
    record.append(entry(5, WentOn{}));
    record.append(entry(6, Jumped{5, 3}));
    return record;
}

} // namespace

TEST(Record, isATreeWithAHead)
{
    const Record record = forked();
    EXPECT_EQ(record.head(), 3U);
    EXPECT_EQ(record.headAfter(4), 1U);
    EXPECT_EQ(record.parent(5), 1U);
    EXPECT_EQ(record.commonAncestor(3, 5), 1U);
    EXPECT_TRUE(record.isAncestor(2, 3));
    EXPECT_FALSE(record.isAncestor(5, 3));
    EXPECT_EQ(record.line(3), (std::vector<Number>{1, 2, 3}));
}

TEST(Record, doesAgainWhatWasTakenLast)
{
    Record record = forked();
    record.append(entry(7, Jumped{3, 1}));
    EXPECT_EQ(record.next(1), 2U) << "the line that was left last, not the newest one";
    EXPECT_EQ(record.next(2), 3U);
    EXPECT_EQ(record.next(3), noEntry);
}

TEST(Record, remembersBranches)
{
    Record record = forked();
    EXPECT_EQ(record.branches(), std::vector<Number>{5});
    record.append(entry(7, Jumped{3, 1}));
    EXPECT_EQ(record.branches(), (std::vector<Number>{3, 5}));
}

TEST(Record, takesOnlyWhatHasItsPlace)
{
    const Record empty;
    EXPECT_EQ(empty.check(entry(1, WentOn{})), OutOfPlace::NoStart);
    const Record record = forked();
    EXPECT_EQ(record.check(entry(8, WentOn{})), OutOfPlace::WrongNumber);
    EXPECT_EQ(record.check(entry(7, startOf(3, nothingKept))), OutOfPlace::StartsTwice);
    EXPECT_EQ(record.check(entry(7, Jumped{5, 1})), OutOfPlace::NotFromHere);
    EXPECT_EQ(record.check(entry(7, Jumped{3, 4})), OutOfPlace::NoSuchEntry)
        << "4 moves nothing on";
    EXPECT_EQ(record.check(entry(7, Jumped{3, 99})), OutOfPlace::NoSuchEntry);
    EXPECT_EQ(record.check(entry(7, WhatIfKept{3, 1, 0})), OutOfPlace::EmptyWhatIf);
    EXPECT_EQ(record.check(entry(7, Noted{0, ""})), OutOfPlace::NoSuchEntry);
    EXPECT_EQ(record.check(entry(7, Noted{5, "ah"})), std::nullopt);
}

TEST(Record, beginsTheSame)
{
    const Record record = forked();
    const Record part = record.beginning(4);
    EXPECT_EQ(part.size(), 4U);
    EXPECT_EQ(part.head(), 1U);
    EXPECT_EQ(part.next(1), 2U);
}

} // namespace caboose::game::test
