// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 4.10.4: what is printed on a car's floor, by kind; the stagecoach's lies on its roof.
/// For people, who lay it out, as for the rule that does.
struct FloorLoot {
    int jewels = 0;
    int purses = 0;
    int strongboxes = 0;
    int chests = 0;
};
FloorLoot printedOn(Car car);

/// 4.10.4, 4.6.4: out of the box; what is not in it can't be put anywhere.
void placeToken(Play& play, Loot token, Holder where, Rule why);
/// 4.10.4: drawn unseen from those in the box that are alike from behind.
void placeDrawn(Play& play, LootKind kind, int count, Car car);
/// 4.10.4: what bots add to a car of the express, after what is printed on it. Of what there is too
/// little of, cars at one end go without (jewel-shortage).
void placeForBots(Play& play, Car car);
/// 4.10.4: what bots add to a car of the express, as long as there is enough of it.
FixedVector<Loot, maxSeats> lootOfBots(const Table& table, Car car);
/// 4.10.4: what lies in the locomotive instead of the strongbox because of a bot; else of no kind.
Loot lootInEngine(const Table& table);

/// 4.10.1: so many prisoners lie beside the prison car.
int prisonersNeeded(const Table& table);

} // namespace caboose::rules
