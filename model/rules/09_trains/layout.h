// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

namespace caboose::rules {

/// 9.1 What belongs to which train, and where its cars stand beside each other.

bool isOnExpress(const Table& table, Car car);
bool isOnArmoured(const Table& table, Car car);
/// Is this car part of the game at all?
bool isPresent(const Table& table, Car car);
/// Is there such a place in this game?
bool isPresent(const Table& table, Location l);
/// Every place of this game.
LocationSet allLocations(const Table& table);

/// Position along the track: the express locomotive is 0, cars behind it count up, a time travel
/// car or handcar before it is -1. The stagecoach has that of the car beside it.
int trackPosition(const Table& table, Car car);

/// 3 "Caboose": the last car of a train.
Car cabooseOf(const FixedVector<Car, 12>& train);
/// The last car of a train that has a roof, and the first (9.1, 9.9).
Car lastRoofed(const FixedVector<Car, 12>& train);
/// The roof of this car, or the nearest one of its train, towards the front first; Nowhere on a
/// train without any.
Location nearestRoof(const Table& table, Car car);
/// The neighbours on the same train towards the locomotive and the caboose; none at the end.
struct Neighbours {
    Car inFront = Car::None;
    Car behind = Car::None;
};
Neighbours coupledTo(const Table& table, Car car);
Car inFront(const Table& table, Car car);
Car behind(const Table& table, Car car);
/// The car of the other train that stands beside this one; none if there is none.
Car besideOnOtherTrain(const Table& table, Car car);

} // namespace caboose::rules
