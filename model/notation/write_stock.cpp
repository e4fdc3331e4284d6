// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/defaults.h"
#include "model/notation/writer.h"
#include "model/rules/core/names.h"

namespace caboose::notation {

using namespace rules;

namespace {

void writeNeutrals(const Table& table, Lines& lines)
{
    const bool isUsual = table.neutralBullets == defaultNeutrals && table.neutralBulletsAside == 0;
    if (isUsual) return;
    lines.word("neutral");
    lines.number(table.neutralBullets);
    if (table.neutralBulletsAside != 0) {
        lines.word("aside");
        lines.number(table.neutralBulletsAside);
    }
    lines.end();
}

/// Begins a clause of the line about the goals.
void goalsClause(std::string_view head, Lines& lines)
{
    if (lines.isAtStart()) {
        lines.word("goals");
    } else {
        lines.sign(';');
    }
    lines.word(head);
}

void writeGoalList(std::string_view head, const FixedVector<Goal, 5>& goals, Lines& lines)
{
    if (goals.empty()) return;
    goalsClause(head, lines);
    for (const Goal goal : goals) lines.word(keyOf(goal));
}

void writeRevealed(unsigned revealed, Lines& lines)
{
    if (revealed == 0) return;
    goalsClause("revealed", lines);
    for (unsigned place = 0; place < 8; ++place) {
        if ((revealed >> place & 1U) != 0U) lines.number(static_cast<int>(place) + 1);
    }
}

void writePeeked(const std::array<PawnSet, 5>& peekedBy, Lines& lines)
{
    bool isFirst = true;
    for (std::size_t place = 0; place < peekedBy.size(); ++place) {
        for (const Pawn who : peekedBy[place]) {
            if (isFirst) {
                goalsClause("peeked", lines);
            } else {
                lines.sign(',');
            }
            isFirst = false;
            lines.word(keyOf(who));
            lines.number(static_cast<int>(place) + 1);
        }
    }
}

void writeGoals(const Goals& goals, Lines& lines)
{
    writeGoalList("upcoming", goals.upcoming, lines);
    writeGoalList("current", goals.current, lines);
    writeRevealed(goals.revealed, lines);
    writePeeked(goals.peekedBy, lines);
    if (!lines.isAtStart()) lines.end();
}

void writeOrder(std::string_view head, const PileOrder& order, Lines& lines)
{
    lines.word(head);
    for (const MarshalBullet bullet : order) lines.word(keyOf(bullet));
    lines.end();
}

void writePileOrders(const Table& table, Lines& lines)
{
    const auto& [first, second] = table.pileOrders;
    if (first != usualPileOrder || second != usualPileOrder) writeOrder("pile-order", first, lines);
    if (second != first) writeOrder("second-pile-order", second, lines);
}

} // namespace

void writeStock(const Table& table, Lines& lines)
{
    writeNeutrals(table, lines);
    if (table.wildBunch != std::array<std::uint8_t, 2>{}) {
        lines.word("wild-bunch");
        for (const std::uint8_t pile : table.wildBunch) lines.number(pile);
        lines.end();
    }
    writeSet("hostages", table.hostages, lines);
    writeSet("prisoners", table.prisoners, lines);
    writeSet("achieved-prisoners", table.achievedPrisoners, lines);
    writeGoals(table.goals, lines);
    writePileOrders(table, lines);
}

} // namespace caboose::notation
