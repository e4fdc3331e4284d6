// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/07_events/events.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/actions.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 3, 2};

bool isOnOtherTrain(const Table& table, Pawn who)
{
    return isOnArmoured(table, carOf(table.where(who)));
}

/// understaffing-player-marshal
PawnSet whoMayMove(const Table& table)
{
    PawnSet all = table.bandits();
    const bool marshalToo = table.rulings.is(UnderstaffingPlayerMarshal::Yes);
    all.insertIf(marshalToo && table.inGame(Pawn::Marshal), Pawn::Marshal);
    return all;
}

/// What was granted need not be made use of (understaffing-optional).
bool moves(Play& play, Pawn who)
{
    const Verdict can = canAct(play.table, who, CardKind::Move);
    if (can.isRefused()) {
        play.nothing(who, {}, can.reason, can.rule);
        return false;
    }
    if (play.table.rulings.is(UnderstaffingOptional::No)) return true;
    Question question = play.question(QuestionKind::LastMove, who, rule);
    question.offer(Choice(ChoiceKind::Yes), allowed(rule).by(Ruling::UnderstaffingOptional));
    question.offer(Choice(ChoiceKind::Done), allowed(rule).by(Ruling::UnderstaffingOptional));
    return play.ask(question).is(ChoiceKind::Yes);
}

} // namespace

/// One after another, as the train is by then.
void understaffing(Play& play)
{
    for (const Pawn who : inPlayOrder(play.table, whoMayMove(play.table))) {
        if (isOnOtherTrain(play.table, who) && moves(play, who)) act(play, who, CardKind::Move);
    }
}

} // namespace caboose::rules
