// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/07_events/team_mates.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 7};

/// 9.4: by this event nobody comes out of the cell or into it (help-leaves-cell).
Verdict unlessCell(const Table& table, Pawn who, Location to, Verdict otherwise)
{
    const bool isCaptive = table.where(who) == cell;
    if (!isCaptive && to != cell) return otherwise;
    if (table.rulings.is(HelpLeavesCell::Yes)) return otherwise.alsoBy(Ruling::HelpLeavesCell);
    const Verdict shut = isCaptive ? refused(Reason::InCell, {9, 4, 0}).with(who)
                                   : refused(Reason::CellClosed, {9, 4, 0}).with(to);
    return shut.by(Ruling::HelpLeavesCell);
}

Verdict mayGoTo(const Table& table, Pawn who, Pawn mate)
{
    const Location to = table.where(mate);
    if (!matesInEvents(table, who).contains(mate)) return refused(Reason::NotOffered, rule);
    if (to == table.where(who)) return refused(Reason::SameLocation, rule).with(mate);
    const Verdict open = unlessCell(table, who, to, allowed(rule));
    if (open.isRefused()) return open;
    return mayTravel(table, {.who = who, .to = to, .rule = rule, .cause = who}, open);
}

Question whereTo(const Play& play, Pawn who)
{
    Question question = play.question(QuestionKind::HelpTo, who, rule);
    for (const Pawn other : others(play.table, who)) {
        question.offer(Choice(other), mayGoTo(play.table, who, other));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return question;
}

/// In turn order: who may be helped by going to somebody.
FixedVector<Pawn, pawnCount> players(const Table& table)
{
    PawnSet all;
    for (int i = 0; i < characterCount; ++i) {
        const Pawn who = pawnAt(i);
        const Location here = table.where(who);
        const bool isThere = isOnTable(here) && table.at(here).contains(who);
        if (isThere && table.sheet(who).role == Role::Player) all.insert(who);
    }
    return inPlayOrder(table, all);
}

} // namespace

void help(Play& play)
{
    for (const Pawn who : players(play.table)) {
        const Question question = whereTo(play, who);
        if (question.possible() == 1) continue;
        const Choice choice = play.ask(question);
        if (choice.is(ChoiceKind::Done)) continue;
        const Location to = play.table.where(choice.pawn());
        travel(play, {.who = who, .to = to, .rule = rule, .cause = who});
    }
}

} // namespace caboose::rules
