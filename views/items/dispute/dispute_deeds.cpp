// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done by hand with a position that is laid out, but not with a game: pieces and cars
// come and go.
#include "views/items/dispute/dispute.h"
#include "views/items/dispute/laying_out.h"
#include "views/items/game/piece_art.h"
#include "views/items/wording/wording.h"

namespace caboose::items {

std::vector<Pick> Dispute::pawnsBesideInWords() const
{
    std::vector<Pick> picks;
    for (const rules::Pawn pawn : pawnsAway(m_position.table)) {
        picks.push_back(
            {QString::number(rules::index(pawn)), words::pawn(pawn), artOf(pawn), letterOf(pawn)});
    }
    return picks;
}

std::vector<Pick> Dispute::lootInWords() const
{
    std::vector<Pick> picks;
    for (const rules::LootKind kind : kindsOf(m_position.table)) {
        picks.push_back(
            {QString::number(static_cast<int>(kind)), words::loot(kind), artOf(kind), {}});
    }
    return picks;
}

std::vector<Pick> Dispute::placesInWords() const
{
    std::vector<Pick> picks;
    for (const rules::Location place : placesOf(m_position.table)) {
        picks.push_back({QString::number(rules::index(place)), words::place(place), {}, {}});
    }
    return picks;
}

AdjustmentChoice Dispute::choice(const QString& text, const Change& how)
{
    return {.text = text, .act = [this, how] { change(how); }};
}

AdjustmentChoices Dispute::choicesForCar(rules::Car car)
{
    AdjustmentChoices choices;
    AdjustmentChoice away{.text = tr("Add a car")};
    for (const rules::Car other : carsAway(m_position.table)) {
        away.children.push_back(
            choice(words::car(other), [other](rules::Table& table) { addCar(table, other); }));
    }
    if (away.isPossible()) choices.push_back(std::move(away));
    if (car == rules::Car::Locomotive) return choices;
    choices.push_back(choice(tr("Move the car forwards"),
                             [car](rules::Table& table) { shiftCar(table, car, -1); }));
    choices.push_back(choice(tr("Move the car backwards"),
                             [car](rules::Table& table) { shiftCar(table, car, 1); }));
    choices.push_back(
        choice(tr("Take the car away"), [car](rules::Table& table) { removeCar(table, car); }));
    return choices;
}

AdjustmentChoices Dispute::choicesBesides(const Adjustable& piece)
{
    AdjustmentChoices choices;
    if (piece.kind == Adjustable::Kind::Pawn) {
        const rules::Pawn pawn = rules::pawnAt(piece.id);
        choices.push_back(
            choice(tr("Take off the table"), [pawn](rules::Table& table) { leave(table, pawn); }));
    }
    if (piece.kind != Adjustable::Kind::Place) return choices;
    const rules::Location place = rules::locationAt(piece.id);
    AdjustmentChoice more{.text = tr("Put here from beside the train")};
    for (const rules::Pawn pawn : pawnsAway(m_position.table)) {
        more.children.push_back(
            {.text = words::pawn(pawn),
             .art = artOf(pawn),
             .letter = letterOf(pawn),
             .act = [this, pawn, place] {
                 bring({Adjustable::Kind::Pawn, rules::index(pawn)}, rules::index(place));
             }});
    }
    if (more.isPossible()) choices.push_back(std::move(more));
    for (AdjustmentChoice& one : choicesForCar(rules::carOf(place)))
        choices.push_back(std::move(one));
    return choices;
}

} // namespace caboose::items
