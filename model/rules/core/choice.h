// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/cars.h"
#include "model/rules/02_components/goals.h"
#include "model/rules/02_components/hostage.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/02_components/round_cards.h"
#include "model/rules/03_definitions/location.h"

#include <cstdint>

namespace caboose::rules {

/// What an answer names, and with it which getter of a Choice has a meaning. How each is written in
/// a position or journal: notation/choices.h.
enum class ChoiceKind : std::uint8_t {
    Done,     ///< nothing more, or no
    Yes,      ///< where the other answer is Done
    Draw,     ///< three cards instead of playing one (5.2.1)
    Search,   ///< for a Brilliant Idea (5.2.1)
    To,       ///< a location
    Whom,     ///< a pawn
    Which,    ///< a card, face up where that matters
    FaceDown, ///< a card, face down
    What,     ///< a loot token
    TheCar,   ///< to be coupled (4.10)
    TheRound, ///< a round card, by its id
    TheHostage,
    TheGoal,
    ThePrisoner, ///< by the bandit whose sidekick it is
    ThePower,    ///< of Silk's
    ThePile,     ///< the first or second of the Marshal's bullets
    TheGatling,  ///< instead of one's own bullets (10.6.2)
    Divert,      ///< instead of playing a card (6.2)
    Number,      ///< within the question's range; not listed as an option
    // Behind all others, so that the digests of snapshots hold.
    TheTurn, ///< that stands next on a round card (5.1.1)
    HandIcon ///< instead of a turn (5.2.4)
};

/// One possible answer to a question, and the answer itself: a small tagged value.
/// Whoever reads it looks at kind() first: no getter checks that it is the one of this kind. Equal
/// choices are the same answer, which is how an option is found again. So aligned, one is copied at
/// a stroke.
class alignas(4) Choice {
public:
    // Nothing is checked here either: what may be answered is said by the question alone.
    constexpr Choice() = default;
    constexpr explicit Choice(ChoiceKind kind) : m_kind(kind) {}
    constexpr explicit Choice(Location l) : Choice(ChoiceKind::To, index(l), 0) {}
    constexpr explicit Choice(Pawn p) : Choice(ChoiceKind::Whom, index(p), 0) {}
    /// A token of unknown value stands for any of its kind; whoever answers sees its back only.
    constexpr explicit Choice(Loot t) : Choice(ChoiceKind::What, static_cast<int>(t.kind), t.value)
    {}
    constexpr explicit Choice(Car c) : Choice(ChoiceKind::TheCar, index(c), 0) {}
    constexpr explicit Choice(Hostage h) : Choice(ChoiceKind::TheHostage, static_cast<int>(h), 0) {}
    constexpr explicit Choice(Goal g) : Choice(ChoiceKind::TheGoal, index(g), 0) {}
    constexpr explicit Choice(Turn t) : Choice(ChoiceKind::TheTurn, static_cast<int>(t), 0) {}
    /// `how`: Which or FaceDown.
    constexpr explicit Choice(Card c, ChoiceKind how = ChoiceKind::Which)
        : Choice(how, index(c.kind), index(c.owner) * 16 + c.number)
    {}
    static constexpr Choice prisoner(Pawn of) { return {ChoiceKind::ThePrisoner, index(of), 0}; }
    static constexpr Choice power(int which) { return {ChoiceKind::ThePower, which, 0}; }
    static constexpr Choice pile(int which) { return {ChoiceKind::ThePile, which, 0}; }
    static constexpr Choice round(int id) { return {ChoiceKind::TheRound, id, 0}; }
    static constexpr Choice number(int n) { return {ChoiceKind::Number, 0, n}; }

    [[nodiscard]] constexpr ChoiceKind kind() const { return m_kind; }
    [[nodiscard]] constexpr bool is(ChoiceKind kind) const { return m_kind == kind; }
    // Each for the kind that carries it, card() for Which and FaceDown.
    [[nodiscard]] constexpr Location location() const { return locationAt(m_what); }
    [[nodiscard]] constexpr Pawn pawn() const { return pawnAt(m_what); }
    [[nodiscard]] constexpr Loot loot() const { return {static_cast<LootKind>(m_what), m_value}; }
    [[nodiscard]] constexpr Car car() const { return carAt(m_what); }
    [[nodiscard]] constexpr Hostage hostage() const { return static_cast<Hostage>(m_what); }
    [[nodiscard]] constexpr Goal goal() const { return goalAt(m_what); }
    [[nodiscard]] constexpr Turn turn() const { return static_cast<Turn>(m_what); }
    [[nodiscard]] constexpr Card card() const
    {
        return {pawnAt(m_value / 16), static_cast<CardKind>(m_what),
                static_cast<std::uint8_t>(m_value % 16)};
    }
    [[nodiscard]] constexpr int power() const { return m_what; }
    [[nodiscard]] constexpr int pile() const { return m_what; }
    [[nodiscard]] constexpr int roundId() const { return m_what; }
    [[nodiscard]] constexpr int number() const { return m_value; }

    friend constexpr bool operator==(const Choice&, const Choice&) = default;

private:
    // Small, because a question is full of them: a code and a number, whatever it names.
    constexpr Choice(ChoiceKind kind, int what, int value)
        : m_kind(kind), m_what(static_cast<std::uint8_t>(what)),
          m_value(static_cast<std::int16_t>(value))
    {}

    ChoiceKind m_kind = ChoiceKind::Done;
    std::uint8_t m_what = 0;
    std::int16_t m_value = 0;
};

} // namespace caboose::rules
