// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/judge.h"

#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/16_bots/left_to_bot.h"

namespace caboose::rules {

namespace {

/// A choice that no question lists is none that anybody is given.
Verdict verdictIn(const Question& question, Choice choice)
{
    const Option* option = question.find(choice);
    return option != nullptr ? option->verdict : refused(Reason::NotOffered, question.rule());
}

constexpr Rule actions{10, 0, 0};

/// As it would be asked.
std::optional<Question> asked(const Table& table, std::optional<Question> question)
{
    if (question && table.isBot(question->actor)) question = leftToBot(table, *question);
    return question;
}

/// What the game would ask says more than what could be said of any such aim.
Verdict judgeTarget(const ActionRow& row, const Table& table, const Deed& deed)
{
    if (row.aim != deed.target->kind()) return refused(Reason::NotOffered, actions);
    const Verdict may = row.may(table, deed.who, *deed.target);
    if (may.isRefused() || !table.isBot(deed.who)) return may;
    const std::optional<Question> question = optionsFor(table, {deed.who, deed.action, {}, {}});
    return question ? verdictIn(*question, *deed.target) : may;
}

std::optional<Question> questionThen(const ActionRow& row, const Table& table, const Deed& deed)
{
    if (row.then == nullptr || !deed.target->is(ChoiceKind::Whom)) return std::nullopt;
    return asked(table, row.then(table, deed.who, deed.target->pawn()));
}

} // namespace

Verdict judge(const Table& table, const Deed& deed)
{
    const ActionRow* row = actionRow(deed.action);
    if (!isCharacter(deed.who) || row == nullptr) return refused(Reason::NotOffered, actions);
    const Verdict can = canAct(table, deed.who, deed.action);
    if (!deed.target || !row->isRefereed()) return can;
    // A reason that concerns this target says more than that nobody can be chosen.
    const Verdict target = judgeTarget(*row, table, deed);
    if (target.isRefused()) return target;
    if (can.isRefused() || !deed.then) return can.isRefused() ? can : target;
    const std::optional<Question> question = questionThen(*row, table, deed);
    if (!question) return refused(Reason::NotOffered, target.rule);
    return verdictIn(*question, *deed.then);
}

std::optional<Question> optionsFor(const Table& table, const Deed& deed)
{
    const ActionRow* row = actionRow(deed.action);
    if (!isCharacter(deed.who) || row == nullptr || !row->isRefereed()) return std::nullopt;
    if (deed.target) return questionThen(*row, table, deed);
    const bool stands = isOnTable(table.where(deed.who));
    if (!stands || row->choices == nullptr) return std::nullopt;
    return asked(table, row->choices(table, deed.who));
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
