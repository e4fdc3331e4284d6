// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/08_marshal.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/08_look_at_goal.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/16_bots/shown_goal.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 8, 1};

Verdict barred(const Table& table, Pawn who)
{
    if (const Verdict v = presentOrCaptive(table, who, {10, 8, 0}); v.isRefused()) return v;
    if (!isBotMarshal(table)) return offTheTrain(table, Pawn::Marshal, rule);
    return allowed(rule);
}

Verdict judged(const Table& table, Location to, LocationSet next)
{
    const Location from = table.where(Pawn::Marshal);
    if (to == from) return refused(Reason::CannotStay, rule).with(to);
    const Verdict mayEnter = mayBotMarshalEnter(table, to, allowed(rule));
    if (mayEnter.isRefused()) return mayEnter;
    if (!next.contains(to)) return refused(Reason::NotAdjacent, rule).with(to);
    return mayTravel(table, {.who = Pawn::Marshal, .to = to, .rule = rule}, mayEnter);
}

/// 10.8: what the card does hangs on whether somebody plays him.
bool isPlayed(const Table& table)
{
    return table.inGame(Pawn::Marshal);
}

} // namespace

Verdict mayMoveMarshalTo(const Table& table, Location to)
{
    if (isPlayed(table)) return refused(Reason::PlayedMarshal, {10, 8, 2}).with(to);
    if (!isPresent(table, to)) return refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
    return judged(table, to, adjacent(table, table.where(Pawn::Marshal)));
}

Question marshalTo(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::MarshalTo, who, rule, withRefusals);
    question.whom = Pawn::Marshal;
    const LocationSet next = adjacent(table, table.where(Pawn::Marshal));
    for (const Location to : withRefusals ? allLocations(table) : next) {
        question.offer(Choice(to), judged(table, to, next));
    }
    return question;
}

Verdict canMoveMarshal(const Table& table, Pawn who)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    const LocationSet next = adjacent(table, table.where(Pawn::Marshal));
    Verdict why = refused(Reason::NoWay, rule);
    for (const Location to : next) {
        const Verdict there = judged(table, to, next);
        if (there == allowed(rule)) return there;
        const bool saysMore = !there.isRefused() || there.reason == Reason::EncounterForbidden;
        if (why.isRefused() && saysMore) why = there;
    }
    return why;
}

void moveMarshal(Play& play, Pawn who)
{
    const bool isBarred = barred(play.table, who).isRefused();
    const Question question = marshalTo(play.table, who, play.wantsRefusals());
    if (isBarred || question.possible() == 0) {
        inVainBecause(play, who, CardKind::Marshal, canMoveMarshal, rule);
        return;
    }
    const Location to = play.ask(question).location();
    travel(play, {.who = Pawn::Marshal, .to = to, .rule = rule, .cause = who});
}

namespace {

/// 16.11.2, 16.13.2: for all to see.
Verdict canShowAsBot(const Table& table, Pawn who)
{
    const Verdict barred = presentOrCaptive(table, who, {10, 8, 0});
    return barred.isRefused() ? barred : canShowGoal(table, ruleOfCards(table, who));
}

void showAsBot(Play& play, Pawn who)
{
    if (const Verdict why = canShowAsBot(play.table, who); why.isRefused()) {
        inVain(play, who, CardKind::Marshal, why, why.rule);
    } else {
        showGoal(play, why.rule);
    }
}

void perform(Play& play, Pawn who)
{
    if (!isPlayed(play.table)) {
        moveMarshal(play, who);
    } else {
        play.table.isBot(who) ? showAsBot(play, who) : mayLookAtGoal(play, who);
    }
}

Verdict can(const Table& table, Pawn who)
{
    if (!isPlayed(table)) return canMoveMarshal(table, who);
    return table.isBot(who) ? canShowAsBot(table, who) : canLookAtGoal(table, who);
}

std::optional<Question> choices(const Table& table, Pawn who)
{
    if (!isPlayed(table)) return marshalTo(table, who, true);
    if (table.isBot(who)) return std::nullopt;
    return lookAtGoal(table, who, true);
}

} // namespace

constinit const ActionRow marshalRow{
    .kind = CardKind::Marshal,
    .rule = {10, 8, 0},
    .perform = perform,
    .can = can,
    .aim = ChoiceKind::To,
    .may = [](const Table& table, Pawn /*who*/,
              Choice to) { return mayMoveMarshalTo(table, to.location()); },
    .choices = choices,
};

} // namespace caboose::rules
