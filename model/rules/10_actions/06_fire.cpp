// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/06_fire.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/11_firing/line_of_sight.h"
#include "model/rules/13_bandits/02_belle.h"
#include "model/rules/13_bandits/04_django.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 6, 0};

Verdict barred(const Table& table, Pawn who)
{
    if (const Verdict v = mayActAt(table, who, rule); v.isRefused()) return v;
    if (table.sheet(who).bulletsLeft == 0) return refused(Reason::NoBullets, rule).with(who);
    return allowed(rule);
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

Verdict asReleased(const Table& table)
{
    const bool isTarget = table.rulings.is(FireAtReleasedShotgun::Yes);
    return (isTarget ? allowed(rule) : refused(Reason::NeverTarget, {9, 3, 3}).with(Pawn::Shotgun))
        .by(Ruling::FireAtReleasedShotgun);
}

/// 3 "Target": whom these rules never let anybody shoot.
Verdict asTarget(const Table& table, Pawn who, Pawn whom)
{
    if (who == whom) return refused(Reason::Oneself, rule).with(whom);
    if (!isOnTable(table.where(whom))) return offTheTrain(table, whom, rule);
    if (isCharacter(whom) && table.inGame(whom) && table.sheet(whom).isEjected) {
        return refused(Reason::IsEjected, {16, 9, 1}).with(whom);
    }
    if (whom == Pawn::Marshal && isBotMarshal(table) && table.rulings.is(FireAtBotMarshal::No)) {
        return refused(Reason::NeverTarget, rule).with(whom).by(Ruling::FireAtBotMarshal);
    }
    // 3 "Target"
    if (who == Pawn::Marshal && (whom == Pawn::Shotgun || isCourier(whom))) {
        return refused(Reason::NeverTarget, {3, 0, 0}).with(whom);
    }
    if (whom == Pawn::Shotgun) {
        return table.shotgunReleased ? asReleased(table) : asUnreleased(table);
    }
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
    const Verdict target = asTarget(table, who, whom);
    if (target.isRefused()) return target;
    const Verdict sight = inSight(table, who, whom);
    if (sight.isRefused()) return sight;
    // What the hit does there is not written.
    if (isCourier(whom)) return notRefereed({11, 3, 4}).with(whom);
    if (has(table, whom, Power::Dodge)) return notRefereed({13, 11, 0}).with(whom);
    return sight.alsoBy(target.ruling);
}

/// Those included of whom it is not refereed yet what hitting them does: they can be chosen.
PawnSet possibleTargets(const Table& table, Pawn who)
{
    PawnSet possible;
    for (const Pawn whom : others(table, who)) {
        const Verdict could = couldFireAt(table, who, whom);
        if (could.isPossible() || could.ruled == Ruled::NotRefereed) possible.insert(whom);
    }
    return possible;
}

Verdict judged(const Table& table, Pawn who, Pawn whom, PawnSet possible)
{
    const Verdict could = couldFireAt(table, who, whom);
    return could.isRefused() ? could : unlessShielded(table, whom, possible, could);
}

/// 13.4
std::optional<Question> pushIfAny(const Table& table, Pawn who, Pawn whom)
{
    if (!has(table, who, Power::Knockback)) return std::nullopt;
    return pushTo(table, who, whom, true);
}

} // namespace

Verdict canFire(const Table& table, Pawn who)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    Verdict why = refused(Reason::NoTarget, rule);
    for (const Pawn whom : possibleTargets(table, who)) {
        why = couldFireAt(table, who, whom);
        if (why.isPossible()) return allowed(rule);
    }
    return why;
}

Verdict mayFireAt(const Table& table, Pawn who, Pawn whom)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    return judged(table, who, whom, possibleTargets(table, who));
}

Question fireAt(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::FireAt, who, rule, withRefusals);
    const PawnSet possible = possibleTargets(table, who);
    for (const Pawn whom : withRefusals ? others(table, who) : possible) {
        question.offer(Choice(whom), judged(table, who, whom, possible));
    }
    return question;
}

void fire(Play& play, Pawn who)
{
    if (const Verdict v = barred(play.table, who); v.isRefused()) {
        inVain(play, who, CardKind::Fire, v, rule);
        return;
    }
    const Question question = fireAt(play.table, who, play.wantsRefusals());
    if (question.possible() == 0) {
        const Verdict why = canFire(play.table, who);
        inVain(play, who, CardKind::Fire, why, rule);
        return;
    }
    const Pawn whom = play.ask(question).pawn();
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
    .then = pushIfAny,
};

} // namespace caboose::rules
