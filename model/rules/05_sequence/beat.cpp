// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/beat.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/05_sequence/sequence.h"
#include "model/rules/05_sequence/steps.h"

namespace caboose::rules {

namespace {

/// 4.5.1: nobody plays, so there is no step for anybody.
void needPlayers(const Play& play)
{
    const Table& table = play.table;
    if (!table.seats.empty() || table.progress.step == Step::GameOver) return;
    play.cannotGoOn(QuestionKind::FirstPlayer, Pawn::None, Location::Nowhere, {4, 5, 1});
}

/// Whoever is out of the game is passed over, also where a table was laid out, or changed by hand,
/// at his turn; his loot is counted all the same.
bool isPassedOver(const Table& table)
{
    const StepRow& row = rowOf(table.progress.step);
    const bool isForSeat = row.times == Times::OnceASeat || row.times == Times::InEachTurn;
    return isForSeat && row.step != Step::CountLoot && isOut(table, currentSeat(table));
}

} // namespace

void beat(Play& play)
{
    needPlayers(play);
    while (isPassedOver(play.table)) advance(play);
    rowOf(play.table.progress.step).play(play);
    advance(play);
}

} // namespace caboose::rules
