// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/observed_question.h"

#include "model/rules/core/question_rows.h"

namespace caboose::game {

namespace {

using rules::Choice;
using rules::ChoiceKind;
using rules::Question;
using rules::Table;
using rules::Viewer;

/// Whose secret the answers to a question are; nobody's if there is nobody who decides.
bool isOwn(rules::Pawn who, const Table& table, Viewer viewer)
{
    return rules::isCharacter(who) && table.inGame(who) && viewer.isSeat(*table.seatOf(who));
}

bool isHiddenCard(const Answer& answer)
{
    if (answer.choice.is(ChoiceKind::FaceDown)) return true;
    return answer.choice.is(ChoiceKind::Which) && rules::rowOf(answer.ask).answerStaysHidden;
}

bool isHiddenGoal(const Answer& answer)
{
    return answer.choice.is(ChoiceKind::TheGoal) && rules::rowOf(answer.ask).answerStaysHidden;
}

/// Also that it does not come out of the hand is seen: as many cards stay there.
bool isPlayedOpenly(const Answer& answer)
{
    const bool isPlayed =
        answer.ask == rules::QuestionKind::PlayCard || answer.ask == rules::QuestionKind::CoverCard;
    return isPlayed && answer.choice.is(ChoiceKind::Which);
}

/// The back of a card tells whose it is, and a bullet's owner is whoever shot it.
rules::Card backFor(const Answer& answer, const Table& table)
{
    const bool isAsked = rules::isCharacter(answer.who) && table.inGame(answer.who);
    if (isAsked) return rules::backOf(table, *table.seatOf(answer.who));
    return {rules::Pawn::None, rules::CardKind::Unknown, 0};
}

} // namespace

Question observe(const Question& question, const Table& table, Viewer viewer)
{
    const bool maySee = viewer.seesAll() || isOwn(question.who(), table, viewer);
    if (maySee || !rules::isForOwnEyes(question, table)) return question;
    Question heard(question.ask(), question.who(), question.rule(), question.withRefusals());
    heard.whom = question.whom;
    heard.where = question.where;
    return heard;
}

Answer observe(const Answer& answer, const Table& table, Viewer viewer)
{
    Answer seen = answer;
    if (viewer.seesAll() || isOwn(answer.who, table, viewer)) return seen;
    if (isHiddenGoal(answer)) seen.choice = Choice(rules::Goal::Unknown);
    if (isHiddenCard(answer)) seen.choice = Choice(backFor(answer, table), answer.choice.kind());
    if (answer.choice.is(ChoiceKind::What)) {
        const rules::Loot token = answer.choice.loot();
        if (!rules::isValueOpen(table, token)) {
            seen.choice = Choice(rules::backOf(token));
        }
    }
    return seen;
}

bool maySeeVerdict(const Answer& answer, const Table& table, Viewer viewer)
{
    if (viewer.seesAll() || isOwn(answer.who, table, viewer)) return true;
    return isPlayedOpenly(answer) || !rules::isForOwnEyes(answer.ask, answer.who, table);
}

rules::Position observe(const State& state, Viewer viewer)
{
    rules::Position seen{rules::observe(*state.table, viewer), {}};
    for (const Answer& answer : state.answers) {
        seen.answers.push_back(observe(answer, *state.table, viewer).choice);
    }
    const rules::Outcome outcome = rules::resolve(seen.table, seen.answers);
    const bool fits = outcome.settled == rules::BeatStatus::Open && outcome.question &&
                      outcome.answersUsed == seen.answers.size();
    if (!fits) seen.answers.clear();
    return seen;
}

} // namespace caboose::game
