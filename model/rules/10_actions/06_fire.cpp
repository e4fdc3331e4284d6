// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/06_fire.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/10_actions/06_gatling.h"
#include "model/rules/10_actions/06_marshals_fire.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/11_firing/line_of_sight.h"
#include "model/rules/13_bandits/02_belle.h"
#include "model/rules/13_bandits/04_django.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/16_bots/bot_fire.h"
#include "model/rules/16_bots/bot_row.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 6, 0};

/// 10.6.1: the Marshal's lie in two piles.
int bulletsOf(const Table& table, Pawn who)
{
    const Sheet& sheet = table.sheet(who);
    return sheet.bulletsLeft + (who == Pawn::Marshal ? sheet.secondPile : 0);
}

Verdict unlessEmpty(const Table& table, Pawn who)
{
    if (hitsAll(table, who)) return canHitAll(table, who, targetsOfFire(table, who));
    return bulletsOf(table, who) == 0 ? refused(Reason::NoBullets, rule).with(who) : allowed(rule);
}

Verdict barred(const Table& table, Pawn who)
{
    if (const Verdict v = mayActAt(table, who, rule); v.isRefused()) return v;
    return unlessEmpty(table, who);
}

/// 10.6.2, where one stands; 10.6: with an empty cylinder by what it says of the cylinder.
Verdict atGatling(const Table& table, Pawn who)
{
    const Verdict may = mayFireGatling(table, who);
    const Verdict loaded = unlessEmpty(table, who);
    if (may.ruled == Ruled::Refused || !loaded.isRefused()) return may;
    const bool isLeft = table.rulings.is(GatlingWithEmptyCylinder::Yes);
    return (isLeft ? may : loaded).by(Ruling::GatlingWithEmptyCylinder);
}

/// 13.12: through the roof of one's own car.
bool throughRoof(const Table& table, Pawn who, Pawn whom)
{
    return has(table, who, Power::ThroughRoof) && otherFloor(table.where(who)) == table.where(whom);
}

/// 9.3.3 against 3 "Target": the Shotgun on his strongbox.
Verdict asUnreleased(const Table& table)
{
    const bool isTarget = table.rulings.is(FireAtUnreleasedShotgun::Yes);
    return (isTarget ? allowed(rule) : refused(Reason::NeverTarget, {9, 3, 3}).with(Pawn::Shotgun))
        .by(Ruling::FireAtUnreleasedShotgun);
}

Verdict asBotMarshal(const Table& table)
{
    const bool isTarget = table.rulings.is(FireAtBotMarshal::Yes);
    return (isTarget ? allowed(rule) : refused(Reason::NeverTarget, rule).with(Pawn::Marshal))
        .by(Ruling::FireAtBotMarshal);
}

Verdict asReleased(const Table& table)
{
    const bool isTarget = table.rulings.is(FireAtReleasedShotgun::Yes);
    return (isTarget ? allowed(rule) : refused(Reason::NeverTarget, {9, 3, 3}).with(Pawn::Shotgun))
        .by(Ruling::FireAtReleasedShotgun);
}

} // namespace

Verdict mayBeTarget(const Table& table, Pawn who, Pawn whom)
{
    if (who == whom) return refused(Reason::Oneself, rule).with(whom);
    if (!isOnTable(table.where(whom))) return offTheTrain(table, whom, rule);
    if (isCharacter(whom) && table.inGame(whom) && table.sheet(whom).isEjected) {
        return refused(Reason::IsEjected, {16, 9, 1}).with(whom);
    }
    if (whom == Pawn::Marshal && isBotMarshal(table)) return asBotMarshal(table);
    // 3 "Target"
    if (who == Pawn::Marshal && (whom == Pawn::Shotgun || isCourier(whom))) {
        return refused(Reason::NeverTarget, {3, 0, 0}).with(whom);
    }
    if (whom == Pawn::Shotgun) {
        return table.shotgunReleased ? asReleased(table) : asUnreleased(table);
    }
    return allowed(rule);
}

