// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/judge.h"

#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/01_move.h"
#include "model/rules/10_actions/05_punch.h"
#include "model/rules/10_actions/06_fire.h"
#include "model/rules/10_actions/07_robbery.h"
#include "model/rules/10_actions/08_marshal.h"
#include "model/rules/10_actions/09_nudge.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/13_bandits/04_django.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

std::optional<Question> firstQuestion(const Table& table, const Deed& deed)
{
    switch (deed.action) {
    case CardKind::Move: return moveTo(table, deed.who, true);
    case CardKind::Punch: return punchWhom(table, deed.who, true);
    case CardKind::Fire: return fireAt(table, deed.who, true);
    case CardKind::Robbery: return robWhat(table, deed.who, true);
    case CardKind::Marshal: return marshalTo(table, deed.who, true);
    case CardKind::Nudge: return nudgeWhom(table, deed.who, true);
    default: return std::nullopt;
    }
}

std::optional<Question> secondQuestion(const Table& table, const Deed& deed)
{
    const Pawn whom = deed.target->pawn();
    if (deed.action == CardKind::Punch) return punchToWhere(table, deed.who, whom, true);
    if (deed.action == CardKind::Fire && has(table, deed.who, Power::Knockback)) {
        return pushTo(table, deed.who, whom, true);
    }
    return std::nullopt;
}

/// A choice that no question lists is none that anybody is given.
Verdict verdictIn(const Question& question, Choice choice)
{
    const Option* option = question.find(choice);
    return option != nullptr ? option->verdict : refused(Reason::NotOffered, question.rule());
}

/// What kind of thing an action is aimed at; none if nobody chooses anything.
std::optional<ChoiceKind> targetOf(CardKind action)
{
    switch (action) {
    case CardKind::Move:
    case CardKind::Marshal: return ChoiceKind::To;
    case CardKind::Punch:
    case CardKind::Fire:
    case CardKind::Nudge: return ChoiceKind::Whom;
    case CardKind::Robbery: return ChoiceKind::What;
    default: return std::nullopt;
    }
}

Verdict judgeTarget(const Table& table, const Deed& deed)
{
    if (targetOf(deed.action) != deed.target->kind())
        return refused(Reason::NotOffered, {10, 0, 0});
    // Whom a pawn not on the table is about has a reason of its own.
    if (deed.action == CardKind::Fire) return mayFireAt(table, deed.who, deed.target->pawn());
    if (deed.action == CardKind::Punch) return mayPunch(table, deed.who, deed.target->pawn());
    if (deed.action == CardKind::Move) return mayMoveTo(table, deed.who, deed.target->location());
    if (deed.action == CardKind::Marshal) return mayMoveMarshalTo(table, deed.target->location());
    if (deed.action == CardKind::Robbery) return mayRob(table, deed.who, deed.target->loot().kind);
    if (deed.action == CardKind::Nudge) return mayNudge(table, deed.who, deed.target->pawn());
    return refused(Reason::NotOffered, {10, 0, 0});
}

} // namespace

Verdict judge(const Table& table, const Deed& deed)
{
    if (!isCharacter(deed.who)) return refused(Reason::NotOffered, {10, 0, 0});
    const Verdict can = canAct(table, deed.who, deed.action);
    if (!deed.target) return can;
    // A reason that concerns this target says more than that nobody can be chosen.
    const Verdict target = judgeTarget(table, deed);
    if (target.isRefused()) return target;
    if (can.isRefused() || !deed.then) return can.isRefused() ? can : target;
    const std::optional<Question> question = secondQuestion(table, deed);
    if (!question) return refused(Reason::NotOffered, target.rule);
    return verdictIn(*question, *deed.then);
}

std::optional<Question> optionsFor(const Table& table, const Deed& deed)
{
    if (!isCharacter(deed.who)) return std::nullopt;
    if (deed.target) return secondQuestion(table, deed);
    const bool stands = isOnTable(table.where(deed.who));
    return stands ? firstQuestion(table, deed) : std::nullopt;
}

Outcome tryAction(const Table& table, Pawn who, CardKind action, std::span<const Choice> answers)
{
    return resolveWith(table, answers, [&](Play& play) {
        if (isCharacter(who)) act(play, who, action);
    });
}

Outcome tryEvent(const Table& table, Event event, std::span<const Choice> answers)
{
    return resolveWith(table, answers, [&](Play& play) { happen(play, event); });
}

} // namespace caboose::rules
