// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/07_belle_bot.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/16_bots/drawn_closer.h"

namespace caboose::rules {

namespace {

constexpr Rule section{16, 7, 0};
constexpr Rule rule{16, 7, 2};

/// 2.6.3
constexpr BotRow::Cards deck[]{{CardKind::Move, 2},
                               {CardKind::Punch, 1},
                               {CardKind::Robbery, 2},
                               {CardKind::Charm, 2},
                               {CardKind::Theft, 1}};

Verdict mayStealFrom(const Table& table, Pawn who, Pawn whom)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    if (who == whom) return refused(Reason::Oneself, rule).with(whom);
    if (!isBandit(whom)) return refused(Reason::NeverTarget, rule).with(whom);
    const Location here = table.where(who);
    if (!table.banditsAt(here).contains(whom)) {
        return refused(Reason::NotHere, rule).with(whom).with(table.where(whom));
    }
    const bool has = table.loot.count(whom, LootKind::Jewel) > 0;
    return has ? allowed(rule) : refused(Reason::NoLoot, rule).with(whom);
}

PawnSet victims(const Table& table, Pawn who)
{
    PawnSet robbed;
    for (const Pawn whom : table.banditsAt(table.where(who))) {
        robbed.insertIf(mayStealFrom(table, who, whom).isPossible(), whom);
    }
    return robbed;
}

Verdict canSteal(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    const bool any = !victims(table, who).empty();
    return any ? allowed(rule) : refused(Reason::NoLoot, rule).with(table.where(who));
}

void steal(Play& play, Pawn who)
{
    if (const Verdict can = canSteal(play.table, who); can.isRefused()) {
        inVain(play, who, CardKind::Theft, can, rule);
        return;
    }
    for (const Pawn whom : inPlayOrder(play.table, victims(play.table, who))) {
        play.give(pickToken(play, whom, LootKind::Jewel), whom, who, rule);
    }
}

Pull charmOf(const Table& table, Pawn who)
{
    return {.who = who, .drawn = charactersBut(table, who), .roofs = 1, .rule = rule};
}

} // namespace

constinit const BotRow belleBot{.who = Pawn::Belle,
                                .rule = section,
                                .deck = deck,
                                .startsWith = {LootKind::Jewel, 500},
                                .pack = jewelsForBots,
                                .inEachCar = {LootKind::Jewel, 500},
                                .neverOnRoof = true,
                                .isImmune = true,
                                .seeks = LootKind::Jewel,
                                .prefers = LootKind::Jewel,
                                .nudged = CardKind::Move};

/// 16.7.2: everybody comes one place closer.
constinit const ActionRow charmRow{.kind = CardKind::Charm,
                                   .rule = rule,
                                   .perform = draw<charmOf, CardKind::Charm>,
                                   .can = canDraw<charmOf>,
                                   .isNeverSold = true};
/// 16.7.2: a jewel of everybody in her place.
constinit const ActionRow theftRow{.kind = CardKind::Theft,
                                   .rule = rule,
                                   .perform = steal,
                                   .can = canSteal,
                                   .aim = ChoiceKind::Whom,
                                   .may = [](const Table& table, Pawn who, Choice whom) {
                                       return mayStealFrom(table, who, whom.pawn());
                                   }};

} // namespace caboose::rules
