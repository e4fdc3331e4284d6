// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/08_marshal.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/encounters.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 8, 1};

Verdict barred(const Table& table, Pawn who)
{
    if (const Verdict v = present(table, who, {10, 8, 0}); v.isRefused()) return v;
    if (!isBotMarshal(table)) return refused(Reason::NotOnTable, rule).with(Pawn::Marshal);
    return allowed(rule);
}

Verdict judged(const Table& table, Location to, LocationSet next)
{
    const Location from = table.where(Pawn::Marshal);
    if (to == from) return refused(Reason::CannotStay, rule).with(to);
    // E9: cars without a roof leave nobody a way to flee, so he never enters them.
    if (!isInterior(to) || isRoofless(carOf(to))) {
        return refused(Reason::MarshalStaysInside, {9, 2, 0}).with(to);
    }
    if (!next.contains(to)) return refused(Reason::NotAdjacent, rule).with(to);
    return mayMeet(table, Pawn::Marshal, to, allowed(rule));
}

} // namespace

Verdict mayMoveMarshalTo(const Table& table, Location to)
{
    if (!isPresent(table, to)) return refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
    return judged(table, to, adjacent(table, table.where(Pawn::Marshal)));
}

Question marshalTo(const Table& table, Pawn who, bool withRefusals)
{
    Question question(Ask::MarshalTo, who, rule, withRefusals);
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
        if (!there.isRefused()) return allowed(rule);
        if (there.reason == Reason::EncounterForbidden) why = there;
    }
    return why;
}

void moveMarshal(Play& play, Pawn who)
{
    const Card card{who, CardKind::Marshal, 0};
    if (const Verdict can = canMoveMarshal(play.table, who); can.isRefused()) {
        play.nothing(who, card, can.reason, rule);
        return;
    }
    const Question question = marshalTo(play.table, who, play.wantsRefusals());
    moveAndMeet(play, Pawn::Marshal, play.ask(question).location(), rule);
}

} // namespace caboose::rules
