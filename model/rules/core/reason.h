// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::rules {

/// Why something is refused, or what an answer hangs on. What the arguments of a verdict mean is
/// said beside each code.
enum class Reason : std::uint8_t {
    None,
    // Where somebody is
    NotOnTable,  ///< who: is on no train
    InCell,      ///< who: sits in the cell
    IsEjected,   ///< who: was blown off beside the train
    NoSuchPlace, ///< where: the car has no such space
    NotInGame,   ///< who
    // Where somebody may go
    CannotStay,         ///< where: the pawn must leave it
    OtherFloor,         ///< where: is on another floor
    TooFar,             ///< where; number: cars that one may cover
    NotAdjacent,        ///< where
    CellClosed,         ///< where: nobody walks into the cell
    NoWay,              ///< there is no place to go to
    MarshalStaysInside, ///< where: the bot Marshal never enters it
    NotAway,            ///< where: is not further away; who: from whom
    EncounterForbidden, ///< where; number: neutral bullets that are missing
    RoofsOnly,          ///< where: is no roof
    InsideOnly,         ///< where: is a roof
    NotByMove,          ///< where: one comes there over the roofs or on a horse
    LaunchedBack,       ///< where: the handcar would throw the rider back
    OtherTrain,         ///< where: is on another train
    NoHorse,            ///< where: none stands beside it
    BarredByHostage,    ///< who: has the hostage that the rule names
    // Whom somebody may aim at
    Oneself,
    SameLocation,  ///< who
    NotHere,       ///< who: is elsewhere; where
    OutOfSight,    ///< who: is too far away or on another floor
    SightBlocked,  ///< who: stands between
    BelleShielded, ///< who: could be chosen instead
    TeamMate,      ///< who
    NeverTarget,   ///< who: is no target by these rules
    NoTarget,      ///< nobody can be aimed at
    // What is missing
    NoBullets,     ///< who: the cylinder is empty
    NoLoot,        ///< where or who: has none
    LootElsewhere, ///< where: it lies there
    Guarded,       ///< who: sits on it; where
    NothingToCopy,
    NotOffered,   ///< the rule does not give this choice
    NothingWorks, ///< some other choice can be performed, this one can't
    // Cards
    NotInHand,
    BulletCard, ///< a bullet can't be played
    MustBeFaceUp,
    MustBeFaceDown,
    PowerForfeited, ///< who
    DeckEmpty,
    JarringTurn,
    NotOtherBandit, ///< cover must come from the other bandit
    NotAsCover,     ///< a Marshal card can't be cover
    SearchFindsNothing,
    NormalTurnOnly, ///< no flask in it
    OneFlask,       ///< one was drunk in this turn already
    TooFewCards,    ///< number: needed in hand
    MustPlayCard,   ///< the flask leaves no other choice
    // What a bot's own rules leave (16)
    NotItsObjective,   ///< where: its way; number: of what it seeks lies there
    ForwardsOnTie,     ///< where: its way
    AlongTrainFirst,   ///< where: its way
    NeverOnRoof,       ///< who: the bot; where
    EarlierPlaceWorks, ///< where: the target goes there
    OtherLootFirst,    ///< who: the bot
    IgnoredByBot,      ///< who: the bot
    OrderNotEntered,   ///< depends: which kind comes first is printed as a picture
    BotAlwaysDoes,     ///< who: the bot; number: the action
    ThreeBullets,      ///< who: has so many in front
    // What the table has not seen
    HandUnseen,   ///< depends: is the card in the hand?
    ValueUnseen,  ///< depends: what is the token worth?
    CardUnseen,   ///< depends: what is the face-down card?
    NotLeast,     ///< number: a token worth less is there
    NotGreatest,  ///< a token worth more is there
    AlreadyTaken, ///< where or who
    // Where the referee has no answer
    NotRefereed, ///< who, where: the rule is not written yet
    NoWayOn,     ///< a question of the action has no answer
    // What a plan for a game lacks (4)
    TooFewPlayers,  ///< number: needed
    TooManyPlayers, ///< number: at most
    UnevenTeams,
    WrongPartners, ///< who
    NoPlayers,
    NotInBox,         ///< who
    WrongCars,        ///< number: needed
    TwoBanditsNeeded, ///< who: of whose player
    NeedsModule,      ///< number: which must be in the game, too
    NotTogether,      ///< number: the module that it is never played with
    TurnsUnknown,     ///< number: the round card whose turns must be entered first
    Count
};
inline constexpr int reasonCount = static_cast<int>(Reason::Count);

/// The stable key used in cases and files, as "sight-blocked".
// Its sentence: views/items/wording/verdicts.cpp.
std::string_view keyOf(Reason reason);
std::optional<Reason> reasonFrom(std::string_view key);

} // namespace caboose::rules
