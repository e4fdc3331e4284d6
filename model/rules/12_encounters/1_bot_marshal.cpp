// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/12_encounters/meetings.h"
#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{12, 1, 0};

PawnSet banditsAt(const Table& table, Location l)
{
    return withoutImmune(table, table.at(l) & table.bandits());
}

/// Who is hit if the mover arrives there.
PawnSet wouldMeet(const Table& table, Pawn mover, Location to)
{
    if (!isBotMarshal(table)) return {};
    if (mover == Pawn::Marshal) return banditsAt(table, to);
    const bool meets = isBandit(mover) && to == table.where(Pawn::Marshal);
    return meets ? withoutImmune(table, {mover}) : PawnSet{};
}

void encounter(Play& play, const Arrival& /*arrival*/)
{
    const Table& table = play.table;
    if (!isBotMarshal(table)) return;
    const Location here = table.where(Pawn::Marshal);
    const PawnSet met = banditsAt(table, here);
    if (met.empty()) return;
    for (const Pawn who : met) {
        play.happened(
            {.what = HappeningKind::Encountered, .rule = rule, .who = who, .whom = Pawn::Marshal});
    }
    hitWithNeutrals(play, met, rule);
    // Up to the roof; out of a car that has none, to the nearest one.
    const Location refuge = nearestRoof(table, carOf(here));
    // On a train without any roof everybody stays; so they do if a table has put him on this one.
    if (exists(refuge) && refuge != here) travelTogether(play, met, {.to = refuge, .rule = rule});
}

Verdict mayEncounter(const Table& table, const Journey& journey, Verdict otherwise)
{
    const int needed = wouldMeet(table, journey.who, journey.to).size();
    return unlessTooFewBullets(table, journey, needed, rule, otherwise);
}

} // namespace

/// 12.1 The bot Marshal and bandits in one place: a neutral bullet for each, and up to the roof.
constinit const Meeting botMarshal{.rule = {12, 1, 0}, .may = mayEncounter, .settle = encounter};

} // namespace caboose::rules
