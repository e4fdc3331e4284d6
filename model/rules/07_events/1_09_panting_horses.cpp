// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/moved_beside.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 9};
constexpr int isMany = 5;

int numberOfThem(const Table& table)
{
    if (table.rulings.is(PantingHorsesThreshold::FivePlusBandits)) return table.bandits().size();
    return static_cast<int>(table.seats.size());
}

} // namespace

void pantingHorses(Play& play)
{
    removeHorses(play, numberOfThem(play.table) >= isMany ? 2 : 1, rule);
}

} // namespace caboose::rules
