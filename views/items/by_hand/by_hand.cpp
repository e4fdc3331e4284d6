// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/by_hand/by_hand.h"

#include "model/notation/defaults.h"
#include "model/rules/core/consistency.h"
#include "views/items/game/pieces.h"
#include "views/items/wording/words.h"

#include <algorithm>

namespace caboose::items {
namespace {

using game::Adjust;
using game::Adjustment;

rules::Location placeOfLoot(int id)
{
    return rules::locationAt(id / rules::lootKindCount);
}

rules::LootKind kindOfLoot(int id)
{
    return static_cast<rules::LootKind>(id % rules::lootKindCount);
}

/// Putting a piece somewhere, as it is recorded; nothing if it is there already.
std::optional<Adjustment> movement(const rules::Table& table, const HandPiece& piece,
                                   rules::Location to)
{
    if (piece.kind == HandPiece::Kind::Pawn) {
        const rules::Pawn pawn = rules::pawnAt(piece.id);
        if (table.where(pawn) == to) return {};
        return Adjustment{.what = Adjust::Pawn, .who = pawn, .to = to};
    }
    if (piece.kind != HandPiece::Kind::Loot || placeOfLoot(piece.id) == to) return {};
    const rules::Location from = placeOfLoot(piece.id);
    const auto token = tokenAt(table, from, kindOfLoot(piece.id));
    if (!token) return {};
    return Adjustment{
        .what = Adjust::LootMoved, .from = from, .to = to, .loot = *token, .number = 1};
}

HandDeed heading(const HandPiece& piece, const ByHand& hand, const QString& text,
                 const QString& art, const QString& letter = {})
{
    return {.text = text, .art = art, .letter = letter, .children = hand.deedsOf(piece)};
}

} // namespace

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
    return !game::apply(after, adjustment) && rules::inconsistencies(after).size() <= m_faults;
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
        deeds = deedsOfLoot(*this, placeOfLoot(piece.id), kindOfLoot(piece.id));
        break;
    case HandPiece::Kind::Place: deeds = deedsOfPlace(*this, rules::locationAt(piece.id)); break;
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
        deeds.push_back(heading({HandPiece::Kind::Pawn, i}, *this, words::pawn(pawn), artOf(pawn),
                                letterOf(pawn)));
    }
    for (const rules::Location place : placesOf(*m_table)) {
        deeds.push_back(
            heading({HandPiece::Kind::Place, rules::index(place)}, *this, words::place(place), {}));
    }
    return deeds;
}

void ByHand::put(const HandPiece& piece, int place) const
{
    if (!m_table) return;
    if (const auto adjustment = movement(*m_table, piece, rules::locationAt(place))) {
        wish({*adjustment});
    }
}

QString ByHand::putting(const HandPiece& piece, int place) const
{
    if (!m_table) return {};
    const rules::Location to = rules::locationAt(place);
    const auto adjustment = movement(*m_table, piece, to);
    if (!adjustment) return {};
    const QString what = adjustment->what == Adjust::Pawn ? words::pawn(adjustment->who)
                                                          : words::loot(adjustment->loot.kind);
    //: a pawn or token is moved whatever the rules say; %1: which, %2: a place
    return tr("By hand: %1 → %2").arg(what, words::place(to));
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
