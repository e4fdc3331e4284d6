// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/02_components/round_cards.h"
#include "model/rules/core/reason.h"
#include "model/rules/core/rule.h"

#include <optional>
#include <string_view>

namespace caboose::rules {

/// What can happen on the table. The comment names the arguments that are used.
/// Its sentence: views/items/wording/happenings.cpp.
enum class HappeningKind : std::uint8_t {
    CarPlaced,     ///< car, number: its place behind the locomotive
    LootPlaced,    ///< to, loot, number
    LootMoved,     ///< from, to, loot
    CashPaid,      ///< who, number: dollars
    FirstPlayerIs, ///< who
    PawnMoved,     ///< who, from, to
    RoundBegins,   ///< number; event
    CardDrawn,     ///< who, card
    /// who, number: how many, unseen; 0: as many as are missing in the hand, -1: one less
    CardsDrawn,
    DeckShuffled,     ///< who
    CardPlayed,       ///< who, card (unknown when face down and not kept)
    CardDiscarded,    ///< who, card
    CardsKept,        ///< who, number
    CardPerformed,    ///< who, card: its turn has come
    CardReturned,     ///< who, card
    NothingHappens,   ///< who, card, reason
    BulletGiven,      ///< who: from (nobody: neutral), whom
    BulletRemoved,    ///< who: from, whom: hit without a deck (11.3.3)
    NeutralsShort,    ///< number: needed
    NeutralsSetAside, ///< number
    Encountered,      ///< who: the bandit, whom: whom they met
    ShotgunReleased,  ///< who: by whose punch
    HostageTaken,     ///< who, number: which (Hostage)
    HorseMoved,       ///< from, to: beside which car, or out of the game
    StagecoachMoved,  ///< from, to: beside which car
    StagecoachLeft,   ///< from
    TrainMoved,       ///< to: the car beside the armoured locomotive, number: by how many cars
    Hides,            ///< who, number: 1 where its place is a playing card
    FlaskDrunk,       ///< who, loot: as it was before
    HandcarMoved,     ///< from, to: the car it was and is coupled to
    CardCopied,       ///< who, card
    Nudged,           ///< who, whom
    EventBegins,      ///< event
    RoundEnds,        ///< number
    GunslingerIs,     ///< who, number: dollars
    Wins,             ///< who, number: dollars
    Count
};
inline constexpr int happeningKindCount = static_cast<int>(HappeningKind::Count);

/// For cases, which name what must have happened.
std::string_view keyOf(HappeningKind what);
std::optional<HappeningKind> happeningKindFrom(std::string_view key);

/// One thing that happened: codes and arguments. Views turn them into animations and sentences.
/// Told by rule code in the order in which it happens, and never stored: whoever needs it again
/// plays the entry again. Members that its kind does not name keep their defaults.
struct Happening {
    HappeningKind what = HappeningKind::PawnMoved;
    Rule rule{}; ///< by which it happened
    Pawn who = Pawn::None;
    Pawn whom = Pawn::None;
    // Where a pawn or token was and is now.
    Holder from{};
    Holder to{};
    Loot loot{};
    Card card{};
    Event event = Event::None;
    Reason reason = Reason::None;
    std::int32_t number = 0;

    friend bool operator==(const Happening&, const Happening&) = default;
};

} // namespace caboose::rules
