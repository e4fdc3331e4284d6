// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/play.h"

#include "model/rules/16_bots/left_to_bot.h"
#include "model/rules/core/observe.h"
#include "model/rules/core/question_rows.h"

namespace caboose::rules {

Choice Play::ask(const Question& question)
{
    return table.isBot(question.actor) ? answerTo(leftToBot(table, question)) : answerTo(question);
}

bool Play::canAsk(const Question& question)
{
    return table.isBot(question.actor) ? isOpen(leftToBot(table, question)) : isOpen(question);
}

bool Play::isOpen(const Question& question)
{
    if (question.possible() > 0) return true;
    m_answerer.unaskable(question);
    if (const Option* unwritten = question.notRefereed()) {
        nothing(movedBy(question), {}, Reason::NotRefereed, unwritten->verdict.rule);
    }
    return false;
}

Choice Play::answerTo(const Question& question)
{
    if (question.possible() == 0 && !question.isNumeric()) throw Unanswerable{question};
    // What is not refereed yet may be chosen, too, by hand.
    const bool isForced =
        question.possible() == 1 && !question.isNumeric() && question.notRefereed() == nullptr;
    if (isForced && !tellsBySilence(question, table)) {
        m_answerer.forced(question);
        return question.onlyPossible().choice;
    }
    if (m_picks && !question.isNumeric()) return question.begin()[m_answerer.pick(question)].choice;
    const std::optional<Choice> choice = m_answerer.answer(table, question);
    if (!choice) throw Unanswered{question};
    if (!question.accepts(*choice)) throw Unacceptable{question, *choice};
    return *choice;
}

void Play::cannotGoOn(QuestionKind ask, Pawn who, Location where, Rule rule) const
{
    Question empty = question(ask, who, rule);
    empty.where = where;
    throw Unanswerable{empty};
}

void Play::move(Pawn who, Location to, Rule rule)
{
    const Location from = table.where(who);
    table.put(who, to);
    if (!isWatched()) return;
    happened({.what = HappeningKind::PawnMoved, .rule = rule, .who = who, .from = from, .to = to});
}

void Play::give(Loot token, Holder from, Holder to, Rule rule)
{
    table.loot.move(from, to, token);
    if (!isWatched()) return;
    happened(
        {.what = HappeningKind::LootMoved, .rule = rule, .from = from, .to = to, .loot = token});
}

void Play::nothing(Pawn who, Card card, Reason reason, Rule rule)
{
    happened({.what = HappeningKind::NothingHappens,
              .rule = rule,
              .who = who,
              .card = card,
              .reason = reason});
}

} // namespace caboose::rules
