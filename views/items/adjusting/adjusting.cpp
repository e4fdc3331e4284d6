// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/adjusting/adjusting.h"

#include "model/game/record/playable.h"
#include "model/notation/defaults.h"
#include "model/rules/core/consistency.h"
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using game::Adjust;
using game::Adjustment;

/// Where loot lies that can be laid a hand on; nowhere: it is no loot.
rules::Holder holderOf(const HandPiece& piece)
{
    if (piece.kind == HandPiece::Kind::Loot) {
        return rules::locationAt(piece.id / rules::lootKindCount);
    }
    if (piece.kind == HandPiece::Kind::SheetLoot) {
        return rules::pawnAt(piece.id / rules::lootKindCount);
    }
    return {};
}

rules::LootKind kindOf(const HandPiece& loot)
{
    return static_cast<rules::LootKind>(loot.id % rules::lootKindCount);
}

std::optional<Adjustment> movementOfLoot(const rules::Table& table, const HandPiece& piece,
                                         rules::Holder to)
{
    const rules::Holder from = holderOf(piece);
    if (from == rules::Holder() || from == to) return {};
    const auto token = tokenAt(table, from, kindOf(piece));
    if (!token) return {};
    return Adjustment{
        .what = Adjust::LootMoved, .from = from, .to = to, .loot = *token, .number = 1};
}

/// Putting a piece somewhere, as it is recorded; nothing if it is there already, or can't be there.
std::optional<Adjustment> movement(const rules::Table& table, const HandPiece& piece,
                                   rules::Holder to)
{
    if (piece.kind == HandPiece::Kind::Pawn) {
        const rules::Pawn pawn = rules::pawnAt(piece.id);
        if (to.isSheet() || table.where(pawn) == to.location()) return {};
        return Adjustment{.what = Adjust::Pawn, .who = pawn, .to = to};
    }
    if (piece.kind != HandPiece::Kind::Bullet) return movementOfLoot(table, piece, to);
    const rules::Pawn giver = rules::pawnAt(piece.id);
    if (!to.isSheet() || to.character() == giver) return {};
    return Adjustment{.what = Adjust::BulletGiven, .who = giver, .whom = to.character()};
}

HandDeed heading(const HandPiece& piece, const ByHand& hand, const QString& text,
                 const QString& art, const QString& letter = {})
{
    return {.text = text, .art = art, .letter = letter, .children = hand.deedsOf(piece)};
}

} // namespace

HandPiece lootOnSheet(int character, int lootKind)
{
    return {HandPiece::Kind::SheetLoot, character * rules::lootKindCount + lootKind};
}

std::optional<rules::Loot> tokenAt(const rules::Table& table, rules::Holder holder,
                                   rules::LootKind kind)
{
    for (const rules::LootPile& pile : table.loot.at(holder)) {
        if (pile.loot.kind == kind) return pile.loot;
    }
    return {};
}

rules::Loot newToken(rules::LootKind kind)
{
    return {kind, notation::defaultValue(kind)};
}

std::vector<rules::LootKind> kindsOf(const rules::Table& table)
{
    std::vector<rules::LootKind> kinds;
    for (int i = 0; i < rules::lootKindCount; ++i) {
        const auto kind = static_cast<rules::LootKind>(i);
        if (kind <= rules::LootKind::Strongbox || table.loot.count(kind) > 0) kinds.push_back(kind);
    }
    return kinds;
}

std::vector<rules::Location> placesOf(const rules::Table& table)
{
    std::vector<rules::Location> places;
    const auto add = [&](rules::Car car) {
        for (const rules::Level level :
             {rules::Level::Roof, rules::Level::Interior, rules::Level::Cell}) {
            if (rules::exists(rules::in(car, level))) places.push_back(rules::in(car, level));
        }
    };
    for (const rules::Car car : table.express) add(car);
    for (const rules::Car car : table.armoured) add(car);
    if (table.stagecoachBeside != rules::Car::None) add(rules::Car::Stagecoach);
    return places;
}

std::vector<rules::Pawn> charactersOf(const rules::Table& table)
{
    std::vector<rules::Pawn> characters;
    for (const rules::Seat& seat : table.seats) {
        for (const rules::Pawn who : seat.characters) characters.push_back(who);
    }
    return characters;
}

HandDeeds placesFor(const ByHand& hand, const std::function<Adjustment(rules::Location)>& to,
                    rules::Location present)
{
    HandDeeds deeds;
    for (const rules::Location place : placesOf(hand.table())) {
        deeds.push_back(
            {.text = words::place(place), .isOn = place == present, .act = hand.doing(to(place))});
    }
    return deeds;
}

QString ByHand::nameOf(const HandPiece& piece)
{
    if (piece.kind == HandPiece::Kind::Pawn) return words::pawn(rules::pawnAt(piece.id));
    if (piece.kind == HandPiece::Kind::Bullet) return words::card(rules::CardKind::Bullet);
    return words::loot(kindOf(piece));
}

QString ByHand::artOf(const HandPiece& piece)
{
    if (piece.kind == HandPiece::Kind::Pawn) return items::artOf(rules::pawnAt(piece.id));
    if (piece.kind == HandPiece::Kind::Bullet) return QStringLiteral("bullet");
    return items::artOf(kindOf(piece));
}

