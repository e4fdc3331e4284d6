// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/marshal_back.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/11_firing/bullets.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 1};

} // namespace

void angryMarshal(Play& play)
{
    const Table& table = play.table;
    if (!isBotMarshal(table)) return;
    const Location roof = roofOf(carOf(table.where(Pawn::Marshal)));
    const PawnSet onRoof = table.at(roof) & table.bandits();
    if (!canBeCarriedOut(play, onRoof.size(), rule)) return;
    if (!onRoof.empty()) hitWithNeutrals(play, onRoof, rule);
    moveMarshalBack(play, rule);
}

} // namespace caboose::rules
