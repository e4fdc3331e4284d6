// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/09_nudge.h"

#include "model/rules/04_set_up/modules_on_table.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/16_bots/unwritten_bot.h"

#include <algorithm>
#include <array>
#include <span>

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 9, 0};

constexpr std::array fiveActions{CardKind::Move, CardKind::FloorChange, CardKind::Punch,
                                 CardKind::Fire, CardKind::Robbery};

/// nudge-special-punch
std::span<const CardKind> furtherActions(const Table& table)
{
    static constexpr std::array both{CardKind::Ride, CardKind::SpecialPunch};
    const bool isAlways = table.rulings.is(NudgeSpecialPunch::Always);
    const bool hasPunch = isAlways || modulesOn(table).contains(Module::SpecialPunch);
    return hasPunch ? std::span(both) : std::span(both).first(1);
}

/// nudged-player-marshal-may-rob-and-punch
bool isKeptFromMarshal(const Table& table, Pawn whom, CardKind kind)
{
    const bool isRough =
        kind == CardKind::Punch || kind == CardKind::SpecialPunch || kind == CardKind::Robbery;
    return whom == Pawn::Marshal && isRough &&
           table.rulings.is(NudgedPlayerMarshalMayRobAndPunch::No);
}

Verdict canBeNudgedTo(const Table& table, Pawn whom, CardKind kind)
{
    if (isKeptFromMarshal(table, whom, kind)) {
        return refused(Reason::NotOffered, rule).by(Ruling::NudgedPlayerMarshalMayRobAndPunch);
    }
    return canAct(table, whom, kind);
}

/// Adds an action to the list; one that can't be performed only where none can (E62).
void offerAction(Question& question, const Table& table, Pawn whom, CardKind kind, bool anyWorks)
{
    if (isKeptFromMarshal(table, whom, kind)) {
        question.offer(Choice(Card{whom, kind, 0}), canBeNudgedTo(table, whom, kind));
        return;
    }
    const Verdict can = canBeNudgedTo(table, whom, kind);
    const bool mustWork = table.rulings.is(NudgeObligation::Yes) && anyWorks;
    question.offer(Choice(Card{whom, kind, 0}),
                   can.isRefused() && mustWork ? can.by(Ruling::NudgeObligation) : allowed(rule));
}

/// Nobody is nudged to ride where there is no horse.
void offerFurther(Question& question, const Table& table, Pawn whom, CardKind kind)
{
    const Verdict can = canBeNudgedTo(table, whom, kind);
    question.offer(Choice(Card{whom, kind, 0}), can.isPossible() ? allowed(rule) : can);
}

bool works(const Table& table, Pawn whom, std::span<const CardKind> kinds)
{
    return std::any_of(kinds.begin(), kinds.end(), [&](CardKind kind) {
        return !canBeNudgedTo(table, whom, kind).isRefused();
    });
}

bool nudgerPicks(const Table& table)
{
    return table.rulings.is(NudgeActionChosenBy::Nudger);
}

/// Without an obligation the nudged may leave it.
void offerToDecline(Question& question, const Table& table)
{
    if (table.rulings.is(NudgeObligation::Yes)) return;
    question.offer(Choice(ChoiceKind::Done), allowed(rule).by(Ruling::NudgeObligation));
}

Question nudgeAction(Play& play, Pawn who, Pawn whom)
{
    const Table& table = play.table;
    Question question =
        play.question(QuestionKind::NudgeAction, nudgerPicks(table) ? who : whom, rule);
    question.actor = whom;
    question.whom = whom;
    const bool areMore = table.rulings.is(NudgeActionList::PlusRideAndSpecialPunch);
    const bool anyWorks =
        works(table, whom, fiveActions) || (areMore && works(table, whom, furtherActions(table)));
    for (const CardKind kind : fiveActions) offerAction(question, table, whom, kind, anyWorks);
    if (areMore && anyWorks) {
        for (const CardKind kind : furtherActions(table)) offerFurther(question, table, whom, kind);
    }
    if (!nudgerPicks(table)) offerToDecline(question, table);
    return question;
}

