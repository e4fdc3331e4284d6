// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/loot_kinds.h"

namespace caboose::rules {

namespace {

template <Dollars... values>
constexpr std::array<Dollars, sizeof...(values)> dollars{values...};

constexpr std::array<LootKindRow, lootKindCount + 1> rows{{
#define LOOT(name, key, number) {.kind = LootKind::name, .count = number,
#define VALUES(...) .values = dollars<__VA_ARGS__>,
#define CURSED(...) .cursed = dollars<__VA_ARGS__>,
#define OPEN .isOpen = true,
#define BLIND .isBlind = true,
#define END                                                                                        \
    }                                                                                              \
    ,
#include "model/rules/02_components/loot_kinds.def"
    {.kind = LootKind::None},
}};

} // namespace

const LootKindRow& rowOf(LootKind kind)
{
    return rows[static_cast<std::size_t>(kind)];
}

} // namespace caboose::rules
