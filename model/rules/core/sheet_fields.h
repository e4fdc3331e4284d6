// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"
#include "model/rules/core/table.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace caboose::rules {

/// What a field of a sheet holds, which is also how a position writes it.
enum class SheetValue : std::uint8_t {
    Flag,     ///< there or not: "poster"
    Listed,   ///< one of several flags behind one word: "voided move fire"
    Number,   ///< "ladder 2"
    Bullets,  ///< "5 bullets"
    Money,    ///< "cash -250", or unknown: "counted ?"
    Hostage,  ///< "hostage poodle"
    Sidekick, ///< of whom, or nobody's: "prisoner tuco"
    Power,    ///< "power dodge"
    Role,     ///< "bot"
    ByGiver   ///< a number for each giver: "hit by tuco 2, neutral 1"
};

/// Who may see a field: only whoever plays the character, or everybody at the table.
enum class SeenBy : std::uint8_t { Owner, Everybody };

/// Everything there is to say of one member of a Sheet but its words. Digests, positions,
/// adjustments, what somebody sees, menus and the log follow these rows.
struct SheetFieldRow {
    SheetField field = SheetField::Count;
    std::string_view key = {};    ///< in an adjustment
    std::string_view clause = {}; ///< in a position; of a listed flag: "voided move"
    Rule rule = {};
    SheetValue value = SheetValue::Flag;
    SeenBy seenBy = SeenBy::Owner;
    /// What it can be set to by hand.
    int lowest = 0;
    int highest = 1;
    bool isSetByHand = true;
    /// Games in which somebody may come to have it; besides those in which somebody does.
    bool (*isInGame)(const Table& table) = nullptr;
    /// What holds if nothing is said.
    int usual = 0;
    int (*usualFor)(const Table& table, Pawn who) = nullptr;
    /// The first journals don't know of it: it is digested only where it is not as usual.
    bool isYoung = false;
    int (*get)(const Sheet& sheet) = nullptr;
    void (*set)(Sheet& sheet, int number) = nullptr;
    /// Instead of both, if each giver has a number.
    BulletsByGiver Sheet::*byGiver = nullptr;
};

/// Of any but SheetField::Count.
const SheetFieldRow& rowOf(SheetField field);
/// "bullets-left": in adjustments and journals, never changed.
std::string_view keyOf(SheetField field);

/// The value as a number; of bullets by giver, those of one of them (nobody: neutral ones).
int valueOf(const Sheet& sheet, SheetField field, Pawn giver = Pawn::None);
/// The number must be one that the member has room for.
void setValue(Sheet& sheet, SheetField field, int number, Pawn giver = Pawn::None);
/// What a sheet has if nobody says anything else.
int usualValue(const Table& table, Pawn who, SheetField field);

/// Has anybody in this game something else than usual here, or may come to?
bool isPlayedWith(const Table& table, SheetField field);

/// Whoever sits at the table plays, with a full cylinder; in a game of pairs, with the neighbour.
int usualRole(const Table& table, Pawn who);
int usualTeam(const Table& table, Pawn who);
int usualBullets(const Table& table, Pawn who);

