// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/07_events/events.h"
#include "model/rules/07_events/marshal_back.h"
#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/11_firing/bullets.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{7, 1, 1};

void angryBotMarshal(Play& play)
{
    const Table& table = play.table;
    const Location roof = roofOf(carOf(table.where(Pawn::Marshal)));
    const PawnSet onRoof = table.banditsAt(roof);
    if (!canBeCarriedOut(play, onRoof.size(), rule)) return;
    if (!onRoof.empty()) hitWithNeutrals(play, onRoof, rule);
    moveMarshalBack(play, rule);
}

/// No cards are played, so that nothing makes them void.
Verdict mayDo(const Table& table, CardKind kind, CardKind now)
{
    if (kind != now) return refused(Reason::NotOffered, rule);
    const Verdict can = canAct(table, Pawn::Marshal, kind);
    return can.isRefused() ? can : allowed(rule).by(Ruling::AngryMarshalParts);
}

/// First the Fire, then the Move, and either may be left out.
bool decidesTo(Play& play, CardKind now)
{
    Question question = play.question(QuestionKind::AngryMarshal, Pawn::Marshal, rule);
    for (const CardKind kind : {CardKind::Fire, CardKind::Move}) {
        question.offer(Choice(Card{Pawn::Marshal, kind, 0}), mayDo(play.table, kind, now));
    }
    question.offer(Choice(ChoiceKind::Done), allowed(rule));
    return !play.ask(question).is(ChoiceKind::Done);
}

void angryPlayer(Play& play)
{
    if (!isMarshalThere(play, rule)) return;
    if (play.table.rulings.is(AngryMarshalParts::EachOptional)) {
        if (decidesTo(play, CardKind::Fire)) act(play, Pawn::Marshal, CardKind::Fire);
        if (decidesTo(play, CardKind::Move)) act(play, Pawn::Marshal, CardKind::Move);
    } else if (decidesTo(play, CardKind::Fire)) {
        act(play, Pawn::Marshal, CardKind::Fire);
        act(play, Pawn::Marshal, CardKind::Move);
    }
}

} // namespace

void angryMarshal(Play& play)
{
    if (isBotMarshal(play.table)) {
        angryBotMarshal(play);
    } else {
        angryPlayer(play);
    }
}

} // namespace caboose::rules
