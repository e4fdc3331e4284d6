// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/marshal_back.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

bool moveMarshalBack(Play& play, Rule rule)
{
    const Table& table = play.table;
    const Car here = carOf(table.where(Pawn::Marshal));
    const Car next = here == Car::Stagecoach ? table.stagecoachBeside : behind(table, here);
    if (!hasInterior(next)) return false;
    const Journey back{.who = Pawn::Marshal, .to = inside(next), .rule = rule};
    const Verdict mayEnter = mayBotMarshalEnter(table, back.to, allowed(rule));
    if (mayEnter.isRefused() || mayTravel(table, back, mayEnter).isRefused()) return false;
    travel(play, back);
    return true;
}

} // namespace caboose::rules
