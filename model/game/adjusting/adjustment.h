// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/sheet_fields.h"
#include "model/rules/core/table.h"
#include "model/rules/core/table_fields.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::game {

/// What can be changed by hand. The comment names the arguments that are used. How each is written
/// stands in journal/adjustment_text.cpp, in the same order.
enum class AdjustmentKind : std::uint8_t {
    Pawn,             ///< who, to: a pawn stands somewhere else
    LootMoved,        ///< from, to, loot, number: how many
    LootAdded,        ///< to, loot, number: tokens that the program knows nothing of
    LootRemoved,      ///< from, loot, number
    LootValued,       ///< from, loot, number: what one of these tokens is worth in dollars
    BulletGiven,      ///< who: from (nobody: neutral), whom
    BulletTaken,      ///< who: from (nobody: neutral), whom: takes one of these back out
    CardMoved,        ///< seat, card, pile, toPile
    CardAdded,        ///< seat, card, toPile
    CardRemoved,      ///< seat, card, pile
    DeckCardAdded,    ///< number: place on the common deck; seat, card, faceDown
    DeckCardNamed,    ///< number: place on the common deck; card
    DeckCardTurned,   ///< number: place on the common deck; faceDown
    DeckCardRemoved,  ///< number: place on the common deck
    OnSheet,          ///< who, field, number; of bullets by giver, whom: from (nobody: neutral)
    OnTable,          ///< field, number
    Horses,           ///< to: beside which car; number
    Dynamite,         ///< to, number: 1 there, 0 not
    Gatling,          ///< to: in which car; number: 1 there, 0 not
    RoundCardIs,      ///< number: id of the round card in force
    FirstPlayer,      ///< seat
    Progress,         ///< progress: phase, round, turn and whose turn it is
    RulingIs,         ///< ruling, number: its value
    HostageShown,     ///< hostage, number: 1 on display, 0 not
    PrisonerShown,    ///< who: whose sidekick; number: 1 on display, 0 not
    PrisonerAchieved, ///< who: whose sidekick; number: 1 in the Marshal's Achievement zone, 0 not
    Goals,            ///< goals: the Marshal's goals as they lie
    Count
};

/// A seat's cards.
enum class Pile : std::uint8_t { Draw, Hand, Discard };

using rules::SheetField;
using rules::TableField;

/// One thing changed by hand: a code and its arguments. What its kind does not use is as in the
/// beginning, so that equal adjustments are equal.
struct Adjustment {
    AdjustmentKind what = AdjustmentKind::Pawn;
    rules::Pawn who = rules::Pawn::None;
    rules::Pawn whom = rules::Pawn::None;
    rules::Holder from{};
    rules::Holder to{};
    rules::Loot loot{};
    rules::Card card{};
    rules::SeatIndex seat = 0;
    Pile pile = Pile::Draw;
    Pile toPile = Pile::Draw;
    bool faceDown = false;
    SheetField sheetField = SheetField::BulletsLeft;
    TableField tableField = TableField::NeutralBullets;
    rules::Ruling ruling = rules::Ruling::None;
    rules::Progress progress{};
    rules::Hostage hostage = rules::Hostage::None;
    rules::Goals goals{};
    std::int32_t number = 0;

    friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

/// Why an adjustment is impossible.
enum class Impossible : std::uint8_t {
    NoSuchPiece, ///< the pawn or character is not in this game
    NoSuchPlace, ///< this game has no such place
    NotThere,    ///< the token, bullet or card is not where it should be taken from
    NoRoom,      ///< nothing more can lie there
    OutOfRange,  ///< the number is none that this can have
    NoSuchSeat,
    NoSuchCard,    ///< nobody here has such a card
    Contradictory, ///< the table would contradict itself; rules::inconsistencies() says how
    Count
};
/// For tests and logs, not for people.
std::string_view keyOf(Impossible why);

/// Changes the table, or says why it can't be and leaves it as it was. Looks at the pieces that are
/// named; whether the table as a whole can be is asked where it is entered into a game
/// (record/apply.cpp).
std::optional<Impossible> apply(rules::Table& table, const Adjustment& adjustment);

} // namespace caboose::game
