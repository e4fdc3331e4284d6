// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <optional>
#include <string_view>
#include <vector>

namespace caboose::rules {

/// What can be wrong with a table laid out by hand or read from a file.
/// Behind each stands what its Inconsistency names.
enum class Fault : std::uint8_t {
    NoTrain,            ///< there is no locomotive
    CarTwice,           ///< car
    PawnNowhere,        ///< who: on a place that this game does not have
    CharacterTwice,     ///< who: sits in two seats
    SeatEmpty,          ///< number: the seat
    NotSeated,          ///< who: in the game, but nobody plays it
    SeatedAbsent,       ///< who: seated, but not in the game
    TooManyTokens,      ///< loot: more of this kind than exist; number
    LootNowhere,        ///< where: loot on a place that this game does not have
    LootOnAbsent,       ///< who: loot on the sheet of somebody who is not in the game
    TooManyBullets,     ///< who: more in the cylinder and given than exist; number
    TooManyNeutrals,    ///< number
    TooManyCards,       ///< who: more action cards of one kind than exist; number
    TooManyBulletCards, ///< who: of whose seat; number: bullet cards of one giver in it
    TooManyKinds,       ///< who: of whose seat; number: different cards that it may come to own
    FirstPlayerAbsent,  ///< number: the seat
    RoundOutOfRange,    ///< number
    TurnOutOfRange,     ///< number
    PlaceOutOfRange,    ///< number: of the seat, in turn order, whose step it is
    CardOutOfRange,     ///< number: the next card of the common deck
    PlayedByNobody,     ///< number: the seat on the common deck that does not exist
    NoRoundCard,        ///< number: the round that is on without a card
    OnRoofInside,       ///< who: the bot Marshal on a roof
    TooManyInFront,     ///< who: before whom lie more bullets than were received; number
    StagecoachNowhere,  ///< where: the car beside which it stands is none of the express
    HorsesNowhere,      ///< where: so do horses
    HostageTwice,       ///< number: which one is in two places (Hostage)
    TwoRoofless,        ///< where: a second car without a roof
    PrisonerTwice,      ///< who: whose sidekick is in two places
    InCell,             ///< who or loot: has no business in the cell (9.4)
    TooManyHealed,      ///< who: of whose bullets more were healed than received; number
    TooManyGoals,       ///< number
    GoalTwice,          ///< number: the goal (14.1)
    GoalNotInGame,      ///< number: the goal, which the set-up leaves out (4.8.4)
    PosterAfterCapture, ///< who: was captured and has the poster all the same
    BrawlerTwice,       ///< who: has a Brawler card that somebody else has, too
    Count
};

/// For cases; people read words::inconsistency().
std::string_view keyOf(Fault fault);

/// One thing that can't be. Arguments that its fault does not name keep their defaults, so that two
/// of them can be compared.
struct Inconsistency {
    Fault fault = Fault::NoTrain;
    Pawn who = Pawn::None;
    Location where = Location::Nowhere;
    LootKind loot = LootKind::None;
    int number = 0;

    friend bool operator==(const Inconsistency&, const Inconsistency&) = default;
};

/// Everything that can't be so. Empty for every table that the rules lead to.
/// Asked by whoever takes a table from outside: cases, the referee's command, adjustments,
/// journals. Rule code relies on it and does not ask. Unknown values and cards are no fault.
std::vector<Inconsistency> inconsistencies(const Table& table);

} // namespace caboose::rules
