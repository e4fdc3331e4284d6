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

AdjustmentChoice Dispute::deed(const QString& text, const Change& how)
{
    return {.text = text, .act = [this, how] { change(how); }};
}

AdjustmentChoices Dispute::deedsForCar(rules::Car car)
{
    AdjustmentChoices deeds;
    AdjustmentChoice away{.text = tr("Add a car")};
    for (const rules::Car other : carsAway(m_position.table)) {
        away.children.push_back(
            deed(words::car(other), [other](rules::Table& table) { addCar(table, other); }));
    }
    if (away.isPossible()) deeds.push_back(std::move(away));
    if (car == rules::Car::Locomotive) return deeds;
    deeds.push_back(deed(tr("Move the car forwards"),
                         [car](rules::Table& table) { shiftCar(table, car, -1); }));
    deeds.push_back(deed(tr("Move the car backwards"),
                         [car](rules::Table& table) { shiftCar(table, car, 1); }));
    deeds.push_back(
        deed(tr("Take the car away"), [car](rules::Table& table) { removeCar(table, car); }));
    return deeds;
}

AdjustmentChoices Dispute::deedsBesides(const Adjustable& piece)
{
    AdjustmentChoices deeds;
    if (piece.kind == Adjustable::Kind::Pawn) {
        const rules::Pawn pawn = rules::pawnAt(piece.id);
        deeds.push_back(
            deed(tr("Take off the table"), [pawn](rules::Table& table) { leave(table, pawn); }));
    }
    if (piece.kind != Adjustable::Kind::Place) return deeds;
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
    if (more.isPossible()) deeds.push_back(std::move(more));
    for (AdjustmentChoice& one : deedsForCar(rules::carOf(place))) deeds.push_back(std::move(one));
    return deeds;
}

} // namespace caboose::items
