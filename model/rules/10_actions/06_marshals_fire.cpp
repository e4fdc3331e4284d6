// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/06_marshals_fire.h"

#include "model/rules/10_actions/06_fire.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/13_bandits/02_belle.h"
#include "model/rules/14_player_marshal/piles.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 6, 1};

/// Those in sight who are protected less than somebody, by whom a bullet would have to go.
PawnSet lessProtected(const Table& table, Pawn whom, PawnSet possible)
{
    PawnSet less;
    for (const Pawn other : possible) {
        if (other != whom && comesBefore(table, other, whom)) less.insert(other);
    }
    return less;
}

/// Is it who has Belle's sidekick, with Belle and exactly one more in sight?
bool isBetweenBelleAndThird(const Table& table, Pawn whom, PawnSet possible)
{
    const bool isBelleInSight = possible.contains(Pawn::Belle);
    return isBelleInSight && comesBefore(table, whom, Pawn::Belle) &&
           lessProtected(table, whom, possible).size() == 1;
}

/// Belle, or who has her sidekick, is hit only where there are too few others for the bullets.
Verdict unlessShieldedFrom(int bullets, const Table& table, Pawn whom, PawnSet possible,
                           Verdict otherwise, Pawn alreadyHit = Pawn::None)
{
    PawnSet less = lessProtected(table, whom, possible);
    Ruling ruling = Ruling::None;
    if (bullets == 2 && isBetweenBelleAndThird(table, whom, possible)) {
        ruling = Ruling::SecondBulletAtSidekickHolder;
        if (table.rulings.is(SecondBulletAtSidekickHolder::No)) less.insert(Pawn::Belle);
    }
    if (less.size() < bullets) return otherwise.alsoBy(ruling);
    if (less.size() > 1) less.erase(alreadyHit);
    return refused(Reason::BelleShielded, rule).with(*less.begin()).by(ruling);
}

Verdict judgedAsSecond(const Table& table, Pawn first, Pawn whom, PawnSet possible)
{
    if (whom == first) return refused(Reason::AlreadyHit, rule).with(whom);
    if (!hasBullet(table, Pile::First) || !hasBullet(table, Pile::Second)) {
        return refused(Reason::OnePileEmpty, rule);
    }
    return unlessShieldedFrom(2, table, whom, possible, allowed(rule), first);
}

/// The pile for a target, where it makes a difference which.
Pile pileFor(Play& play, Pawn target, bool isOnlyTarget)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::WhichPile, Pawn::Marshal, rule);
    question.whom = target;
    const bool isSame = isOnlyTarget ? areAlike(table) : haveSameTop(table);
    for (const Pile pile : {Pile::First, Pile::Second}) {
        const bool isNeedless = isSame && question.possible() > 0;
        if (isNeedless) continue;
        question.offer(Choice::pile(static_cast<int>(pile)),
                       hasBullet(table, pile)
                           ? allowed(rule)
                           : refused(Reason::NoBullets, rule).with(Pawn::Marshal));
    }
    return static_cast<Pile>(play.ask(question).pile());
}

void shoot(Play& play, Pawn target, Pile pile)
{
    const MarshalBullet bullet = takeTop(play, pile, target);
    hit(play, {.giver = Pawn::Marshal, .target = target, .rule = {11, 3, 0}, .special = bullet});
}

} // namespace

Verdict unlessShieldedFromMarshal(const Table& table, Pawn whom, PawnSet possible,
                                  Verdict otherwise)
{
    return unlessShieldedFrom(1, table, whom, possible, otherwise);
}

Question fireAlsoAt(const Table& table, Pawn first, bool withRefusals)
{
    Question question(QuestionKind::FireAlsoAt, Pawn::Marshal, rule, withRefusals);
    question.whom = first;
    const PawnSet possible = targetsOfFire(table, Pawn::Marshal);
    for (const Pawn whom : possible) {
        question.offer(Choice(whom), judgedAsSecond(table, first, whom, possible));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

void fireBothPiles(Play& play, Pawn first)
{
    const bool isAlone = targetsOfFire(play.table, Pawn::Marshal).size() < 2;
    const Choice also = isAlone ? Choice(ChoiceKind::Done)
                                : play.ask(fireAlsoAt(play.table, first, play.wantsRefusals()));
    const bool isOnlyTarget = also.is(ChoiceKind::Done);
    const Pile pile = pileFor(play, first, isOnlyTarget);
    shoot(play, first, pile);
    if (!isOnlyTarget) shoot(play, also.pawn(), otherPile(pile));
}

} // namespace caboose::rules
