// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/04_django.h"

#include "model/rules/07_events/2_02_deadly_fall.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 4, 0};

bool changesTrain(const Table& table, Location from, Location to)
{
    return isOnArmoured(table, carOf(from)) != isOnArmoured(table, carOf(to));
}

bool isStagecoach(Location l)
{
    return carOf(l) == Car::Stagecoach;
}

/// 9.3.1: the ruling by which the stagecoach and the car beside it are next to each other, but not
/// for a push.
Ruling partedBy(const Table& table, Location from, Location to)
{
    if (isStagecoach(from) == isStagecoach(to)) return Ruling::None;
    const bool inside = isInterior(from) && isInterior(to) &&
                        table.rulings.is(StagecoachInteriorAdjacency::FireAndPunch);
    if (inside) return Ruling::StagecoachInteriorAdjacency;
    const bool above =
        isRoof(from) && isRoof(to) && table.rulings.is(StagecoachRoofAdjacency::MoveAndPunch);
    return above ? Ruling::StagecoachRoofAdjacency : Ruling::None;
}

/// Where somebody may never be pushed, whatever the direction.
Verdict unlessBarred(const Table& table, Pawn shooter, Pawn target, Location to, Verdict otherwise)
{
    const bool isBandit = isCharacter(target) && table.inGame(target);
    if (!isBandit && table.rulings.is(DjangoMovesNpcs::No)) {
        return refused(Reason::NotOffered, rule).with(to).by(Ruling::DjangoMovesNpcs);
    }
    const bool atCoach =
        isStagecoach(table.where(shooter)) || isStagecoach(to) || isStagecoach(table.where(target));
    if (atCoach && table.rulings.is(DjangoToOrFromStagecoach::No)) {
        return refused(Reason::NotOffered, rule).with(to).by(Ruling::DjangoToOrFromStagecoach);
    }
    if (const Ruling parted = partedBy(table, table.where(target), to); parted != Ruling::None) {
        return refused(Reason::NotOffered, rule).with(to).by(parted);
    }
    const bool isClimb = isRoofless(carOf(table.where(target))) && isRoof(to);
    if (isClimb && table.rulings.is(DjangoOutOfRooflessCar::Inside)) {
        return refused(Reason::NotOffered, rule).with(to).by(Ruling::DjangoOutOfRooflessCar);
    }
    if (isRoofless(carOf(to)) && table.rulings.is(DjangoOffTheEnd::Stays)) {
        return refused(Reason::NotOffered, rule).with(to).by(Ruling::DjangoOffTheEnd);
    }
    return otherwise;
}

Verdict away(const Table& table, Pawn shooter, Pawn target, Location to)
{
    const Location from = table.where(target);
    const Car muzzle = carOf(table.where(shooter));
    if (changesTrain(table, from, to) && table.rulings.is(DjangoAcrossTrains::No)) {
        return refused(Reason::NotOffered, rule).with(to).by(Ruling::DjangoAcrossTrains);
    }
    if (muzzle == carOf(from)) {
        // Shot through the roof of the same car: every car is further away, or no direction is.
        const bool stays = table.rulings.is(PushThroughOwnRoof::Stays);
        return stays ? refused(Reason::NotAway, rule).with(shooter).by(Ruling::PushThroughOwnRoof)
                     : allowed(rule).by(Ruling::PushThroughOwnRoof);
    }
    if (distance(table, muzzle, carOf(to)) <= distance(table, muzzle, carOf(from))) {
        return refused(Reason::NotAway, rule).with(shooter).with(to);
    }
    return allowed(rule);
}

Verdict judged(const Table& table, Pawn shooter, Pawn target, Location to)
{
    const Verdict onward =
        unlessBarred(table, shooter, target, to, away(table, shooter, target, to));
    const Verdict verdict = unlessBotMarshal(table, target, to, onward);
    if (verdict.isRefused()) return verdict;
    const Ruling beside = adjacencyRestsOn(table, table.where(target), to);
    const Journey push{.who = target, .to = to, .rule = rule, .cause = shooter};
    return mayTravel(table, push, verdict.alsoBy(beside));
}

/// deadly-fall-lent-django: of who only has his sidekick.
Verdict mayShootOff(const Table& table, Pawn shooter, Pawn target)
{
    const Verdict falls = mayBeShotOff(table, target);
    if (shooter == Pawn::Django) return falls;
    if (table.rulings.is(DeadlyFallLentDjango::No)) {
        return refused(Reason::NotOffered, {7, 2, 2}).by(Ruling::DeadlyFallLentDjango);
    }
    return falls.alsoBy(Ruling::DeadlyFallLentDjango);
}

/// 7.2.2: a player may, and only a bot always does; whom he can push nowhere he may spare. Where a
/// push is possible, he pushes or lets fall.
void offerFall(Question& question, const Table& table, Pawn shooter, Pawn target)
{
    const Verdict falls = mayShootOff(table, shooter, target);
    const bool goesNowhere = question.possible() == 0 && question.notRefereed() == nullptr;
    question.offer(Choice(Location::KnockedOff), falls);
    if (falls.isPossible() && goesNowhere && !table.isBot(shooter)) {
        question.offer(Choice(ChoiceKind::Done), allowed({7, 2, 2}));
    }
}

} // namespace

Question pushTo(const Table& table, Pawn shooter, Pawn target, bool withRefusals)
{
    Question question(QuestionKind::PushTo, shooter, rule, withRefusals);
    question.whom = target;
    for (const Location to : adjacent(table, table.where(target))) {
        question.offer(Choice(to), judged(table, shooter, target, to));
    }
    if (isDeadlyFall(table)) offerFall(question, table, shooter, target);
    return question;
}

void pushBack(Play& play, Pawn shooter, Pawn target)
{
    if (!has(play.table, shooter, Power::Knockback)) return;
    const Question question = pushTo(play.table, shooter, target, play.wantsRefusals());
    // 9.1: nobody is pushed off the train.
    if (!play.canAsk(question)) return;
    const Choice chosen = play.ask(question);
    if (chosen.is(ChoiceKind::Done)) return;
    if (chosen == Choice(Location::KnockedOff)) {
        knockOff(play, target);
    } else {
        travel(play, {.who = target, .to = chosen.location(), .rule = rule, .cause = shooter});
    }
}

} // namespace caboose::rules
