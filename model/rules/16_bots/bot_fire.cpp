// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/bot_fire.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr Rule hitting{11, 3, 0};

/// 2.6.6: for those whom its own bullets don't reach, as far as they count.
template <typename Counts>
int neutralsNeeded(const Table& table, Pawn bot, PawnSet targets, Counts counts)
{
    int own = table.sheet(bot).bulletsLeft;
    int needed = 0;
    for (const Pawn whom : seatedFirst(table, targets)) {
        const bool isNeutral = --own < 0;
        needed += isNeutral && counts(whom) ? 1 : 0;
    }
    return needed;
}

void shoot(Play& play, Pawn bot, Pawn whom)
{
    std::uint8_t& own = play.table.sheet(bot).bulletsLeft;
    if (isCourier(whom)) {
        // What the hit does there is not written.
        play.nothing(bot, {bot, CardKind::Fire, 0}, Reason::NotRefereed, {11, 3, 4});
    } else if (own > 0) {
        --own;
        hit(play, {.giver = bot, .target = whom, .rule = hitting});
    } else if (keepsBullets(play.table, whom)) {
        hit(play, {.target = whom, .rule = hitting, .firer = bot});
    } else {
        hitInPassing(play, whom, hitting);
    }
}

/// 16.12.2: of what its shots knock out of a bandit's hands, one.
void dropShotOff(Play& play, Pawn bot, Pawn whom)
{
    const LootKind kind = botRow(play.table, bot)->shotOff;
    if (!isBandit(whom) || play.table.loot.count(whom, kind) == 0) return;
    play.give(pickToken(play, whom, kind), whom, play.table.where(whom),
              ruleOfCards(play.table, bot));
}

} // namespace

bool hitsAll(const Table& table, Pawn who)
{
    const BotRow* row = botRow(table, who);
    return row != nullptr && row->hitsAll;
}

Verdict canHitAll(const Table& table, Pawn bot, PawnSet targets)
{
    const Rule rule = ruleOfCards(table, bot);
    const int keepers =
        neutralsNeeded(table, bot, targets, [&](Pawn whom) { return keepsBullets(table, whom); });
    const int all = neutralsNeeded(table, bot, targets, [](Pawn) { return true; });
    const int needed = table.rulings.is(VolleyCountsKeepers::Yes) ? keepers : all;
    const bool isEnough = hasNeutrals(table, needed);
    const Verdict can =
        isEnough ? allowed(rule) : refused(Reason::TooFewNeutrals, rule).with(needed);
    const bool isRuled = hasNeutrals(table, keepers) != hasNeutrals(table, all);
    return isRuled ? can.by(Ruling::VolleyCountsKeepers) : can;
}

void fireAtAll(Play& play, Pawn bot, PawnSet targets)
{
    const auto ordered = seatedFirst(play.table, targets);
    for (const Pawn whom : ordered) shoot(play, bot, whom);
    for (const Pawn whom : ordered) dropShotOff(play, bot, whom);
}

} // namespace caboose::rules