/// Whatever the nudger picked, it is the nudged who performs it or leaves it.
bool isAccepted(Play& play, Pawn whom, Choice action)
{
    if (!nudgerPicks(play.table) || play.table.rulings.is(NudgeObligation::Yes)) return true;
    Question question = play.question(QuestionKind::NudgeAction, whom, rule);
    question.actor = whom;
    question.whom = whom;
    question.offer(action, allowed(rule));
    offerToDecline(question, play.table);
    return !play.ask(question).is(ChoiceKind::Done);
}

/// cell-nudge-immunity. Whoever was blown off beside the train may be nudged back in (16.9.1).
Verdict unlessCaptive(const Table& table, Pawn whom)
{
    if (table.sheet(whom).isEjected && isOnTable(table.where(whom))) return allowed(rule);
    const bool isImmune = table.rulings.is(CellNudgeImmunity::Yes);
    const Verdict standing = isImmune ? mayActAt(table, whom, rule) : present(table, whom, rule);
    return table.where(whom) == cell ? standing.by(Ruling::CellNudgeImmunity) : standing;
}

} // namespace

Verdict mayNudge(const Table& table, Pawn who, Pawn whom)
{
    if (who == whom) return refused(Reason::Oneself, rule).with(whom);
    if (!isCharacter(whom) || !table.inGame(whom)) {
        return refused(Reason::NeverTarget, rule).with(whom);
    }
    // 16.4: he has no pawn that could be anywhere.
    const bool hasPawn = whom != Pawn::Professore;
    if (const Verdict v = unlessCaptive(table, whom); hasPawn && v.isRefused()) return v;
    if (table.rulings.is(NudgeBeneficiary::TeamMember) && !areTeamMates(table, who, whom)) {
        return refused(Reason::NeverTarget, rule).with(whom).by(Ruling::NudgeBeneficiary);
    }
    return allowed(rule);
}

Question nudgeWhom(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::NudgeWhom, who, rule, withRefusals);
    for (const Pawn whom : others(table, who) | PawnSet{Pawn::Professore}) {
        const bool isThere = whom != Pawn::Professore || table.inGame(whom);
        if (isThere) question.offer(Choice(whom), mayNudge(table, who, whom));
    }
    return question;
}

Verdict canNudge(const Table& table, Pawn who)
{
    if (const Verdict v = presentOrCaptive(table, who, rule); v.isRefused()) return v;
    const bool any = nudgeWhom(table, who, false).possible() > 0;
    return any ? allowed(rule) : refused(Reason::NoTarget, rule);
}

void nudge(Play& play, Pawn who)
{
    if (const Verdict can = canNudge(play.table, who); can.isRefused()) {
        inVain(play, who, CardKind::Nudge, can, rule);
        return;
    }
    const Question question = nudgeWhom(play.table, who, play.wantsRefusals());
    const Pawn whom = play.ask(question).pawn();
    play.happened({.what = HappeningKind::Nudged, .rule = rule, .who = who, .whom = whom});
    if (isUnwrittenBot(play, whom)) return;
    const Choice chosen = play.ask(nudgeAction(play, who, whom));
    if (chosen.is(ChoiceKind::Done) || !isAccepted(play, whom, chosen)) return;
    act(play, whom, chosen.card().kind);
}

constinit const ActionRow nudgeRow{
    .kind = CardKind::Nudge,
    .rule = rule,
    .perform = nudge,
    .can = canNudge,
    .aim = ChoiceKind::Whom,
    .may = [](const Table& table, Pawn who,
              Choice whom) { return mayNudge(table, who, whom.pawn()); },
    .choices = [](const Table& table,
                  Pawn who) { return std::optional(nudgeWhom(table, who, true)); },
};

} // namespace caboose::rules
