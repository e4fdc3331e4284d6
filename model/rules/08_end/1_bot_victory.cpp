// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/1_bot_victory.h"

#include "model/rules/08_end/eliminated.h"

namespace caboose::rules {

namespace {

/// 16.9.1: two of each character's but his own and Il Professore's.
bool hasAllEjectionTokens(const Table& table)
{
    if (!table.isBot(Pawn::Django)) return false;
    constexpr int each = 2;
    int all = 0;
    for (int i = 0; i < characterCount; ++i) {
        const Pawn who = pawnAt(i);
        const bool hadSome = who != Pawn::Django && who != Pawn::Professore && table.inGame(who);
        all += hadSome ? each : 0;
    }
    return table.sheet(Pawn::Django).ejectionTokens >= all;
}

} // namespace

Pawn botThatWouldWin(const Table& table)
{
    if (hasAllEjectionTokens(table)) return Pawn::Django;
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
