// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/12_mary_bot.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/16_bots/drawn_closer.h"
#include "model/rules/16_bots/places_swapped.h"

namespace caboose::rules {

namespace {

constexpr Rule section{16, 12, 0};
constexpr Rule rule{16, 12, 2};

/// 2.6.3
constexpr BotRow::Cards deck[]{{CardKind::Move, 2},   {CardKind::Punch, 1},
                               {CardKind::Fire, 2},   {CardKind::Robbery, 2},
                               {CardKind::HatTip, 1}, {CardKind::Seduction, 1}};

/// The bot Marshal, too.
Pull seductionOf(const Table& table, Pawn who)
{
    PawnSet drawn = charactersBut(table, who);
    if (isBotMarshal(table)) drawn.insert(Pawn::Marshal);
    return {.who = who, .drawn = drawn, .roofs = 3, .rule = rule};
}

} // namespace

constinit const BotRow maryBot{.who = Pawn::Mary,
                               .rule = section,
                               .from = Box::Anniversary,
                               .deck = deck,
                               .startsWith = {LootKind::Jewel, 500},
                               .pack = jewelsForBots,
                               .inLastCars = {LootKind::Jewel, 500},
                               .bullets = 0,
                               .neverOnRoof = true,
                               .isImmune = true,
                               .seeks = LootKind::Jewel,
                               .prefers = LootKind::Jewel,
                               .hitsAll = true,
                               .shotOff = LootKind::Jewel,
                               .nudged = CardKind::Move};

/// 16.12.2: she and the bot Marshal change places; a played one shows a goal.
constinit const ActionRow hatTipRow = swapRowOf<CardKind::HatTip, rule>();
/// 16.12.2: everybody comes closer, the bot Marshal too.
constinit const ActionRow seductionRow{.kind = CardKind::Seduction,
                                       .rule = rule,
                                       .perform = draw<seductionOf, CardKind::Seduction>,
                                       .can = canDraw<seductionOf>,
                                       .isNeverSold = true};

} // namespace caboose::rules
