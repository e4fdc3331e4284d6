// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/adjusting/adjusting.h"

#include "model/game/record/playable.h"
#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/core/consistency.h"
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

#include <algorithm>

namespace caboose::items {
namespace {

using game::Adjustment;
using game::AdjustmentKind;

/// Where loot lies that can be laid a hand on; nowhere: it is no loot.
rules::Holder holderOf(const Adjustable& piece)
{
    if (piece.kind == Adjustable::Kind::Loot) {
        return rules::locationAt(piece.id / rules::lootKindCount);
    }
    if (piece.kind == Adjustable::Kind::SheetLoot) {
        return rules::pawnAt(piece.id / rules::lootKindCount);
    }
    return {};
}

rules::LootKind kindOf(const Adjustable& loot)
{
    return static_cast<rules::LootKind>(loot.id % rules::lootKindCount);
}

std::optional<Adjustment> movementOfLoot(const rules::Table& table, const Adjustable& piece,
                                         rules::Holder to)
{
    const rules::Holder from = holderOf(piece);
    if (from == rules::Holder() || from == to) return {};
    const auto token = tokenAt(table, from, kindOf(piece));
    if (!token) return {};
    return Adjustment{
        .what = AdjustmentKind::LootMoved, .from = from, .to = to, .loot = *token, .number = 1};
}

/// Putting a piece somewhere, as it is recorded; nothing if it is there already, or can't be there.
std::optional<Adjustment> movement(const rules::Table& table, const Adjustable& piece,
                                   rules::Holder to)
{
    if (piece.kind == Adjustable::Kind::Pawn) {
        const rules::Pawn pawn = rules::pawnAt(piece.id);
        if (to.isSheet() || table.where(pawn) == to.location()) return {};
        return Adjustment{.what = AdjustmentKind::Pawn, .who = pawn, .to = to};
    }
    if (piece.kind != Adjustable::Kind::Bullet) return movementOfLoot(table, piece, to);
    const rules::Pawn giver = rules::pawnAt(piece.id);
    if (!to.isSheet() || to.character() == giver) return {};
    return Adjustment{.what = AdjustmentKind::BulletGiven, .who = giver, .whom = to.character()};
}

AdjustmentChoice heading(const Adjustable& piece, const Adjusting& adjusting, const QString& text,
                         const QString& art, const QString& letter = {})
{
    return {.text = text, .art = art, .letter = letter, .children = adjusting.choicesFor(piece)};
}

} // namespace

Adjustable lootOnSheet(int character, int lootKind)
{
    return {Adjustable::Kind::SheetLoot, character * rules::lootKindCount + lootKind};
}

std::optional<rules::Loot> tokenAt(const rules::Table& table, rules::Holder holder,
                                   rules::LootKind kind)
{
    const auto there = table.loot.at(holder);
    const auto find = [&](auto isIt) {
        const auto* pile = std::find_if(there.begin(), there.end(), isIt);
        return pile == there.end() ? std::optional<rules::Loot>() : pile->loot;
    };
    const auto token = find([&](const rules::LootPile& pile) { return pile.loot.kind == kind; });
    if (token) return token;
    return find([&](const rules::LootPile& pile) { return rules::backOf(pile.loot).kind == kind; });
}

rules::Loot newToken(rules::LootKind kind)
{
    return {kind, rules::rowOf(kind).usual()};
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

AdjustmentChoices placesFor(const Adjusting& adjusting,
                            const std::function<Adjustment(rules::Location)>& to,
                            rules::Location present)
{
    AdjustmentChoices choices;
    for (const rules::Location place : placesOf(adjusting.table())) {
        choices.push_back({.text = words::place(place),
                           .isOn = place == present,
                           .act = adjusting.doing(to(place))});
    }
    return choices;
}

QString Adjusting::nameOf(const Adjustable& piece)
{
    if (piece.kind == Adjustable::Kind::Pawn) return words::pawn(rules::pawnAt(piece.id));
    if (piece.kind == Adjustable::Kind::Bullet) return words::card(rules::CardKind::Bullet);
    return words::loot(kindOf(piece));
}

QString Adjusting::artOf(const Adjustable& piece)
{
    if (piece.kind == Adjustable::Kind::Pawn) return items::artOf(rules::pawnAt(piece.id));
    if (piece.kind == Adjustable::Kind::Bullet) return QStringLiteral("bullet");
    return items::artOf(kindOf(piece));
}

void Adjusting::show(const rules::Table& real, Viewpoint viewpoint)
{
    m_table = real;
    m_seen = rules::observe(real, viewerOf(viewpoint));
    m_viewpoint = viewpoint;
    m_faults = rules::inconsistencies(real).size();
}

void Adjusting::showNothing()
{
    m_table.reset();
}

bool Adjusting::isPossible(const Adjustment& adjustment) const
{
    rules::Table after = *m_table;
    return !game::apply(after, adjustment) && game::isPlayable(after) &&
           rules::inconsistencies(after).size() <= m_faults;
}

std::function<void()> Adjusting::doing(Adjustment adjustment) const
{
    if (!isPossible(adjustment)) return {};
    return [this, adjustment] { wish({adjustment}); };
}

AdjustmentChoices Adjusting::choicesFor(const Adjustable& piece) const
{
    if (!m_table) return {};
    AdjustmentChoices choices;
    switch (piece.kind) {
    case Adjustable::Kind::Pawn: choices = choicesForPawn(*this, rules::pawnAt(piece.id)); break;
    case Adjustable::Kind::Sheet: choices = choicesForSheet(*this, rules::pawnAt(piece.id)); break;
    case Adjustable::Kind::Loot:
    case Adjustable::Kind::SheetLoot:
        choices = choicesForLoot(*this, holderOf(piece), kindOf(piece));
        break;
    case Adjustable::Kind::Place:
        choices = choicesForPlace(*this, rules::locationAt(piece.id));
        break;
    case Adjustable::Kind::Bullet: choices = choicesForSheet(*this, rules::pawnAt(piece.id)); break;
    case Adjustable::Kind::DeckPlace: choices = choicesForDeckPlace(*this, piece.id); break;
    case Adjustable::Kind::Table: choices = choicesForTable(*this); break;
    }
    if (!m_more) return choices;
    for (AdjustmentChoice& more : m_more(piece)) choices.push_back(std::move(more));
    return choices;
}

AdjustmentChoices Adjusting::all() const
{
    AdjustmentChoices choices;
    if (!m_table) return choices;
    for (int i = 0; i < rules::pawnCount; ++i) {
        const rules::Pawn pawn = rules::pawnAt(i);
        const bool plays = rules::isBandit(pawn) && m_table->inGame(pawn);
        if (!plays && !rules::isOnTable(m_table->where(pawn))) continue;
        choices.push_back(heading({Adjustable::Kind::Pawn, i}, *this, words::pawn(pawn),
                                  items::artOf(pawn), letterOf(pawn)));
    }
    for (const rules::Location place : placesOf(*m_table)) {
        choices.push_back(heading({Adjustable::Kind::Place, rules::index(place)}, *this,
                                  words::place(place), {}));
    }
    choices.push_back(heading({Adjustable::Kind::Table, 0}, *this, tr("The whole table"), {}));
    return choices;
}

void Adjusting::move(const Adjustable& piece, rules::Holder to) const
{
    if (!m_table) return;
    if (const auto adjustment = movement(*m_table, piece, to)) wish({*adjustment});
}

QString Adjusting::moving(const Adjustable& piece, rules::Holder to, const QString& toWhere) const
{
    if (!m_table || !movement(*m_table, piece, to)) return {};
    //: a pawn or token is moved whatever the rules say; %1: which, %2: a place or whose sheet
    return tr("By hand: %1 → %2").arg(nameOf(piece), toWhere);
}

void Adjusting::put(const Adjustable& piece, int place) const
{
    move(piece, rules::locationAt(place));
}

QString Adjusting::putting(const Adjustable& piece, int place) const
{
    const rules::Location to = rules::locationAt(place);
    return moving(piece, to, words::place(to));
}

void Adjusting::putOnSheet(const Adjustable& piece, int character) const
{
    move(piece, rules::pawnAt(character));
}

QString Adjusting::puttingOnSheet(const Adjustable& piece, int character) const
{
    const rules::Pawn to = rules::pawnAt(character);
    return moving(piece, to, words::pawn(to));
}

void Adjusting::changeBullets(int character, int by) const
{
    if (!m_table) return;
    const rules::Pawn who = rules::pawnAt(character);
    const int number = m_table->sheet(who).bulletsLeft + by;
    if (number < 0) return;
    wish({{.what = AdjustmentKind::OnSheet,
           .who = who,
           .sheetField = game::SheetField::BulletsLeft,
           .number = number}});
}

void Adjusting::changeLoot(int character, int kind, int by) const
{
    if (!m_table) return;
    const rules::Holder sheet(rules::pawnAt(character));
    const auto which = static_cast<rules::LootKind>(kind);
    if (by > 0) {
        wish({{.what = AdjustmentKind::LootAdded,
               .to = sheet,
               .loot = newToken(which),
               .number = by}});
        return;
    }
    if (const auto token = tokenAt(*m_table, sheet, which)) {
        wish({{.what = AdjustmentKind::LootRemoved, .from = sheet, .loot = *token, .number = 1}});
    }
}

void Adjusting::changeReceived(int character, int from, int by) const
{
    if (!m_table) return;
    const bool isNeutral = from >= rules::characterCount;
    wish({{.what = by > 0 ? AdjustmentKind::BulletGiven : AdjustmentKind::BulletTaken,
           .who = isNeutral ? rules::Pawn::None : rules::pawnAt(from),
           .whom = rules::pawnAt(character)}});
}

} // namespace caboose::items
