// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/loot_kinds.h"

namespace caboose::rules {

namespace {

constexpr std::array<Dollars, 6> purses{250, 300, 350, 400, 450, 500};
constexpr std::array<Dollars, 2> cursedPurses{1, 2};
constexpr std::array<Dollars, 1> jewels{500};
constexpr std::array<Dollars, 1> cursedJewels{5};
constexpr std::array<Dollars, 1> strongboxes{1000};
constexpr std::array<Dollars, 1> cursedStrongboxes{10};
constexpr std::array<Dollars, 5> bags{300, 400, 500, 600, 700};
constexpr std::array<Dollars, 2> nuggets{0, 1500};
constexpr std::array<Dollars, 2> documents{0, 4000};
constexpr std::array<Dollars, 1> specialStrongbox{1500};
constexpr std::array<Dollars, 2> chests{0, 1000};
constexpr std::array<Dollars, 2> mailbags{200, 1200};
constexpr std::array<Dollars, 5> stakes{0, 100, 200, 300, 600};

/// In the order of LootKind.
constexpr std::array<LootKindRow, lootKindCount + 1> rows{{
    {.kind = LootKind::Purse, .count = 28, .values = purses, .cursed = cursedPurses},
    {.kind = LootKind::Jewel,
     .count = 19,
     .values = jewels,
     .cursed = cursedJewels,
     .isOpen = true},
    {.kind = LootKind::Strongbox,
     .count = 5,
     .values = strongboxes,
     .cursed = cursedStrongboxes,
     .isOpen = true},
    {.kind = LootKind::Bag, .count = 5, .values = bags},
    {.kind = LootKind::GoldNugget, .count = 3, .values = nuggets},
    {.kind = LootKind::SecretDocument, .count = 3, .values = documents},
    {.kind = LootKind::SpecialStrongbox, .count = 1, .values = specialStrongbox, .isOpen = true},
    {.kind = LootKind::ClownsChest, .count = 2, .values = chests},
    {.kind = LootKind::Mailbag, .count = 2, .values = mailbags},
    {.kind = LootKind::Whiskey, .count = 5},
    {.kind = LootKind::HalfWhiskey, .count = 5, .isOpen = true},
    {.kind = LootKind::OldWhiskey, .count = 1},
    {.kind = LootKind::HalfOldWhiskey, .count = 1, .isOpen = true},
    {.kind = LootKind::Stake, .count = 6, .values = stakes},
    {.kind = LootKind::Antidote, .count = 6, .isOpen = true},
    {.kind = LootKind::UnseenFlask, .count = 6},
    {.kind = LootKind::None},
}};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].kind != static_cast<LootKind>(i)) return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

const LootKindRow& rowOf(LootKind kind)
{
    return rows[static_cast<std::size_t>(kind)];
}

} // namespace caboose::rules
