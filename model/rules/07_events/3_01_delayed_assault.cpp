// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/3_01_delayed_assault.h"

#include "model/rules/09_trains/layout.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 3, 1};

template <typename IsThere>
Pawn whoHasDocument(const Table& table, IsThere isThere)
{
    for (const Pawn who : table.bandits()) {
        const bool hasOne = table.loot.count(who, LootKind::SecretDocument) > 0;
        if (hasOne && isThere(table.where(who))) return who;
    }
    return Pawn::None;
}

/// 3 "Train": the stagecoach is no part of one.
Pawn whoHasDocumentOnExpress(const Table& table)
{
    return whoHasDocument(table, [&](Location l) { return isOnExpress(table, carOf(l)); });
}

/// 5.4.6: under which car somebody hides, nobody knows before the phase is over.
Pawn whoHidesWithDocument(const Table& table)
{
    return whoHasDocument(table, [](Location l) { return l == Location::Hidden; });
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
    if (turns.size() <= turnsLeft) return;
    if (who == Pawn::None) {
        const Pawn hidden = whoHidesWithDocument(table);
        if (hidden != Pawn::None) play.nothing(hidden, {}, Reason::NotRefereed, rule);
        return;
    }
    while (turns.size() > turnsLeft) turns.pop_back();
    play.happened({.what = HappeningKind::TurnsCut,
                   .rule = rule,
                   .who = who,
                   .number = static_cast<int>(turnsLeft)});
}

} // namespace caboose::rules
