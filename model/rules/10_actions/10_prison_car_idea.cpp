// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/10_prison_car_idea.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/08_mei.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/15_hostages/prisoners.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/16_bots/unwritten_bot.h"

namespace caboose::rules {

namespace {

constexpr Rule leaving{10, 10, 2};
constexpr Rule freeing{10, 10, 3};
constexpr Location corridor = inside(Car::Prison);

Verdict mayLeaveTo(const Table& table, Pawn who, Location to)
{
    if (to == cell) return refused(Reason::CannotStay, leaving).with(to);
    return mayTravel(table, {.who = who, .to = to, .rule = leaving, .cause = who},
                     allowed(leaving));
}

/// mei-diagonal-when-fleeing-or-breaking-out
Verdict mayLeaveDiagonallyTo(const Table& table, Pawn who, Location to)
{
    if (table.rulings.is(MeiDiagonalWhenFleeingOrBreakingOut::No)) {
        return refused(Reason::NotOffered, {13, 8, 0})
            .with(to)
            .by(Ruling::MeiDiagonalWhenFleeingOrBreakingOut);
    }
    const Verdict jump = mayJumpTo(table, corridor, to);
    return jump.isRefused() ? jump : mayLeaveTo(table, who, to);
}

Verdict mayFreeBandit(const Table& table, Pawn who, Pawn whom)
{
    if (who == whom) return refused(Reason::Oneself, freeing).with(whom);
    if (table.where(whom) == cell) return allowed(freeing);
    if (table.at(cell).empty()) return refused(Reason::CellEmpty, freeing);
    return refused(Reason::NotHere, freeing).with(whom).with(table.where(whom));
}

PawnSet captives(const Table& table)
{
    return table.banditsAt(cell);
}

void giveToken(Play& play, Pawn whom, Pawn rescuer)
{
    if (play.table.loot.at(whom).empty()) return;
    if (isUnwrittenBot(play, whom)) return;
    Question question = play.question(QuestionKind::GiveToken, whom, freeing);
    question.whom = rescuer;
    offerOwn(question, play.table, allowed(freeing));
    play.give(pickOwn(play, question), whom, rescuer, freeing);
}

void freeBandit(Play& play, Pawn who, Pawn whom)
{
    play.happened({.what = HappeningKind::BanditFreed, .rule = freeing, .who = who, .whom = whom});
    // 16.6: whatever a bot played in there, and it never comes to a roof.
    play.table.sheet(whom).isNextToEscape = false;
    const Location to = staysOffRoofs(play.table, whom) ? corridor : play.table.where(who);
    travel(play, {.who = whom, .to = to, .rule = freeing, .cause = who});
    giveToken(play, whom, who);
}

void offerPrisoners(Question& question, const Table& table, Pawn who)
{
    for (const Pawn sidekickOf : question.withRefusals() ? sidekicks : table.prisoners) {
        question.offer(Choice::prisoner(sidekickOf), mayFreePrisoner(table, who, sidekickOf));
    }
}

void offerCaptives(Question& question, const Table& table, Pawn who)
{
    for (const Pawn whom : question.withRefusals() ? others(table, who) : captives(table)) {
        if (isBandit(whom)) question.offer(Choice(whom), mayFreeBandit(table, who, whom));
    }
}

} // namespace

bool isAtPrisonCar(const Table& table, Pawn who)
{
    const Location here = table.where(who);
    return carOf(here) == Car::Prison && here != cell;
}

Question leaveCell(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::LeaveCell, who, leaving, withRefusals);
    for (const Location to : {corridor, roofOf(Car::Prison), cell}) {
        question.offer(Choice(to), mayLeaveTo(table, who, to));
    }
    if (!has(table, who, Power::Diagonal)) return question;
    for (const Location to : diagonalsFrom(table, corridor)) {
        question.offer(Choice(to), mayLeaveDiagonallyTo(table, who, to));
    }
    return question;
}

Verdict canLeaveCell(const Table& table, Pawn who)
{
    const bool isOpen = leaveCell(table, who, false).possible() > 0;
    return isOpen ? allowed(leaving) : refused(Reason::NoWay, leaving);
}

void leaveTheCell(Play& play, Pawn who)
{
    const Question question = leaveCell(play.table, who, play.wantsRefusals());
    if (question.possible() == 0) {
        play.nothing(who, {who, CardKind::BrilliantIdea, 0}, Reason::NoWay, leaving);
        return;
    }
    const Location to = play.ask(question).location();
    travel(play, {.who = who, .to = to, .rule = leaving, .cause = who});
}

Question freeWhom(const Table& table, Pawn who, std::optional<Card> copied, bool withRefusals)
{
    Question question(QuestionKind::FreeWhom, who, freeing, withRefusals);
    offerPrisoners(question, table, who);
    offerCaptives(question, table, who);
    const bool must = question.possible() > 0;
    if (copied && must) question.offer(Choice(*copied), refused(Reason::MustFree, freeing));
    return question;
}

void freeSomebody(Play& play, Pawn who, std::optional<Card> copied)
{
    const Choice chosen = play.ask(freeWhom(play.table, who, copied, play.wantsRefusals()));
    if (chosen.is(ChoiceKind::ThePrisoner)) {
        freePrisoner(play, who, chosen.pawn());
    } else {
        freeBandit(play, who, chosen.pawn());
    }
}

} // namespace caboose::rules
