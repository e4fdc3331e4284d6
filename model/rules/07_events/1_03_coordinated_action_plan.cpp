// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/team_mates.h"

namespace caboose::rules {

void coordinatedActionPlan(Play& play)
{
    Table& table = play.table;
    for (int i = 0; i < characterCount; ++i) {
        const Pawn who = pawnAt(i);
        const bool isPlayed = table.sheet(who).role == Role::Player;
        if (isPlayed && isWithMate(table, who)) table.sheet(who).drawsTwoMore = true;
    }
}

} // namespace caboose::rules
