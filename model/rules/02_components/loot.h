// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/pawns.h"
#include "model/rules/03_definitions/location.h"
#include "model/rules/core/enum_set.h"
#include "model/rules/core/fixed_vector.h"

#include <compare>
#include <cstdint>

namespace caboose::rules {

/// 2.5.1 and 3 "Loot", in the order of the rows in loot_kinds.def.
/// A half flask is one that was drunk of once (5.2.3).
enum class LootKind : std::uint8_t {
#define LOOT(name, key, count) name,
#include "model/rules/02_components/loot_kinds.def"
    None
};
inline constexpr int lootKindCount = static_cast<int>(LootKind::None);

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

/// Where a token lies: on a location, or on a character's sheet.
/// Made of either without a word, so that rules give and take alike. Location::Nowhere is the box:
/// what set-up has not laid out (4.10.4).
class Holder {
public:
    constexpr Holder() = default;
    constexpr Holder(Location l) : m_code(static_cast<std::uint8_t>(index(l))) {}
    constexpr Holder(Pawn character)
        : m_code(static_cast<std::uint8_t>(firstSheet + index(character)))
    {}

    // It says which of the other two has a meaning.
    [[nodiscard]] constexpr bool isSheet() const { return m_code >= firstSheet; }
    [[nodiscard]] constexpr Pawn character() const { return pawnAt(m_code - firstSheet); }
    [[nodiscard]] constexpr Location location() const { return locationAt(m_code); }
    /// In this order piles are listed.
    [[nodiscard]] constexpr std::uint8_t code() const { return m_code; }
    friend constexpr auto operator<=>(const Holder&, const Holder&) = default;

private:
    static constexpr int firstSheet = 80;
    static_assert(index(lastLocation) < firstSheet);
    std::uint8_t m_code = static_cast<std::uint8_t>(Location::Nowhere);
};

/// So many equal tokens in one place.
/// At least one, where the table lists it.
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
    /// Of no use once a token was moved: copy the list to go on.
    struct Range {
        const LootPile* first;
        const LootPile* last;
        [[nodiscard]] const LootPile* begin() const { return first; }
        [[nodiscard]] const LootPile* end() const { return last; }
        [[nodiscard]] bool empty() const { return first == last; }
    };

    /// One or more; nothing checks that there are so many in the boxes (consistency.h).
    void add(Holder holder, Loot loot, int count = 1);
    /// The token must be there.
    void remove(Holder holder, Loot loot, int count = 1);
    /// One token, which must be there.
    void move(Holder from, Holder to, Loot loot);

    [[nodiscard]] Range at(Holder holder) const;
    // By kind whatever the value, has() by kind and value. Without a holder: anywhere, the box
    // included.
    [[nodiscard]] int count(Holder holder, LootKind kind) const;
    [[nodiscard]] int count(LootKind kind) const;
    [[nodiscard]] bool has(Holder holder, Loot loot) const;
    /// Of all other kinds there is no token, and none has been.
    [[nodiscard]] EnumSet<LootKind> kindsInGame() const { return m_everHere; }

    [[nodiscard]] const LootPile* begin() const { return m_piles.begin(); }
    [[nodiscard]] const LootPile* end() const { return m_piles.end(); }
    friend bool operator==(const LootTokens& a, const LootTokens& b)
    {
        return a.m_piles == b.m_piles;
    }

private:
    FixedVector<LootPile, 112> m_piles;
    EnumSet<LootKind> m_everHere;
};

/// 4.2.10: are cursed tokens among these? Then there is one of a value that no other has, or one
/// that nobody has seen although all of its kind are worth the same otherwise.
bool hasCursedLoot(const LootTokens& all);
/// Is there a token of this kind that is worth less than is printed on it, or may be one?
bool hasCursed(const LootTokens& all, LootKind kind);

/// 2.5.1: what one of these tokens can be worth in money, as far as it is known. What has no value
/// of its own in money counts as nothing. Both are the same where the value is known.
struct Worth {
    Dollars least = 0;
    Dollars greatest = 0;
};
Worth worthOf(const LootTokens& all, Loot loot);

} // namespace caboose::rules
