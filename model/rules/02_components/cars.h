// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/enum_set.h"

#include <cstdint>

namespace caboose::rules {

/// 2.1 Cars: the nineteen pieces, each there once. The stagecoach is a car but part of no train.
/// Keys stand in this order (core/names.cpp). None: nothing is coupled there, or stands beside.
enum class Car : std::uint8_t {
    Locomotive,
    FirstClass,
    SecondClass,
    ThirdClass,
    Saloon,
    Restaurant,
    Luggage,
    Circus,
    Prison,
    Armoury,
    Infirmary,
    ArmouredLocomotive,
    Tender,
    ArmouredA,
    ArmouredB,
    ArmouredC,
    TimeTravel,
    Handcar,
    Stagecoach,
    None
};

using CarSet = EnumSet<Car>;

inline constexpr int carCount = 19;

/// For arrays with an entry for each car, and for answers that name one; None has no entry.
constexpr int index(Car c)
{
    return static_cast<int>(c);
}
constexpr Car carAt(int i)
{
    return static_cast<Car>(i);
}

/// The six cars of the base box (without the locomotive).
/// What other boxes add stands in their manifests.
inline constexpr CarSet baseCars{Car::FirstClass, Car::SecondClass, Car::ThirdClass,
                                 Car::Saloon,     Car::Restaurant,  Car::Luggage};

/// 9.1: the tender has no interior.
// Of the car as it was printed; whether it is in this game: isPresent() (09_trains/layout.h).
constexpr bool hasInterior(Car c)
{
    return c != Car::Tender && c != Car::None;
}
/// 9.1: the time travel car and the handcar have no roof.
constexpr bool hasRoof(Car c)
{
    return c != Car::TimeTravel && c != Car::Handcar && c != Car::None;
}
/// 9.9: the two cars that are nothing but an interior.
constexpr bool isRoofless(Car c)
{
    return c == Car::TimeTravel || c == Car::Handcar;
}

} // namespace caboose::rules
