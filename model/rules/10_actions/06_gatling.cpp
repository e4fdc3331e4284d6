// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/06_gatling.h"

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/10_actions/06_fire.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/11_firing/line_of_sight.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 6, 2};

/// All in sight who are a target for this pawn at all: team-mates and Belle included.
PawnSet targetsInSight(const Table& table, Pawn who)
{
    PawnSet all;
    for (const Pawn whom : others(table, who)) {
        const bool isSeen = !lineOfSight(table, table.where(who), table.where(whom)).isRefused();
        if (isSeen && !mayBeTarget(table, who, whom).isRefused()) all.insert(whom);
    }
    return all;
}

PawnSet keepersAmong(const Table& table, PawnSet targets)
{
    PawnSet keepers;
    for (const Pawn who : targets) {
        if (keepsBullets(table, who)) keepers.insert(who);
    }
    return keepers;
}

/// gatling-shortage-count: by the booklet also for those who keep none.
Verdict enoughNeutrals(const Table& table, PawnSet targets)
{
    const int keepers = keepersAmong(table, targets).size();
    const bool countsAll = table.rulings.is(GatlingShortageCount::AllTargets);
    const int needed = countsAll ? targets.size() : keepers;
    const Verdict enough = hasNeutrals(table, needed)
                               ? allowed(rule)
                               : refused(Reason::TooFewNeutrals, rule).with(needed);
    const bool isDecided = hasNeutrals(table, keepers) == hasNeutrals(table, targets.size());
    return isDecided ? enough : enough.by(Ruling::GatlingShortageCount);
}

/// 14.1.5: the played Marshal drops nothing.
void dropByGatling(Play& play, Pawn who, Pawn whom)
{
    const bool hasLoot = whom != Pawn::Marshal && !play.table.loot.at(whom).empty();
    if (!hasLoot) return;
    Question question = play.question(QuestionKind::GatlingLoot, who, rule);
    question.whom = whom;
    offerKinds(question, play.table, whom, allowed(rule));
    const Loot token = pickToken(play, whom, play.ask(question).loot().kind);
    play.give(token, whom, play.table.where(whom), rule);
}

} // namespace

bool isAtGatling(const Table& table, Pawn who)
{
    const Location here = table.where(who);
    return isOnTable(here) && isRoof(here) && table.gatlings.contains(carOf(here));
}

FixedVector<Pawn, pawnCount> hitByGatling(const Table& table, Pawn who)
{
    return inPlayOrder(table, keepersAmong(table, targetsInSight(table, who)));
}

Verdict mayFireGatling(const Table& table, Pawn who)
{
    if (table.isBot(who)) return refused(Reason::NotOffered, rule);
    const PawnSet targets = targetsInSight(table, who);
    if (targets.empty()) return refused(Reason::NoTarget, rule);
    const Verdict enough = enoughNeutrals(table, targets);
    if (enough.isRefused()) return enough;
    for (const Pawn whom : targets) {
        // What the hit does there is not written.
        if (isCourier(whom)) return notRefereed({11, 3, 4}).with(whom);
    }
    return enough;
}

void fireGatling(Play& play, Pawn who)
{
    const PawnSet targets = targetsInSight(play.table, who);
    const auto hitOnes = hitByGatling(play.table, who);
    for (const Pawn whom : hitOnes) {
        hit(play, {.target = whom, .rule = rule, .firer = who, .isByGatling = true});
    }
    // 11.3.3: a card that would go back to the stock at once need not be there.
    for (const Pawn whom : targets) {
        if (!keepsBullets(play.table, whom)) hitInPassing(play, whom, rule);
    }
    for (const Pawn whom : hitOnes) dropByGatling(play, who, whom);
}

} // namespace caboose::rules
