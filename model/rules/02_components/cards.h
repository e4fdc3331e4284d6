// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/pawns.h"
#include "model/rules/core/fixed_vector.h"

#include <compare>
#include <cstdint>

namespace caboose::rules {

/// 2.6 What is printed on an action card, in the order of the rows in card_kinds.def, or that the
/// card is a bullet.
enum class CardKind : std::uint8_t {
#define ACTION(name, key, row) name,
#define NOT_YET(name, key, chapter, section, point) name,
#include "model/rules/02_components/card_kinds.def"
    // 2.6.5 and 2.6.6: the owner of the card is who fired it; nobody for a neutral bullet
    Bullet,
    /// A card whose owner is known, but not what it is.
    Unknown
};
inline constexpr int cardKindCount = static_cast<int>(CardKind::Unknown) + 1;

constexpr int index(CardKind k)
{
    return static_cast<int>(k);
}
/// What is carried out when its turn comes; neither a bullet nor a card that nobody has seen.
constexpr bool isAction(CardKind k)
{
    return k < CardKind::Bullet;
}

/// A card as far as it is known: whose colour, and what it says.
struct Card {
    Pawn owner = Pawn::None;
    CardKind kind = CardKind::Unknown;
    /// 14.2, 16.10.2: the number of a special bullet; 0 otherwise.
    std::uint8_t number = 0;

    friend constexpr bool operator==(const Card& a, const Card& b) { return a.code() == b.code(); }
    /// The order in which piles list their cards.
    /// By owner, kind and number.
    friend constexpr std::strong_ordering operator<=>(const Card& a, const Card& b)
    {
        return a.code() <=> b.code();
    }
    [[nodiscard]] constexpr std::uint32_t code() const
    {
        return static_cast<std::uint32_t>(owner) << 16U | static_cast<std::uint32_t>(kind) << 8U |
               number;
    }
};

inline constexpr Card neutralBullet{Pawn::None, CardKind::Bullet, 0};

/// So many equal cards.
/// At least one, where a pile lists it.
struct CardCount {
    Card card;
    std::uint8_t count = 0;

    friend constexpr bool operator==(const CardCount&, const CardCount&) = default;
    /// The card before the count, as one number.
    [[nodiscard]] constexpr std::uint32_t code() const { return card.code() << 8U | count; }
};

/// Cards whose order nobody knows or minds: a shuffled deck, a hand, a discard pile.
/// Cards known by their back alone are Unknown ones of their owner, and counted like any other. Two
/// piles of the same cards are equal, however they came together.
/// Cards are passed by reference: three bytes would have to be put together for a register.
class Cards {
public:
    /// How many different ones there is room for: more than any seat of any game comes to.
    static constexpr int mostKinds = 44;

    /// There must be room.
    void add(const Card& card, int count = 1);
    /// The cards must be there.
    void remove(const Card& card, int count = 1);
    /// One, if it is there; returns whether it was.
    bool removeIfThere(const Card& card);
    /// Takes the nth card, from 0, where equal ones lie together.
    /// `n` must be less than total().
    Card takeNth(int n)
    {
        const CardCount* at = nth(n);
        const Card card = at->card;
        take(at, 1);
        return card;
    }
    void addAll(const Cards& others);
    void clear();

    [[nodiscard]] int count(const Card& card) const;
    // Of exactly this card: an unknown one is not looked into.
    [[nodiscard]] bool has(const Card& card) const { return count(card) > 0; }
    [[nodiscard]] int total() const { return m_total; }
    /// How many different ones.
    [[nodiscard]] int kinds() const { return static_cast<int>(m_counts.size()); }
    [[nodiscard]] bool empty() const { return m_counts.empty(); }
    [[nodiscard]] int bullets() const;

    /// Each kind once, sorted. A change of the pile ends the loop over it: copy it first.
    [[nodiscard]] const CardCount* begin() const { return m_counts.begin(); }
    [[nodiscard]] const CardCount* end() const { return m_counts.end(); }
    friend bool operator==(const Cards& a, const Cards& b) { return a.m_counts == b.m_counts; }

private:
    /// Where the card lies or belongs.
    [[nodiscard]] const CardCount* find(const Card& card) const;
    [[nodiscard]] const CardCount* nth(int n) const;
    void take(const CardCount* at, int count);

    FixedVector<CardCount, mostKinds> m_counts; ///< sorted by card
    std::uint16_t m_total = 0;
    /// Of all that have lain here: what never has, as in most games a Brilliant Idea, need not be
    /// looked for.
    EnumSet<CardKind> m_everHere;
};

} // namespace caboose::rules
