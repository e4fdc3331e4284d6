// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/adjusting/adjust_pieces.h"

#include "model/rules/05_sequence/steps.h"
#include "model/rules/core/rulings_catalogue.h"

#include <utility>

namespace caboose::game {

using namespace rules;

namespace {

/// Bullets by giver are those of somebody, or neutral ones.
bool isGiver(const Adjustment& a)
{
    return a.whom == Pawn::None || isCharacter(a.whom);
}

/// The card in force and the one that is named change places.
Refusal setRoundCard(Table& table, int id)
{
    if (table.rounds.empty()) return Impossible::NotThere;
    for (std::size_t i = 0; i < table.roundDeck.size(); ++i) {
        // One that nobody has read is read where it is turned up (5.1.1).
        if (table.roundDeck[i].id == id && !table.roundDeck[i].turns.empty()) {
            std::swap(table.roundDeck[i], table.rounds.back());
            return std::nullopt;
        }
    }
    return table.rounds.back().id == id ? std::nullopt : std::optional(Impossible::NoSuchCard);
}

/// Set-up takes its pieces out of the box; nobody goes back to it by naming a step.
bool mayGoTo(Step from, Step to)
{
    return rowOf(to).part != Part::SetUp || !comesBefore(to, from);
}

Refusal setProgress(Table& table, const Progress& progress)
{
    if (progress.step > Step::GameOver || !mayGoTo(table.progress.step, progress.step)) {
        return Impossible::OutOfRange;
    }
    if (progress.place >= table.seats.size()) return Impossible::NoSuchSeat;
    const bool isPlayed = rowOf(progress.step).part != Part::SetUp;
    if (progress.round > roundCount || (isPlayed && progress.round == 0)) {
        return Impossible::OutOfRange;
    }
    if (progress.card > table.commonDeck.size()) return Impossible::OutOfRange;
    table.progress = progress;
    return std::nullopt;
}

} // namespace

Refusal adjustSheet(Table& table, const Adjustment& a)
{
    if (!isCharacter(a.who) || !table.inGame(a.who)) return Impossible::NoSuchPiece;
    if (a.sheetField >= SheetField::Count) return Impossible::OutOfRange;
    const SheetFieldRow& row = rowOf(a.sheetField);
    const bool isInRange = a.number >= row.lowest && a.number <= row.highest;
    if (!row.isSetByHand || !isInRange) return Impossible::OutOfRange;
    if (!isGiver(a)) return Impossible::NoSuchPiece;
    setValue(table.sheet(a.who), a.sheetField, a.number, a.whom);
    // Who is held lies on display no more.
    const Sheet& sheet = table.sheet(a.who);
    if (sheet.hostage != Hostage::None) table.hostages.erase(sheet.hostage);
    if (sheet.prisoner != Pawn::None) table.prisoners.erase(sheet.prisoner);
    return std::nullopt;
}

Refusal adjustTable(Table& table, const Adjustment& a)
{
    if (a.tableField >= TableField::Count) return Impossible::OutOfRange;
    const TableFieldRow& row = rowOf(a.tableField);
    if (a.number < row.lowest || a.number > row.highest) return Impossible::OutOfRange;
    if (row.isPossible != nullptr && !row.isPossible(table, a.number)) {
        return Impossible::NoSuchPlace;
    }
    row.set(table, a.number);
    return std::nullopt;
}

Refusal adjustProgress(Table& table, const Adjustment& a)
{
    if (a.what == AdjustmentKind::RoundCardIs) return setRoundCard(table, a.number);
    if (a.what == AdjustmentKind::Progress) return setProgress(table, a.progress);
    if (a.seat >= table.seats.size()) return Impossible::NoSuchSeat;
    table.firstPlayer = a.seat;
    return std::nullopt;
}

Refusal adjustRuling(Table& table, const Adjustment& a)
{
    if (static_cast<std::size_t>(a.ruling) >= rulingCount) return Impossible::OutOfRange;
    const RulingInfo& row = info(a.ruling);
    const auto values = static_cast<std::int32_t>(row.values.size());
    if (row.isSettled || a.number < 0 || a.number >= values) return Impossible::OutOfRange;
    const std::size_t before = contradictions(table.rulings).size();
    table.rulings.set(a.ruling, static_cast<std::uint8_t>(a.number));
    if (contradictions(table.rulings).size() > before) return Impossible::Contradictory;
    return std::nullopt;
}

} // namespace caboose::game
