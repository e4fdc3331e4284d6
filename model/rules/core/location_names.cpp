// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/names.h"

#include <array>

namespace caboose::rules {

namespace {

struct Elsewhere {
    std::string_view key;
    Location location;
};
constexpr std::array<Elsewhere, 8> elsewhere{{{"nowhere", Location::Nowhere},
                                              {"unplaced", Location::Unplaced},
                                              {"hidden", Location::Hidden},
                                              {"out", Location::OutOfGame},
                                              {"escaped", Location::Escaped},
                                              {"knocked-off", Location::KnockedOff},
                                              {"departed", Location::Departed},
                                              {"achievement", Location::Achievement}}};
constexpr std::string_view roofSuffix = "-roof";
constexpr std::string_view cellSuffix = "-cell";

std::optional<Location> onLevel(std::string_view key, std::string_view suffix, Level level)
{
    const std::optional<Car> car = carFrom(key.substr(0, key.size() - suffix.size()));
    return car ? std::optional(in(*car, level)) : std::nullopt;
}

} // namespace

std::string keyOf(Location l)
{
    for (const Elsewhere& e : elsewhere) {
        if (e.location == l) return std::string(e.key);
    }
    std::string key(keyOf(carOf(l)));
    if (levelOf(l) == Level::Roof) key += roofSuffix;
    if (levelOf(l) == Level::Cell) key += cellSuffix;
    return key;
}

std::optional<Location> locationFrom(std::string_view key)
{
    for (const Elsewhere& e : elsewhere) {
        if (e.key == key) return e.location;
    }
    if (key.ends_with(roofSuffix)) return onLevel(key, roofSuffix, Level::Roof);
    if (key.ends_with(cellSuffix)) return onLevel(key, cellSuffix, Level::Cell);
    return onLevel(key, "", Level::Interior);
}

} // namespace caboose::rules
