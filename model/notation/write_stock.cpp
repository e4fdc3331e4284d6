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

void writeGoalList(std::string_view head, const FixedVector<std::uint8_t, 5>& goals, Lines& lines)
{
    if (goals.empty()) return;
    if (lines.isAtStart()) {
        lines.word("goals");
    } else {
        lines.sign(';');
    }
    lines.word(head);
    for (const std::uint8_t goal : goals) lines.number(goal);
}

void writeRevealed(unsigned revealed, Lines& lines)
{
    FixedVector<std::uint8_t, 8> places;
    for (std::uint8_t place = 1; place <= 8; ++place) {
        if ((revealed >> (place - 1U) & 1U) != 0U) places.push_back(place);
    }
    if (places.empty()) return;
    if (lines.isAtStart()) {
        lines.word("goals");
    } else {
        lines.sign(';');
    }
    lines.word("revealed");
    for (const std::uint8_t place : places) lines.number(place);
}

template <typename Set>
void writeSet(std::string_view head, const Set& set, Lines& lines)
{
    if (set.empty()) return;
    lines.word(head);
    for (const auto member : set) lines.word(keyOf(member));
    lines.end();
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
    writeGoalList("upcoming", table.goals.upcoming, lines);
    writeGoalList("current", table.goals.current, lines);
    writeRevealed(table.goals.revealed, lines);
    if (!lines.isAtStart()) lines.end();
}

} // namespace caboose::notation
