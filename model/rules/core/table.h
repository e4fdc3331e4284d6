// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/cars.h"
#include "model/rules/02_components/goals.h"
#include "model/rules/02_components/hostage.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/02_components/pawns.h"
#include "model/rules/02_components/round_cards.h"
#include "model/rules/03_definitions/location.h"
#include "model/rules/core/fixed_vector.h"
#include "model/rules/core/rulings.h"
#include "model/rules/core/sheet.h"
#include "model/rules/core/step.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

namespace caboose::rules {

/// One place at the table with its cards. Usually one character; two in the variants of 20.4.
/// `hand` is what is known to be in it: of a physical deck mostly nothing.
struct Seat {
    FixedVector<Pawn, 2> characters;
    bool isBot = false;
    /// The draw pile with everything that is not known to be elsewhere. If the program keeps the
    /// decks, that is exactly the pile without `top`; if not, also what is in the hand unseen.
    Cards pile;
    /// Known cards on top of the pile, the topmost last (bullets received, 5.3.4).
    FixedVector<Card, 32> top;
    /// Cards that were put under the pile (6.2), the lowest last: they come when it is empty.
    FixedVector<Card, 8> bottom;
    Cards hand;
    Cards discard;
    bool hasDrawnThisTurn = false; ///< 13.6: three cards in the first turn of this round

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Into Table::seats, clockwise.
using SeatIndex = std::uint8_t;
inline constexpr int maxSeats = 14;

/// A card on the common deck (3).
/// Who may see a face-down one: observe().
struct PlayedCard {
    Card card;
    SeatIndex seat = 0; ///< who played it; with partners' cards not always the owner (20.6.3)
    std::uint8_t turn = 0;
    bool isFaceDown = false;

    friend constexpr bool operator==(const PlayedCard&, const PlayedCard&) = default;
};

/// What the program keeps because the table leaves it to it; everything else is asked for when it
/// matters, or stays unknown.
struct KeptByProgram {
    bool decks = false; ///< the players' decks and hands
    bool purseValues = false;
    bool roundDeck = false;
    bool goals = false; ///< 4.8.4

    friend constexpr bool operator==(const KeptByProgram&, const KeptByProgram&) = default;
};

/// Everything that is on the table, as a value. Which expansions were bought is not in here: it is
/// visible from what lies there and from the rulings.
/// Everybody may copy and change one; what it says is not checked before inconsistencies() is
/// asked. A new member is part of digest() and of the notation, too (README.md).
struct Table {
    Rulings rulings;
    KeptByProgram kept;
    Progress progress;

    // 9 The trains, front to back; the time travel car or handcar is part of the express.
    FixedVector<Car, 12> express;
    FixedVector<Car, 12> armoured;
    std::uint8_t carsToCome = 0; ///< 4.10: how many are still to be chosen
    /// Beside which position of the express (locomotive 0, cars behind it 1, 2, ...) the armoured
    /// locomotive stands. The trains travel in opposite directions.
    std::int8_t armouredOffset = 0;
    Car stagecoachBeside = Car::None;
    std::array<std::uint8_t, carCount> horsesBeside{};

    std::array<Location, pawnCount> pawns = nowhere();
    bool shotgunReleased = false;
    LootTokens loot;
    LocationSet dynamite;
    CarSet gatlings;

    std::array<Sheet, characterCount> sheets{};
    FixedVector<Seat, maxSeats> seats; ///< clockwise
    SeatIndex firstPlayer = 0;

    std::uint8_t neutralBullets = 0;
    std::uint8_t neutralBulletsAside = 0; ///< removed for good after a shortage (2014 rules)
    std::array<std::uint8_t, 2> wildBunch{};
    HostageSet hostages;       ///< on display
    PawnSet prisoners;         ///< on display, by the bandit whose sidekick it is
    PawnSet achievedPrisoners; ///< 14.1.7: in the Marshal's Achievement zone
    Goals goals;
    /// 4.8.3: of both of the Marshal's piles, whatever is left of them.
    std::array<PileOrder, marshalPileCount> pileOrders{usualPileOrder, usualPileOrder};

    FixedVector<RoundCard, 5> rounds;        ///< turned up so far; the last one is in force
    FixedVector<RoundCard, 40> roundDeck;    ///< those that may still come up
    FixedVector<PlayedCard, 180> commonDeck; ///< 6 turns, 14 seats, twice each

    /// Nowhere for Pawn::None, too.
    [[nodiscard]] Location where(Pawn p) const
    {
        return p == Pawn::None ? Location::Nowhere : pawns[static_cast<std::size_t>(p)];
    }
    void put(Pawn p, Location l) { pawns[static_cast<std::size_t>(p)] = l; }
    /// Only characters have one.
    [[nodiscard]] const Sheet& sheet(Pawn c) const
    {
        assert(isCharacter(c));
        return sheets[static_cast<std::size_t>(c)];
    }
    Sheet& sheet(Pawn c)
    {
        assert(isCharacter(c));
        return sheets[static_cast<std::size_t>(c)];
    }
    [[nodiscard]] bool inGame(Pawn character) const
    {
        return sheet(character).role != Role::Absent;
    }

    /// 16: a character whom nobody plays.
    [[nodiscard]] bool isBot(Pawn p) const { return isCharacter(p) && sheet(p).role == Role::Bot; }

    /// Pawns standing in a location (ejected ones stand beside the car and are not in it).
    [[nodiscard]] PawnSet at(Location l) const;
    /// Those of them that are bandits of the game.
    [[nodiscard]] PawnSet banditsAt(Location l) const;
    /// Is this one of the pawns standing there?
    [[nodiscard]] bool isAt(Pawn p, Location l) const
    {
        return where(p) == l && !(isCharacter(p) && sheet(p).isEjected);
    }
    /// The seat that plays this character; nothing if nobody does.
    [[nodiscard]] std::optional<SeatIndex> seatOf(Pawn character) const;
    /// All in the game, played by people or bots, wherever they are by now.
    [[nodiscard]] PawnSet bandits() const;
    /// A card without turns and event before the first round.
    [[nodiscard]] const RoundCard& roundCard() const
    {
        return rounds[rounds.empty() ? 0 : rounds.size() - 1];
    }

    friend bool operator==(const Table&, const Table&) = default;

private:
    static constexpr std::array<Location, pawnCount> nowhere()
    {
        std::array<Location, pawnCount> all{};
        all.fill(Location::Nowhere);
        return all;
    }
};

/// The same on every machine and in every build.
/// Journals hold it: a new member may change it only where a game makes use of it.
std::uint64_t digest(const Table& table);

} // namespace caboose::rules
