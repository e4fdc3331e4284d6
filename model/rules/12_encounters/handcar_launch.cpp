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

/// bot-marshal-on-handcar: he could not be launched.
void judge(const Table& table, const Journey& journey, Verdict& verdict)
{
    if (journey.to != handcar || journey.who != Pawn::Marshal || !isBotMarshal(table)) return;
    if (table.at(handcar).empty()) return;
    if (!table.rulings.is(BotMarshalOnHandcar::OccupiedToo)) {
        verdict = refused(Reason::MarshalStaysInside, rule).with(handcar);
    }
    verdict = verdict.by(Ruling::BotMarshalOnHandcar);
}

/// 12.1, 16.13.1: whom the bot Marshal drives away himself.
PawnSet met(const Table& table, PawnSet there)
{
    return withoutImmune(table, there & table.bandits());
}

/// The bot Marshal never leaves the inside; whom he drives up himself (12.1), nothing launches.
PawnSet thrownFrom(const Table& table)
{
    PawnSet there = table.at(handcar);
    if (there.size() < 2) return {};
    if (!isBotMarshal(table) || table.where(Pawn::Marshal) != handcar) return there;
    there.erase(Pawn::Marshal);
    const bool areHit = table.rulings.is(HandcarMarshalHits::Yes);
    return areHit ? there - met(table, there) : there;
}

void launch(Play& play, const Arrival& arrival)
{
    if (arrival.journey.to != handcar) return;
    const PawnSet thrown = thrownFrom(play.table);
    const Location roof = nearestRoof(play.table, Car::Handcar);
    if (thrown.empty() || !exists(roof)) return;
    std::vector<Journey> journeys;
    for (const Pawn who : thrown) {
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
constinit const Meeting handcarLaunch{.rule = {9, 9, 3}, .judge = judge, .settle = launch};

} // namespace caboose::rules
