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
    SameFloor,          ///< where: is on the floor that must be left
    TooFar,             ///< where; number: cars that one may cover
    NotAdjacent,        ///< where
    CellClosed,         ///< where: nobody walks into the cell
    NoWay,              ///< there is no place to go to
    MarshalStaysInside, ///< where: the bot Marshal never enters it
    PlayedMarshal,      ///< where: somebody plays him, and moves him alone
    NotAway,            ///< where: is not further away; who: from whom
    EncounterForbidden, ///< where; number: neutral bullets that are missing
    DoorBarred,         ///< where; who: stands in the rear door
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
    AlreadyHit,    ///< who: by the first bullet of the same shot
    OnePileEmpty,  ///< there is a bullet for one target only
    // What is missing
    NoBullets,      ///< who: the cylinder is empty
    TooFewNeutrals, ///< number: needed, of neutral bullets
    NoLoot,         ///< where or who: has none
    LootElsewhere,  ///< where: it lies there
    Guarded,        ///< who: sits on it; where
    NothingToCopy,
    NoHiddenGoal, ///< no goal of the Marshal's lies face down
    MustFree,     ///< there is somebody to be freed: nothing is copied
    HasPrisoner,  ///< who: has freed one already
    NoPrisoner,   ///< none is left
    CellEmpty,    ///< nobody sits in it
    Voided,       ///< who: the bullet that the rule names makes such cards void
    NotOffered,   ///< the rule does not give this choice
    // Cards
    NotInHand,
    BulletCard,   ///< a bullet can't be played
    NeutralFirst, ///< neutral bullets are taken out before others
    MustBeFaceUp,
    MustBeFaceDown,
    PowerForfeited, ///< who
    PowerLost,      ///< who: had it when the card was played
    DeckEmpty,
    JarringTurn,
    NotOtherBandit, ///< cover must come from the other bandit
    NotAsCover,     ///< a Marshal card can't be cover
    SearchFindsNothing,
    NormalTurnOnly,  ///< no flask in it
    OneFlask,        ///< one was drunk in this turn already
    TooFewCards,     ///< number: needed in hand
    MustPlayCard,    ///< the flask leaves no other choice
    AfterPlusCard,   ///< only a further card may follow it
    TeamHasDiverted, ///< who: of the same team, in this turn
    // What a bot's own rules leave (16)
    NotItsObjective,    ///< where: its way; number: of what it seeks lies there
    ForwardsOnTie,      ///< where: its way
    AlongTrainFirst,    ///< where: its way
    NeverOnRoof,        ///< who: the bot; where
    EarlierPlaceWorks,  ///< where: the target goes there
    OtherLootFirst,     ///< who: the bot
    IgnoredByBot,       ///< who: the bot
    OrderNotEntered,    ///< depends: which kind comes first is printed as a picture
    BotAlwaysDoes,      ///< who: the bot; number: the action
    ThreeBullets,       ///< who: has so many in front
    StaysWithStrongbox, ///< who: the bot, which is where it wants to be
    // What the table has not seen
    HandUnseen,   ///< depends: is the card in the hand?
    ValueUnseen,  ///< depends: what is the token worth?
    CardUnseen,   ///< depends: what is the face-down card?
    NotLeast,     ///< number: a token worth less is there
    NotGreatest,  ///< a token worth more is there
    AlreadyTaken, ///< where or who
    LiesBelow,    ///< a card that is known to lie further below in its pile
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
    WrongRoundCards,  ///< number: to be chosen
    TwoBanditsNeeded, ///< who: of whose player
    NeedsModule,      ///< number: which must be in the game, too
    NotTogether,      ///< number: the module that it is never played with
    Count
};
inline constexpr int reasonCount = static_cast<int>(Reason::Count);

/// The stable key used in cases and files, as "sight-blocked".
// Its sentence: views/items/wording/verdicts.cpp.
std::string_view keyOf(Reason reason);
std::optional<Reason> reasonFrom(std::string_view key);

} // namespace caboose::rules
