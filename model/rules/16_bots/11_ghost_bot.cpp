// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/11_ghost_bot.h"

#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/16_bots/followed_loot.h"
#include "model/rules/core/resolve.h"

namespace caboose::rules {

namespace {

constexpr Rule section{16, 11, 0};
constexpr Rule rule{16, 11, 2};
constexpr LootKind box = LootKind::SpecialStrongbox;

/// 2.6.3
constexpr BotRow::Cards deck[]{{CardKind::Punch, 1},       {CardKind::Fire, 1},
                               {CardKind::Marshal, 1},     {CardKind::FloorChangeAndFire, 1},
                               {CardKind::HeistOrMove, 2}, {CardKind::HeistOrFloorChange, 1},
                               {CardKind::PunchOrMove, 1}};
constexpr CardKind parts[]{CardKind::Move, CardKind::FloorChange};

/// From the floor only, never from a sheet; else an antidote, whether or not an arrow has hit it.
LootKind heistedAt(const Table& table, Location here)
{
    if (table.loot.count(here, box) > 0) return box;
    return table.loot.count(here, LootKind::Antidote) > 0 ? LootKind::Antidote : LootKind::None;
}

Verdict canHeist(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    const Location here = table.where(who);
    const bool isAny = heistedAt(table, here) != LootKind::None;
    return isAny ? allowed(rule) : refused(Reason::NoLoot, rule).with(here);
}

void heist(Play& play, Pawn who, CardKind card)
{
    if (const Verdict can = canHeist(play.table, who); can.isRefused()) {
        inVain(play, who, card, can, rule);
        return;
    }
    const Location here = play.table.where(who);
    play.give(pickToken(play, here, heistedAt(play.table, here)), here, who, rule);
}

/// The upper action where the Special Strongbox is, else the lower one.
template <CardKind card, CardKind upper, CardKind lower>
void performEither(Play& play, Pawn who)
{
    const Verdict barred = mayActAt(play.table, who, rule);
    if (barred.isRefused()) {
        inVain(play, who, card, barred, rule);
    } else if (!isLootBeside(play.table, who, box)) {
        actByCard(play, who, lower);
    } else if (upper == CardKind::Punch) {
        actByCard(play, who, CardKind::Punch);
    } else {
        heist(play, who, card);
    }
}

template <CardKind upper, CardKind lower>
Verdict canPerformEither(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    if (!isLootBeside(table, who, box)) return canActByCard(table, who, lower);
    return upper == CardKind::Punch ? canActByCard(table, who, upper) : canHeist(table, who);
}

/// 13.1: of a card with a choice Al would pick one; that is not refereed yet.
template <CardKind card, CardKind upper, CardKind lower>
constexpr ActionRow eitherRow()
{
    return {.kind = card,
            .rule = rule,
            .perform = performEither<card, upper, lower>,
            .can = canPerformEither<upper, lower>,
            .isSaleUnwritten = true};
}

/// Whom it strikes, if that is what he does.
Verdict mayStrike(const Table& table, Pawn who, Choice whom)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    if (!isLootBeside(table, who, box)) return refused(Reason::NotOffered, rule);
    return actionRow(CardKind::Punch)->may(table, who, whom);
}

constexpr ActionRow punchOrMove()
{
    ActionRow row = eitherRow<CardKind::PunchOrMove, CardKind::Punch, CardKind::Move>();
    row.aim = ChoiceKind::Whom;
    row.may = mayStrike;
    return row;
}

/// In this order, the second also if the first has no effect.
void performBoth(Play& play, Pawn who)
{
    const Verdict barred = mayActAt(play.table, who, rule);
    if (barred.isRefused()) {
        inVain(play, who, CardKind::FloorChangeAndFire, barred, rule);
        return;
    }
    actByCard(play, who, CardKind::FloorChange);
    actByCard(play, who, CardKind::Fire);
}

Verdict canPerformBoth(const Table& table, Pawn who)
{
    const Verdict floor = canActByCard(table, who, CardKind::FloorChange);
    return floor.isRefused() ? canActByCard(table, who, CardKind::Fire) : floor;
}

/// From where the floor change has led.
Verdict mayHitThen(const Table& table, Pawn who, Choice whom)
{
    const auto changeFloor = [&](Play& play) { actByCard(play, who, CardKind::FloorChange); };
    const Table then = resolveWith(table, {}, changeFloor).table;
    const Verdict can = canActByCard(then, who, CardKind::Fire);
    const Verdict may = actionRow(CardKind::Fire)->may(then, who, whom);
    return may.isRefused() ? may : can;
}

} // namespace

constinit const BotRow ghostBot{.who = Pawn::Ghost,
                                .rule = section,
                                .deck = deck,
                                .parts = parts,
                                .startsWith = {},
                                .pack = {{box, 1500}, 1},
                                .inEngine = {box, 1500},
                                .follows = box,
                                .roofSteps = 2,
                                .prefers = box,
                                .hitsAll = true,
                                .shotOff = box,
                                .nudged = CardKind::Move,
                                .nudgedWithLoot = CardKind::Punch};

constinit const ActionRow heistOrMoveRow =
    eitherRow<CardKind::HeistOrMove, CardKind::Unknown, CardKind::Move>();
constinit const ActionRow heistOrFloorChangeRow =
    eitherRow<CardKind::HeistOrFloorChange, CardKind::Unknown, CardKind::FloorChange>();
constinit const ActionRow punchOrMoveRow = punchOrMove();
constinit const ActionRow floorChangeAndFireRow{.kind = CardKind::FloorChangeAndFire,
                                                .rule = rule,
                                                .perform = performBoth,
                                                .can = canPerformBoth,
                                                .aim = ChoiceKind::Whom,
                                                .may = mayHitThen,
                                                .isSaleUnwritten = true};

} // namespace caboose::rules
