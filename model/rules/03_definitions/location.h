// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cars.h"
#include "model/rules/core/enum_set.h"

#include <cstdint>

namespace caboose::rules {

enum class Level : std::uint8_t { Interior, Roof, Cell };

/// 3 "Location": one of the up to three spaces of a car. It stays the same place when trains move
/// past each other, because it names the car and not a position on the table.
/// Each car has three values, whether or not it has such a space: exists() says that, isPresent()
/// (09_trains/layout.h) whether it is part of this game. Those named here are off the table.
enum class Location : std::uint8_t {
    /// Not in this game at all.
    Nowhere = carCount * 3,
    /// In the game, but not yet placed on a train (4.12, 4.13).
    Unplaced,
    /// Under a car, known to its owner only (5.4.6).
    Hidden,
    /// Out of the game for a reason that has no place of its own: tokens that were lost (7.2.6).
    OutOfGame,
    /// 7.2.3: rode away on a horse and may still win.
    Escaped,
    /// 7.2.2: fell off a roof and can't win.
    KnockedOff,
    /// 5.4.5: was on the stagecoach when it left (8.4.1).
    Departed,
    /// 14.1: in the Marshal's Achievement zone, where mailbags come to lie.
    Achievement
};

inline constexpr int locationCount = carCount * 3;

/// For arrays; it is below locationCount for what is on the table.
constexpr int index(Location l)
{
    return static_cast<int>(l);
}
constexpr Location locationAt(int i)
{
    return static_cast<Location>(i);
}
constexpr bool isOnTable(Location l)
{
    return index(l) < locationCount;
}
/// Whoever is here does not come back.
constexpr bool isOutOfTheGame(Location l)
{
    return l >= Location::OutOfGame;
}
/// The last value of the enumeration.
inline constexpr Location lastLocation = Location::Achievement;

// Nothing is checked: the roof of a handcar can be named, and does not exist.
constexpr Location in(Car c, Level level)
{
    return locationAt(index(c) * 3 + static_cast<int>(level));
}
constexpr Location inside(Car c)
{
    return in(c, Level::Interior);
}
constexpr Location roofOf(Car c)
{
    return in(c, Level::Roof);
}
inline constexpr Location cell = in(Car::Prison, Level::Cell);

// For whatever is on the table. Off it there is no car, and levelOf() says nothing.
constexpr Car carOf(Location l)
{
    return isOnTable(l) ? carAt(index(l) / 3) : Car::None;
}
constexpr Level levelOf(Location l)
{
    return static_cast<Level>(index(l) % 3);
}
constexpr bool isRoof(Location l)
{
    return isOnTable(l) && levelOf(l) == Level::Roof;
}
constexpr bool isInterior(Location l)
{
    return isOnTable(l) && levelOf(l) == Level::Interior;
}

/// 9.1, 9.4, 9.5, 9.9: does this car have such a space?
constexpr bool exists(Location l)
{
    if (!isOnTable(l)) return false;
    switch (levelOf(l)) {
    case Level::Interior: return hasInterior(carOf(l));
    case Level::Roof: return hasRoof(carOf(l));
    case Level::Cell: return carOf(l) == Car::Prison;
    }
    return false;
}

/// Where one comes into a car: inside, or on top of the tender.
constexpr Location entryOf(Car c)
{
    return hasInterior(c) ? inside(c) : roofOf(c);
}

/// Whatever is on the table is in one word; the Achievement zone no longer is.
template <>
inline constexpr bool goesBeyondOneWord<Location> = true;
static_assert(locationCount <= 64);
using LocationSet = EnumSet<Location>;

} // namespace caboose::rules
