// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/1_bot_victory.h"

#include "model/rules/08_end/eliminated.h"

namespace caboose::rules {

Pawn botThatWouldWin(const Table& table)
{
    const bool hasBox =
        table.isBot(Pawn::Ghost) && table.loot.count(Pawn::Ghost, LootKind::SpecialStrongbox) > 0;
    if (!hasBox) return Pawn::None;
    if (table.rulings.is(EliminationBarsAutomaticWin::No)) return Pawn::Ghost;
    // By what counts in the end.
    Table over = table;
    over.progress.step = Step::GameOver;
    return isEliminated(over, Pawn::Ghost) ? Pawn::None : Pawn::Ghost;
}

Pawn botThatHasWon(const Table& table)
{
    const Step step = table.progress.step;
    const bool isOver = step == Step::CountLoot || step == Step::GameOver;
    return isOver ? botThatWouldWin(table) : Pawn::None;
}

} // namespace caboose::rules
