// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/meetings.h"
#include "model/rules/16_bots/bot_row.h"

#include <vector>

namespace caboose::rules {

namespace {

constexpr Rule rule{9, 9, 3};
constexpr Location handcar = inside(Car::Handcar);

/// Everybody there but the bot Marshal, whom one meets (12.1) and who never leaves the inside.
PawnSet passengers(const Table& table)
{
    PawnSet there = table.at(handcar);
    if (isBotMarshal(table)) there.erase(Pawn::Marshal);
    return there;
}

/// bot-marshal-on-handcar: he could not be launched.
Verdict mayEnter(const Table& table, const Journey& journey, Verdict otherwise)
{
    if (journey.to != handcar || journey.who != Pawn::Marshal || !isBotMarshal(table)) {
        return otherwise;
    }
    const bool isFree = passengers(table).empty();
    return isFree ? otherwise : refused(Reason::MarshalStaysInside, rule).with(handcar);
}

void launch(Play& play, const Arrival& arrival)
{
    if (arrival.journey.to != handcar) return;
    const PawnSet there = passengers(play.table);
    const Location roof = nearestRoof(play.table, Car::Handcar);
    if (there.size() < 2 || !exists(roof)) return;
    std::vector<Journey> journeys;
    for (const Pawn who : there) {
        // 16.7: a bot that never comes to a roof lands inside.
        const bool isInside = staysOffRoofs(play.table, who);
        const Location to = isInside ? inside(carOf(roof)) : roof;
        if (exists(to)) journeys.push_back({.who = who, .to = to, .rule = rule});
    }
    travelEach(play, journeys);
}

} // namespace

/// 9.9.3 Somebody comes to the handcar where somebody is already: both are thrown onto the roof of
/// the car that it is coupled to.
constinit const Meeting handcarLaunch{.rule = {9, 9, 3}, .may = mayEnter, .settle = launch};

} // namespace caboose::rules
