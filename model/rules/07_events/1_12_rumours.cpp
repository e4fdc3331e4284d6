// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/14_player_marshal/1_goals.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 12};

} // namespace

void rumours(Play& play)
{
    Table& table = play.table;
    if (!table.inGame(Pawn::Marshal) || !hasHiddenGoal(table)) {
        play.nothing(Pawn::None, {}, Reason::NoHiddenGoal, rule);
        return;
    }
    const std::size_t place = pickGoal(play, rule, table.rulings.is(RumoursPick::Any));
    if (table.goals.isRevealed(place)) {
        play.nothing(Pawn::None, {}, Reason::AlreadyTaken, rule);
    } else {
        revealGoal(play, place, rule);
    }
}

} // namespace caboose::rules
