// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/3_01_delayed_assault.h"

#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

/// 3 "Train": the stagecoach is no part of one.
Pawn whoHasDocumentOnExpress(const Table& table)
{
    for (const Pawn who : table.bandits()) {
        const bool isAboard = isOnExpress(table, carOf(table.where(who)));
        if (isAboard && table.loot.count(who, LootKind::SecretDocument) > 0) return who;
    }
    return Pawn::None;
}

} // namespace

void cutSchemin(Play& play)
{
    constexpr std::size_t turnsLeft = 2;
    Table& table = play.table;
    const bool isInForce = table.roundCard().event == Event::DelayedAssault;
    if (!isInForce || table.rulings.is(RoundEvents::No)) return;
    const Pawn who = whoHasDocumentOnExpress(table);
    auto& turns = table.rounds.back().turns;
    if (who == Pawn::None || turns.size() <= turnsLeft) return;
    while (turns.size() > turnsLeft) turns.pop_back();
    play.happened({.what = HappeningKind::TurnsCut,
                   .rule = {7, 3, 1},
                   .who = who,
                   .number = static_cast<int>(turnsLeft)});
}

} // namespace caboose::rules
