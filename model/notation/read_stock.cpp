// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// neutral 11 aside 2 / wild-bunch 3 2 / hostages banker poodle / prisoners belle
// achieved-prisoners tuco
// goals upcoming 1 2; current 4 5; revealed 2

#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

std::optional<std::uint8_t> takeByte(Line& line)
{
    const auto number = line.takeNumber(0, UINT8_MAX);
    return number ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
}

void readNeutral(Line& line, Draft& draft)
{
    Table& table = draft.table;
    table.neutralBullets = takeByte(line).value_or(table.neutralBullets);
    table.neutralBulletsAside = 0;
    if (line.accept("aside")) table.neutralBulletsAside = takeByte(line).value_or(0);
}

void readWildBunch(Line& line, Draft& draft)
{
    for (std::uint8_t& pile : draft.table.wildBunch) pile = takeByte(line).value_or(0);
}

void readHostages(Line& line, Draft& draft)
{
    if (!draft.block.hostages) draft.table.hostages = {};
    draft.block.hostages = true;
    takeList(line, [&] {
        const auto hostage = line.takeKey(Expected::Hostage, [](auto w) { return hostageFrom(w); });
        if (hostage) draft.table.hostages.insert(*hostage);
        return hostage.has_value();
    });
}

void readSidekicks(Line& line, PawnSet& prisoners, bool& isSaid)
{
    if (!isSaid) prisoners = {};
    isSaid = true;
    takeList(line, [&] {
        const auto whose = line.takeKey(Expected::Pawn, [](auto w) { return pawnFrom(w); });
        if (whose) prisoners.insert(*whose);
        return whose.has_value();
    });
}

void readPrisoners(Line& line, Draft& draft)
{
    readSidekicks(line, draft.table.prisoners, draft.block.prisoners);
}

void readAchievedPrisoners(Line& line, Draft& draft)
{
    readSidekicks(line, draft.table.achievedPrisoners, draft.block.achievedPrisoners);
}

void readGoalList(Line& line, FixedVector<std::uint8_t, 5>& goals)
{
    goals.clear();
    takeList(line, [&] {
        const auto goal = takeByte(line);
        return goal && addTo(goals, *goal, line);
    });
}

/// Which of the current goals lie face up, counted from 1.
void readRevealed(Line& line, std::uint8_t& revealed)
{
    revealed = 0;
    takeList(line, [&] {
        constexpr int bits = 8;
        const auto place = line.takeNumber(1, bits);
        if (place) revealed = static_cast<std::uint8_t>(revealed | (1U << (*place - 1)));
        return place.has_value();
    });
}

void readGoals(Line& line, Draft& draft)
{
    Goals& goals = draft.table.goals;
    goals = {};
    if (line.accept("none")) return;
    do {
        if (line.accept("upcoming")) {
            readGoalList(line, goals.upcoming);
        } else if (line.accept("current")) {
            readGoalList(line, goals.current);
        } else if (line.expect("revealed")) {
            readRevealed(line, goals.revealed);
        }
    } while (line.accept(";") && !line.atEnd());
}

} // namespace

std::span<const LineKind> stockLines()
{
    static constexpr std::array kinds{LineKind{"neutral", readNeutral},
                                      LineKind{"wild-bunch", readWildBunch},
                                      LineKind{"hostages", readHostages},
                                      LineKind{"prisoners", readPrisoners},
                                      LineKind{"achieved-prisoners", readAchievedPrisoners},
                                      LineKind{"goals", readGoals}};
    return kinds;
}

} // namespace caboose::notation
