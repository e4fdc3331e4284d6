// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/pawns.h"
#include "model/rules/03_definitions/location.h"
#include "model/rules/core/fixed_vector.h"

#include <compare>
#include <cstdint>

namespace caboose::rules {

/// 2.5.1 and 3 "Loot".
enum class LootKind : std::uint8_t {
    Purse,
    Jewel,
    Strongbox,
    Bag,
    GoldNugget,
    SecretDocument,
    SpecialStrongbox,
    ClownsChest,
    Mailbag,
    Whiskey,
    HalfWhiskey,
    OldWhiskey,
    HalfOldWhiskey,
    Stake,
    Antidote,
    UnseenFlask, ///< 5.2.3: full, and nobody has seen of which kind
    None
};
inline constexpr int lootKindCount = 16;

/// A token's value in dollars, or not known to the program. An antidote has its number instead, a
/// secret document the team whose it is (8.3), 0 for the decoy.
using Dollars = std::int16_t;
inline constexpr Dollars unknownValue = -1;

/// One loot token as far as it is known. Two tokens that look the same are the same value.
struct Loot {
    LootKind kind = LootKind::None;
    Dollars value = unknownValue;

    friend constexpr auto operator<=>(const Loot&, const Loot&) = default;
};

/// 2.5.1: what a token can be worth in money, as far as it is known; without cursed loot. What has
/// no value of its own in money counts as nothing.
struct Worth {
    Dollars least = 0;
    Dollars greatest = 0;
};
Worth worthOf(Loot loot);

/// Where a token lies: on a location, or on a character's sheet.
class Holder {
public:
    constexpr Holder() = default;
    constexpr Holder(Location l) : m_code(static_cast<std::uint8_t>(index(l))) {}
    constexpr Holder(Pawn character)
        : m_code(static_cast<std::uint8_t>(firstSheet + index(character)))
    {}

    [[nodiscard]] constexpr bool isSheet() const { return m_code >= firstSheet; }
    [[nodiscard]] constexpr Pawn character() const { return pawnAt(m_code - firstSheet); }
    [[nodiscard]] constexpr Location location() const { return locationAt(m_code); }
    friend constexpr auto operator<=>(const Holder&, const Holder&) = default;

private:
    static constexpr int firstSheet = 64;
    static_assert(index(lastLocation) < firstSheet);
    std::uint8_t m_code = static_cast<std::uint8_t>(Location::Nowhere);
};

/// So many equal tokens in one place.
struct LootPile {
    Holder holder;
    Loot loot;
    std::uint8_t count = 0;

    friend constexpr bool operator==(const LootPile&, const LootPile&) = default;
};

/// All loot tokens of the table, sorted by holder, kind and value; equal positions have equal
/// lists.
class LootTokens {
public:
    /// Contiguous piles of one holder.
    struct Range {
        const LootPile* first;
        const LootPile* last;
        [[nodiscard]] const LootPile* begin() const { return first; }
        [[nodiscard]] const LootPile* end() const { return last; }
        [[nodiscard]] bool empty() const { return first == last; }
    };

    void add(Holder holder, Loot loot, int count = 1);
    /// The token must be there.
    void remove(Holder holder, Loot loot, int count = 1);
    void move(Holder from, Holder to, Loot loot);

    [[nodiscard]] Range at(Holder holder) const;
    [[nodiscard]] int count(Holder holder, LootKind kind) const;
    [[nodiscard]] int count(LootKind kind) const;
    [[nodiscard]] bool has(Holder holder, Loot loot) const;

    [[nodiscard]] const LootPile* begin() const { return m_piles.begin(); }
    [[nodiscard]] const LootPile* end() const { return m_piles.end(); }
    friend bool operator==(const LootTokens&, const LootTokens&) = default;

private:
    FixedVector<LootPile, 112> m_piles;
};

} // namespace caboose::rules
