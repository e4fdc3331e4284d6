// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/sequence.h"

#include "model/rules/05_sequence/4_hidden_pawn.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/05_sequence/steps.h"
#include "model/rules/06_round_cards/turns.h"

namespace caboose::rules {

namespace {

/// Whoever is out of the game is passed over, except where the loot is counted.
void skipThoseOut(Table& table)
{
    if (table.progress.step == Step::CountLoot) return;
    Progress& progress = table.progress;
    while (progress.place < table.seats.size() && isOut(table, currentSeat(table))) {
        ++progress.place;
    }
}

/// With nobody left, the first seat goes through the motions.
void beginWithFirstSeat(Table& table)
{
    table.progress.place = 0;
    skipThoseOut(table);
    if (table.progress.place >= table.seats.size()) table.progress.place = 0;
}

/// One more seat has had its turn. Returns whether all have.
bool allSeatsDone(Table& table)
{
    ++table.progress.place;
    skipThoseOut(table);
    return table.progress.place >= table.seats.size();
}

/// 6.4, 13.13: a seat may have its turn twice in a row.
bool isTurnDoubled(const Table& table)
{
    const Turn turn = currentTurn(table);
    return mayBeDoubled(turn) && playsTwice(table, table.seats[currentSeat(table)], turn);
}

bool allTurnsDone(Table& table)
{
    std::uint8_t& left = table.progress.playsLeft;
    left = left > 0 ? left - 1 : isTurnDoubled(table) ? 1 : 0;
    if (left == 0) table.progress.mustPlay = false;
    if (left > 0 || !allSeatsDone(table)) return false;
    ++table.progress.turn;
    beginWithFirstSeat(table);
    for (Seat& s : table.seats) s.hasDrawnThisTurn = false;
    for (Sheet& s : table.sheets) s.hasDiverted = false;
    return table.progress.turn >= table.roundCard().turns.size();
}

/// The step has been played once more. Returns whether that was the last time.
bool isOver(Table& table, Times times)
{
    switch (times) {
    case Times::Once: return true;
    case Times::OnceASeat: return allSeatsDone(table);
    case Times::InEachTurn: return allTurnsDone(table);
    case Times::OnceACard: return ++table.progress.card >= table.commonDeck.size();
    }
    return true;
}

/// 5.4.5, 5.4.6, the other way round.
Step followingIfHidingFirst(Step step)
{
    if (step == Step::ResolveEvent) return Step::HidePawn;
    return step == Step::HidePawn ? Step::RelativeMovement : Step::EndRound;
}

/// 5.4.8: after a round that is not the last one comes the next one.
Step following(const Table& table, Step step)
{
    const bool again = step == Step::EndRound && table.progress.round < roundCount;
    if (again) return Step::DrawRoundCard;
    const bool isBetween = step >= Step::ResolveEvent && step < Step::EndRound;
    if (isBetween && hidesBeforeMotion(table)) return followingIfHidingFirst(step);
    return static_cast<Step>(static_cast<int>(step) + 1);
}

Step nextDue(const Table& table, Step step)
{
    do {
        step = following(table, step);
    } while (rowOf(step).isDue != nullptr && !rowOf(step).isDue(table));
    return step;
}

} // namespace

void advance(Play& play)
{
    Table& table = play.table;
    if (table.progress.step == Step::GameOver) return;
    const StepRow& row = rowOf(table.progress.step);
    if (!isOver(table, row.times)) return;
    if (row.end != nullptr) row.end(play);
    table.progress.step = nextDue(table, row.step);
    beginWithFirstSeat(table);
    const StepRow& next = rowOf(table.progress.step);
    if (next.begin != nullptr) next.begin(play);
}

} // namespace caboose::rules
