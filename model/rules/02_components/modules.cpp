// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/modules.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

constexpr std::array<std::string_view, moduleCount> keys{
    "base",          "stagecoach",      "horses",     "whiskey",       "marshal-prisoners",
    "couriers",      "time-travel-car", "handcar",    "circus-car",    "cursed-loot",
    "special-punch", "extra-punch",     "north-pole", "tunnel-station"};

} // namespace

std::string_view keyOf(Module module)
{
    return keys[static_cast<std::size_t>(module)];
}

std::optional<Module> moduleFrom(std::string_view key)
{
    const auto* found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) return std::nullopt;
    return static_cast<Module>(found - keys.begin());
}

} // namespace caboose::rules