namespace {

/// 10.6, an option of a team game.
Verdict unlessTeamMate(const Table& table, Pawn who, Pawn whom)
{
    if (table.rulings.is(TeammatesIgnoredForFire::Yes) && areTeamMates(table, who, whom)) {
        return refused(Reason::TeamMate, rule).with(whom).by(Ruling::TeammatesIgnoredForFire);
    }
    return allowed(rule);
}

Verdict inSight(const Table& table, Pawn who, Pawn whom)
{
    if (throughRoof(table, who, whom)) return allowed({13, 12, 0});
    const Verdict sight = lineOfSight(table, table.where(who), table.where(whom));
    if (!sight.isRefused()) return allowed(rule).by(sight.ruling);
    // What stands between is named; in all other cases it is about the target.
    return sight.reason == Reason::SightBlocked ? sight : sight.with(whom);
}

Verdict couldFireAt(const Table& table, Pawn who, Pawn whom)
{
    const Verdict target = mayBeTarget(table, who, whom);
    if (target.isRefused()) return target;
    const Verdict foe = unlessTeamMate(table, who, whom);
    if (foe.isRefused()) return foe;
    const Verdict sight = inSight(table, who, whom);
    if (sight.isRefused()) return sight;
    // What the hit does there is not written.
    if (isCourier(whom)) return notRefereed({11, 3, 4}).with(whom);
    const bool isMate = areTeamMates(table, who, whom);
    return sight.alsoBy(target.ruling)
        .alsoBy(isMate ? Ruling::TeammatesIgnoredForFire : Ruling::None);
}

Targets targets(const Table& table, Pawn who)
{
    return targetsAmong(others(table, who),
                        [&](Pawn whom) { return couldFireAt(table, who, whom); });
}

Verdict judged(const Table& table, Pawn who, Pawn whom, PawnSet possible, Verdict could)
{
    const Verdict loaded = unlessEmpty(table, who);
    if (loaded.isRefused()) return loaded;
    if (could.isRefused()) return could;
    if (hitsAll(table, who)) {
        return allowed(ruleOfCards(table, who)).with(whom).by(loaded.ruling);
    }
    return who == Pawn::Marshal ? unlessShieldedFromMarshal(table, whom, possible, could)
                                : unlessShielded(table, whom, possible, could);
}

} // namespace

PawnSet targetsOfFire(const Table& table, Pawn who)
{
    return targets(table, who).possible;
}

Verdict canFire(const Table& table, Pawn who)
{
    if (const Verdict v = mayActAt(table, who, rule); v.isRefused()) return v;
    const Verdict gatling =
        isAtGatling(table, who) ? atGatling(table, who) : refused(Reason::NotOffered, rule);
    if (gatling.isPossible()) return allowed(rule).by(gatling.ruling);
    const Verdict loaded = unlessEmpty(table, who);
    if (loaded.isRefused()) {
        return gatling.ruled == Ruled::NotRefereed ? gatling : loaded.alsoBy(gatling.ruling);
    }
    const Targets all = targets(table, who);
    Verdict why = refused(Reason::NoTarget, rule);
    for (const Pawn whom : all.possible) {
        why = all.of(whom);
        if (why.isPossible()) return allowed(rule).by(loaded.ruling);
    }
    return why;
}

Verdict mayFireAt(const Table& table, Pawn who, Pawn whom)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    return judged(table, who, whom, targetsOfFire(table, who), couldFireAt(table, who, whom));
}

Question fireAt(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::FireAt, who, rule, withRefusals);
    const Targets all = targets(table, who);
    for (const Pawn whom : withRefusals ? others(table, who) : all.possible) {
        question.offer(Choice(whom), judged(table, who, whom, all.possible, all.of(whom)));
    }
    if (isAtGatling(table, who)) {
        question.offer(Choice(ChoiceKind::TheGatling), atGatling(table, who));
    }
    return question;
}

void fire(Play& play, Pawn who)
{
    const bool isBarred = mayActAt(play.table, who, rule).isRefused();
    const Question question = fireAt(play.table, who, play.wantsRefusals());
    if (isBarred || question.possible() == 0) {
        inVainBecause(play, who, CardKind::Fire, canFire, rule);
        return;
    }
    if (hitsAll(play.table, who)) {
        fireAtAll(play, who, targetsOfFire(play.table, who));
        return;
    }
    const Choice choice = play.ask(question);
    if (choice.is(ChoiceKind::TheGatling)) {
        fireGatling(play, who);
        return;
    }
    const Pawn whom = choice.pawn();
    if (who == Pawn::Marshal) {
        fireBothPiles(play, whom);
        return;
    }
    --play.table.sheet(who).bulletsLeft;
    hit(play, {.giver = who, .target = whom, .rule = {11, 3, 0}});
}

constinit const ActionRow fireRow{
    .kind = CardKind::Fire,
    .rule = rule,
    .perform = fire,
    .can = canFire,
    .aim = ChoiceKind::Whom,
    .may = [](const Table& table, Pawn who,
              Choice whom) { return mayFireAt(table, who, whom.pawn()); },
    .choices = [](const Table& table, Pawn who) { return std::optional(fireAt(table, who, true)); },
};

} // namespace caboose::rules
