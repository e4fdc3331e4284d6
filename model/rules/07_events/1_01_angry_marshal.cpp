// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 1};

void moveTowardsCaboose(Play& play)
{
    const Table& table = play.table;
    const Car next = behind(table, carOf(table.where(Pawn::Marshal)));
    if (!hasInterior(next)) return;
    if (mayBotMarshalEnter(table, inside(next), allowed(rule)).isRefused()) return;
    travel(play, {.who = Pawn::Marshal, .to = inside(next), .rule = rule});
}

} // namespace

void angryMarshal(Play& play)
{
    const Table& table = play.table;
    if (!isBotMarshal(table)) return;
    const Location roof = roofOf(carOf(table.where(Pawn::Marshal)));
    const PawnSet onRoof = table.at(roof) & table.bandits();
    if (!canBeCarriedOut(play, onRoof.size(), rule)) return;
    if (!onRoof.empty()) hitWithNeutrals(play, onRoof, rule);
    moveTowardsCaboose(play);
}

} // namespace caboose::rules
