// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_healing.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/07_events/team_mates.h"

namespace caboose::rules {

void heal(Play& play)
{
    constexpr Rule rule{7, 1, 5};
    const Table& table = play.table;
    for (int n = 0; n < static_cast<int>(table.seats.size()); ++n) {
        const SeatIndex index = seatInOrder(table, n);
        const Pawn who = speaker(table, index);
        if (!table.seats[index].isBot && isWithMate(table, who)) takeOutBullets(play, index, rule);
    }
}

} // namespace caboose::rules
