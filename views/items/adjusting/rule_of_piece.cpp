// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/adjusting/rule_of_piece.h"

#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/action_row.h"

namespace caboose::items {
namespace {

using rules::Car;
using rules::CardKind;
using rules::Pawn;
using rules::Rule;

constexpr Rule lootTokens{2, 5, 1};

Rule ruleOfPlace(int id)
{
    return ruleOf(rules::carOf(static_cast<rules::Location>(id)));
}

} // namespace

/// Who has a sheet is played.
Rule ruleOfSheet(Pawn who)
{
    return who == Pawn::Marshal ? Rule{14} : ruleOf(who);
}

Rule ruleOf(Pawn pawn)
{
    if (rules::isBandit(pawn)) return {13, static_cast<std::uint8_t>(rules::index(pawn) + 1)};
    switch (pawn) {
    case Pawn::Marshal: return {9, 2};
    case Pawn::Shotgun: return {9, 3, 3};
    case Pawn::FirstCourier:
    case Pawn::MiddleCourier:
    case Pawn::LastCourier: return {9, 8, 1};
    case Pawn::Al:
    case Pawn::Belle:
    case Pawn::Cheyenne:
    case Pawn::Django:
    case Pawn::Doc:
    case Pawn::Ghost:
    case Pawn::Mary:
    case Pawn::Mei:
    case Pawn::Misty:
    case Pawn::Professore:
    case Pawn::Silk:
    case Pawn::Tuco:
    case Pawn::Twinzz:
    case Pawn::None: break;
    }
    return {2, 7};
}

Rule ruleOf(Car car)
{
    switch (car) {
    case Car::Circus: return {9, 10};
    case Car::Prison: return {9, 4};
    case Car::Armoury: return {9, 6};
    case Car::Infirmary: return {9, 7};
    case Car::Tender: return {9, 5};
    case Car::ArmouredA:
    case Car::ArmouredB:
    case Car::ArmouredC: return {9, 8};
    case Car::TimeTravel:
    case Car::Handcar: return {9, 9};
    case Car::Stagecoach: return {9, 3};
    case Car::Locomotive:
    case Car::FirstClass:
    case Car::SecondClass:
    case Car::ThirdClass:
    case Car::Saloon:
    case Car::Restaurant:
    case Car::Luggage:
    case Car::ArmouredLocomotive:
    case Car::None: break;
    }
    return {9, 1};
}

Rule ruleOf(CardKind card)
{
    if (const rules::ActionRow* row = rules::actionRow(card)) return row->rule;
    return card == CardKind::Bullet ? Rule{2, 6, 5} : Rule{2, 6};
}

Rule ruleOf(const rules::RoundCard& card)
{
    return card.event == rules::Event::None ? Rule{6} : rules::ruleOf(card.event);
}

QString numberOf(Rule rule)
{
    return rule.isNone() ? QString() : QString::fromStdString(rules::toString(rule));
}

QString ruleOf(const Adjustable& piece)
{
    Rule rule;
    switch (piece.kind) {
    case Adjustable::Kind::Place: rule = ruleOfPlace(piece.id); break;
    case Adjustable::Kind::Pawn: rule = ruleOf(static_cast<Pawn>(piece.id)); break;
    case Adjustable::Kind::Sheet: rule = ruleOfSheet(static_cast<Pawn>(piece.id)); break;
    case Adjustable::Kind::Loot: rule = lootTokens; break;
    case Adjustable::Kind::SheetLoot:
    case Adjustable::Kind::Bullet:
    case Adjustable::Kind::DeckPlace:
    case Adjustable::Kind::Table: break;
    }
    return numberOf(rule);
}

} // namespace caboose::items
