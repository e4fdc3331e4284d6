// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

#include <vector>

namespace caboose::rules {

/// The rules told once more: what a bullet does, and what befalls whoever comes somewhere.

void give(Table& t, Card bullet, Pawn whom);
/// 2.6.6: a neutral bullet for each, or as the rulings on shortages say.
void giveNeutrals(Table& t, PawnSet whom);
/// The table after a pawn has gone somewhere, and whatever may follow from that; nothing where the
/// table rules that it must not go.
void arrive(Table t, Pawn who, Location to, Tables& results);
/// The same of several at once, whom nobody asks whether they may.
void arriveTogether(const Table& t, PawnSet pawns, Location to, Tables& results);
/// Some who go to one place.
struct Going {
    PawnSet pawns;
    Location to;
};
/// The same of all these: they have arrived before anybody meets anybody.
void arriveEach(Table t, const std::vector<Going>& steps, Tables& results);

/// 9.3.3, 5.4.5: where the Shotgun belongs once he is loose.
Location placeOfShotgun(const Table& t);

/// 12.1, 12.2, 9.9.3: the roof of this car or of the stagecoach's, or the nearest one of the train,
/// forward first.
Location roofNear(const Table& t, Car car);
/// The roof of the express that is nearest to this place of the track.
Location expressRoofNear(const Table& t, int x);
/// Who of these sits where, beginning with the first player.
std::vector<Pawn> inSeatOrder(const Table& t, PawnSet pawns);

} // namespace caboose::rules
