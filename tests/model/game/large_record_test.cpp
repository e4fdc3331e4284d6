// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/record.h"
#include "model/rules/playout/random.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <vector>

namespace caboose::game::test {

namespace {

/// The record's tree, walked step by step.
struct PlainTree {
    explicit PlainTree(const Record& r) : record(r) {}
    [[nodiscard]] Number ancestor(Number a, Number b) const
    {
        while (a != b) {
            Number& later = a > b ? a : b;
            later = record.parent(later);
        }
        return a;
    }

    const Record& record;
};

/// What doing again leads to, remembered as it was said.
class NextByHand {
public:
    void lead(const Record& record, Number to)
    {
        m_next.resize(record.size() + 1, noEntry);
        for (Number n = to; record.parent(n) != noEntry; n = record.parent(n))
            m_next[record.parent(n)] = n;
    }
    [[nodiscard]] Number of(Number n) const { return n < m_next.size() ? m_next[n] : noEntry; }

private:
    std::vector<Number> m_next;
};

Entry entryBehind(const Record& record, rules::Random& random, std::vector<Number>& moves)
{
    const Number number = record.size() + 1;
    const auto any = static_cast<std::uint32_t>(moves.size());
    if (number > 2 && random.below(3) == 0) {
        return {number, Time{}, Jumped{record.head(), moves[random.below(any)]}};
    }
    moves.push_back(number);
    if (number == 1) return {number, Time{}, Started{}};
    return {number, Time{}, WentOn{}};
}

} // namespace

/// However it is worked out, quickly or step by step.
TEST(LargeRecord, knowsAncestorsAndTheWayForth)
{
    rules::Random random(12);
    Record record;
    std::vector<Number> moves;
    NextByHand next;
    for (int i = 0; i < 2000; ++i) {
        record.append(entryBehind(record, random, moves));
        next.lead(record, record.head());
    }
    const PlainTree plain(record);
    const auto count = static_cast<std::uint32_t>(moves.size());
    for (int i = 0; i < 5000; ++i) {
        const Number a = moves[random.below(count)];
        const Number b = moves[random.below(count)];
        ASSERT_EQ(record.commonAncestor(a, b), plain.ancestor(a, b)) << a << ' ' << b;
        ASSERT_EQ(record.isAncestor(a, b), plain.ancestor(a, b) == a) << a << ' ' << b;
    }
    for (const Number move : moves) ASSERT_EQ(record.next(move), next.of(move)) << move;
}

} // namespace caboose::game::test