// The table itself, here because the digest reads it while compiling. Others ask by the functions
// above.
namespace sheet_fields {

// What the rows ask of a table: may somebody come to have something?
template <Pawn Who>
bool plays(const Table& table)
{
    return table.inGame(Who);
}
template <Pawn Who>
bool isBot(const Table& table)
{
    return table.sheet(Who).role == Role::Bot;
}
bool hasBots(const Table& table);
bool hasTeams(const Table& table);
bool hasHostages(const Table& table);
bool hasPrisoners(const Table& table);
bool hasSpecialBullets(const Table& table);
bool hasMortalBullet(const Table& table);

// How a member is read and written as a number, whatever its type.
template <auto Member>
int get(const Sheet& sheet)
{
    return static_cast<int>(sheet.*Member);
}

template <auto Member>
void set(Sheet& sheet, int number)
{
    sheet.*Member = static_cast<std::remove_cvref_t<decltype(sheet.*Member)>>(number);
}

template <auto Member>
int getVoided(const Sheet& sheet)
{
    return sheet.voided.*Member ? 1 : 0;
}

template <auto Member>
void setVoided(Sheet& sheet, int number)
{
    sheet.voided.*Member = number != 0;
}

/// The row of a number, flag or token.
template <auto Member>
constexpr SheetFieldRow of(SheetFieldRow row)
{
    row.get = get<Member>;
    row.set = set<Member>;
    return row;
}

/// 14.2: of cards that a special bullet makes void.
template <auto Member>
constexpr SheetFieldRow ofVoided(SheetField field, std::string_view key, std::string_view clause)
{
    return {.field = field,
            .key = key,
            .clause = clause,
            .rule = {14, 2, 0},
            .value = SheetValue::Listed,
            .seenBy = SeenBy::Everybody,
            .isInGame = hasSpecialBullets,
            .get = getVoided<Member>,
            .set = setVoided<Member>};
}

// As far as a number can be set by hand.
inline constexpr int mostBullets = 12;
inline constexpr int mostTokens = 20;
inline constexpr int mostDollars = 30000;

/// In the order in which they are digested and written. What is new goes to the end, is young, and
/// is secret unless its row says that everybody sees it.
inline constexpr std::array<SheetFieldRow, static_cast<std::size_t>(SheetField::Count)> rows{{
    of<&Sheet::role>({.field = SheetField::Role,
                      .key = "role",
                      .rule = {2, 4, 0},
                      .value = SheetValue::Role,
                      .seenBy = SeenBy::Everybody,
                      .highest = static_cast<int>(Role::Bot),
                      .isSetByHand = false,
                      .usualFor = usualRole}),
    of<&Sheet::team>({.field = SheetField::Team,
                      .key = "team",
                      .clause = "team",
                      .rule = {4, 1, 1},
                      .value = SheetValue::Number,
                      .seenBy = SeenBy::Everybody,
                      .highest = maxSeats,
                      .isInGame = hasTeams,
                      .usualFor = usualTeam}),
    of<&Sheet::bulletsLeft>({.field = SheetField::BulletsLeft,
                             .key = "bullets-left",
                             .rule = {2, 6, 5},
                             .value = SheetValue::Bullets,
                             .seenBy = SeenBy::Everybody,
                             .highest = mostBullets,
                             .usualFor = usualBullets}),
    of<&Sheet::secondPile>({.field = SheetField::SecondPile,
                            .key = "second-pile",
                            .clause = "second-pile",
                            .rule = {4, 8, 3},
                            .value = SheetValue::Number,
                            .seenBy = SeenBy::Everybody,
                            .highest = mostBullets,
                            .isInGame = plays<Pawn::Marshal>}),
    {.field = SheetField::Received,
     .key = "received",
     .clause = "hit by",
     .rule = {11, 3, 0},
     .value = SheetValue::ByGiver,
     .seenBy = SeenBy::Everybody,
     .isSetByHand = false, // bullets are given and taken back, so that the cards go along
     .byGiver = &Sheet::received},
    of<&Sheet::cash>({.field = SheetField::Cash,
                      .key = "cash",
                      .clause = "cash",
                      .rule = {7, 2, 5},
                      .value = SheetValue::Money,
                      .seenBy = SeenBy::Everybody,
                      .lowest = -mostDollars,
                      .highest = mostDollars}),
    of<&Sheet::unseenTotal>({.field = SheetField::UnseenTotal,
                             .key = "unseen-total",
                             .clause = "counted",
                             .rule = {8, 4, 3},
                             .value = SheetValue::Money,
                             .seenBy = SeenBy::Everybody, // it was said aloud
                             .lowest = unknownValue,
                             .highest = mostDollars,
                             .usual = unknownValue}),
    of<&Sheet::hostage>({.field = SheetField::Hostage,
                         .key = "hostage",
                         .clause = "hostage",
                         .rule = {15, 1, 0},
                         .value = SheetValue::Hostage,
                         .seenBy = SeenBy::Everybody,
                         .highest = static_cast<int>(Hostage::Zealot),
                         .isInGame = hasHostages}),
    of<&Sheet::prisoner>({.field = SheetField::Prisoner,
                          .key = "prisoner",
                          .clause = "prisoner",
                          .rule = {15, 2, 0},
                          .value = SheetValue::Sidekick,
                          .seenBy = SeenBy::Everybody,
                          .highest = index(Pawn::None),
                          .isInGame = hasPrisoners,
                          .usual = index(Pawn::None)}),
    of<&Sheet::silkPower>({.field = SheetField::SilkPower,
                           .key = "silk-power",
                           .clause = "power",
                           .rule = {13, 11, 0},
                           .value = SheetValue::Power,
                           .seenBy = SeenBy::Everybody,
                           .highest = static_cast<int>(SilkPower::Block),
                           .isInGame = plays<Pawn::Silk>}),
    of<&Sheet::wantedPoster>({.field = SheetField::WantedPoster,
                              .key = "wanted-poster",
                              .clause = "poster",
                              .rule = {2, 6, 9},
                              .seenBy = SeenBy::Everybody,
                              .isInGame = plays<Pawn::Marshal>}),
    of<&Sheet::wasCaptured>({.field = SheetField::WasCaptured,
                             .key = "was-captured",
                             .clause = "captured",
                             .rule = {10, 11, 0},
                             .seenBy = SeenBy::Everybody,
                             .isInGame = plays<Pawn::Marshal>}),
    of<&Sheet::hasRespect>({.field = SheetField::HasRespect,
                            .key = "has-respect",
                            .clause = "respect",
                            .rule = {2, 6, 12},
                            .seenBy = SeenBy::Everybody,
                            .isInGame = isBot<Pawn::Doc>}),
    of<&Sheet::isEjected>({.field = SheetField::IsEjected,
                           .key = "is-ejected",
                           .clause = "ejected",
                           .rule = {16, 9, 1},
                           .seenBy = SeenBy::Everybody,
                           .isInGame = isBot<Pawn::Django>}),
    of<&Sheet::isNextToEscape>({.field = SheetField::IsNextToEscape,
                                .key = "is-next-to-escape",
                                .clause = "next-to-escape",
                                .rule = {16, 6, 0},
                                .seenBy = SeenBy::Everybody,
                                .isInGame = hasBots}),
    of<&Sheet::brawlers>({.field = SheetField::Brawlers,
                          .key = "brawlers",
                          .clause = "brawlers",
                          .rule = {2, 6, 10},
                          .value = SheetValue::Number,
                          .seenBy = SeenBy::Everybody,
                          .highest = 7,
                          .isInGame = plays<Pawn::Marshal>}),
    of<&Sheet::ejectionTokens>({.field = SheetField::EjectionTokens,
                                .key = "ejection-tokens",
                                .clause = "ejection-tokens",
                                .rule = {16, 9, 1},
                                .value = SheetValue::Number,
                                .seenBy = SeenBy::Everybody,
                                .highest = mostTokens,
                                .isInGame = isBot<Pawn::Django>}),
    of<&Sheet::wantedTokens>({.field = SheetField::WantedTokens,
                              .key = "wanted-tokens",
                              .clause = "wanted-tokens",
                              .rule = {16, 13, 1},
                              .value = SheetValue::Number,
                              .seenBy = SeenBy::Everybody,
                              .highest = mostTokens,
                              .isInGame = isBot<Pawn::Tuco>}),
    of<&Sheet::ladder>({.field = SheetField::Ladder,
                        .key = "ladder",
                        .clause = "ladder",
                        .rule = {4, 7, 8},
                        .value = SheetValue::Number,
                        .seenBy = SeenBy::Everybody,
                        .highest = mostTokens,
                        .isInGame = plays<Pawn::Professore>}),
    {.field = SheetField::BulletsInFront,
     .key = "bullets-in-front",
     .clause = "bullets-in-front",
     .rule = {11, 3, 2},
     .value = SheetValue::ByGiver,
     .seenBy = SeenBy::Everybody,
     .highest = mostBullets,
     .isInGame = hasBots,
     .byGiver = &Sheet::inFront},
    ofVoided<&VoidedCards::move>(SheetField::VoidedMove, "voided-move", "voided move"),
    ofVoided<&VoidedCards::floorChange>(SheetField::VoidedFloorChange, "voided-floor-change",
                                        "voided floor-change"),
    ofVoided<&VoidedCards::punch>(SheetField::VoidedPunch, "voided-punch", "voided punch"),
    ofVoided<&VoidedCards::fire>(SheetField::VoidedFire, "voided-fire", "voided fire"),
    of<&Sheet::hitsThisRound>({.field = SheetField::HitsThisRound,
                               .key = "hits-this-round",
                               .clause = "hits-this-round",
                               .rule = {7, 2, 8},
                               .value = SheetValue::Number,
                               .seenBy = SeenBy::Everybody,
                               .highest = mostTokens,
                               .isInGame = hasMortalBullet,
                               .isYoung = true}),
    of<&Sheet::hasBought>({.field = SheetField::HasBought,
                           .key = "has-bought",
                           .clause = "bought",
                           .rule = {13, 1, 0},
                           .seenBy = SeenBy::Everybody,
                           .isInGame = plays<Pawn::Al>,
                           .isYoung = true}),
    of<&Sheet::hasDiverted>({.field = SheetField::HasDiverted,
                             .key = "has-diverted",
                             .clause = "diverted",
                             .rule = {6, 2, 0},
                             .seenBy = SeenBy::Everybody,
                             .isInGame = hasTeams,
                             .isYoung = true}),
    of<&Sheet::drawsTwoMore>({.field = SheetField::DrawsTwoMore,
                              .key = "draws-two-more",
                              .clause = "draws-two-more",
                              .rule = {7, 1, 3},
                              .seenBy = SeenBy::Everybody,
                              .isInGame = hasTeams,
                              .isYoung = true}),
}};

constexpr bool isComplete()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const SheetFieldRow& row = rows[i];
        if (row.field != static_cast<SheetField>(i) || row.key.empty()) return false;
    }
    return true;
}
static_assert(isComplete());

} // namespace sheet_fields

} // namespace caboose::rules