void ByHand::show(const rules::Table& real, Eyes eyes)
{
    m_table = real;
    m_eyes = eyes;
    m_faults = rules::inconsistencies(real).size();
}

void ByHand::showNothing()
{
    m_table.reset();
}

bool ByHand::mayBe(const Adjustment& adjustment) const
{
    rules::Table after = *m_table;
    return !game::apply(after, adjustment) && game::isPlayable(after) &&
           rules::inconsistencies(after).size() <= m_faults;
}

std::function<void()> ByHand::doing(Adjustment adjustment) const
{
    if (!mayBe(adjustment)) return {};
    return [this, adjustment] { wish({adjustment}); };
}

HandDeeds ByHand::deedsOf(const HandPiece& piece) const
{
    if (!m_table) return {};
    HandDeeds deeds;
    switch (piece.kind) {
    case HandPiece::Kind::Pawn: deeds = deedsOfPawn(*this, rules::pawnAt(piece.id)); break;
    case HandPiece::Kind::Sheet: deeds = deedsOfSheet(*this, rules::pawnAt(piece.id)); break;
    case HandPiece::Kind::Loot:
    case HandPiece::Kind::SheetLoot:
        deeds = deedsOfLoot(*this, holderOf(piece), kindOf(piece));
        break;
    case HandPiece::Kind::Place: deeds = deedsOfPlace(*this, rules::locationAt(piece.id)); break;
    case HandPiece::Kind::Bullet: deeds = deedsOfSheet(*this, rules::pawnAt(piece.id)); break;
    case HandPiece::Kind::DeckPlace: deeds = deedsOfDeckPlace(*this, piece.id); break;
    case HandPiece::Kind::Table: deeds = deedsOfTable(*this); break;
    }
    if (!m_more) return deeds;
    for (HandDeed& more : m_more(piece)) deeds.push_back(std::move(more));
    return deeds;
}

HandDeeds ByHand::all() const
{
    HandDeeds deeds;
    if (!m_table) return deeds;
    for (int i = 0; i < rules::pawnCount; ++i) {
        const rules::Pawn pawn = rules::pawnAt(i);
        const bool plays = rules::isBandit(pawn) && m_table->inGame(pawn);
        if (!plays && !rules::isOnTable(m_table->where(pawn))) continue;
        deeds.push_back(heading({HandPiece::Kind::Pawn, i}, *this, words::pawn(pawn),
                                items::artOf(pawn), letterOf(pawn)));
    }
    for (const rules::Location place : placesOf(*m_table)) {
        deeds.push_back(
            heading({HandPiece::Kind::Place, rules::index(place)}, *this, words::place(place), {}));
    }
    deeds.push_back(heading({HandPiece::Kind::Table, 0}, *this, tr("The whole table"), {}));
    return deeds;
}

void ByHand::move(const HandPiece& piece, rules::Holder to) const
{
    if (!m_table) return;
    if (const auto adjustment = movement(*m_table, piece, to)) wish({*adjustment});
}

QString ByHand::moving(const HandPiece& piece, rules::Holder to, const QString& toWhere) const
{
    if (!m_table || !movement(*m_table, piece, to)) return {};
    //: a pawn or token is moved whatever the rules say; %1: which, %2: a place or whose sheet
    return tr("By hand: %1 → %2").arg(nameOf(piece), toWhere);
}

void ByHand::put(const HandPiece& piece, int place) const
{
    move(piece, rules::locationAt(place));
}

QString ByHand::putting(const HandPiece& piece, int place) const
{
    const rules::Location to = rules::locationAt(place);
    return moving(piece, to, words::place(to));
}

void ByHand::putOnSheet(const HandPiece& piece, int character) const
{
    move(piece, rules::pawnAt(character));
}

QString ByHand::puttingOnSheet(const HandPiece& piece, int character) const
{
    const rules::Pawn to = rules::pawnAt(character);
    return moving(piece, to, words::pawn(to));
}

void ByHand::changeBullets(int character, int by) const
{
    if (!m_table) return;
    const rules::Pawn who = rules::pawnAt(character);
    const int number = m_table->sheet(who).bulletsLeft + by;
    if (number < 0) return;
    wish({{.what = Adjust::OnSheet,
           .who = who,
           .sheetField = game::SheetField::BulletsLeft,
           .number = number}});
}

void ByHand::changeLoot(int character, int kind, int by) const
{
    if (!m_table) return;
    const rules::Holder sheet(rules::pawnAt(character));
    const auto which = static_cast<rules::LootKind>(kind);
    if (by > 0) {
        wish({{.what = Adjust::LootAdded, .to = sheet, .loot = newToken(which), .number = by}});
        return;
    }
    if (const auto token = tokenAt(*m_table, sheet, which)) {
        wish({{.what = Adjust::LootRemoved, .from = sheet, .loot = *token, .number = 1}});
    }
}

void ByHand::changeReceived(int character, int from, int by) const
{
    if (!m_table) return;
    const bool isNeutral = from >= rules::characterCount;
    wish({{.what = by > 0 ? Adjust::BulletGiven : Adjust::BulletTaken,
           .who = isNeutral ? rules::Pawn::None : rules::pawnAt(from),
           .whom = rules::pawnAt(character)}});
}

} // namespace caboose::items
