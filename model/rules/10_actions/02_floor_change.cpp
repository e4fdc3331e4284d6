// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/02_floor_change.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/08_mei.h"
#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 2, 0};
constexpr Rule jumping{13, 8, 0};

Verdict barred(const Table& table, Pawn who)
{
    if (const Verdict v = mayActAt(table, who, rule); v.isRefused()) return v;
    const Location here = table.where(who);
    if (!exists(otherFloor(here))) return refused(Reason::NoSuchPlace, rule).with(here);
    return allowed(rule);
}

/// mei-diagonal-by-copied-card: is it somebody else's card, or another one, that comes up now?
bool isByOtherCard(const Table& table, Pawn who)
{
    if (table.progress.step != Step::PerformAction) return false;
    if (table.progress.card >= table.commonDeck.size()) return false;
    return table.commonDeck[table.progress.card].card != Card{who, CardKind::FloorChange, 0};
}

/// 13.8
LocationSet diagonals(const Table& table, Pawn who)
{
    if (!has(table, who, Power::Diagonal)) return {};
    const bool isOwnOnly = table.rulings.is(MeiDiagonalByCopiedCard::No);
    if (isOwnOnly && isByOtherCard(table, who)) return {};
    return diagonalsFrom(table, table.where(who));
}

Verdict whyNotThere(const Table& table, Pawn who, Location to)
{
    const Location from = table.where(who);
    if (to == from) return refused(Reason::CannotStay, rule).with(to);
    if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
    if (isRoof(from) == isRoof(to)) return refused(Reason::SameFloor, rule).with(to);
    const bool jumps = has(table, who, Power::Diagonal);
    return refused(jumps ? Reason::TooFar : Reason::NotOffered, rule).with(to).with(1);
}

Verdict judged(const Table& table, Pawn who, Location to, LocationSet jumps)
{
    const Location from = table.where(who);
    Verdict there = allowed(rule);
    if (jumps.contains(to)) {
        there = mayJumpTo(table, from, to);
    } else if (to != otherFloor(from)) {
        there = whyNotThere(table, who, to);
    }
    if (there.isRefused()) return there;
    return mayTravel(table, {.who = who, .to = to, .rule = there.rule, .cause = who}, there);
}

} // namespace

Verdict canChangeFloor(const Table& table, Pawn who)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    const Location up = otherFloor(table.where(who));
    const LocationSet jumps = diagonals(table, who);
    const Verdict upThere = judged(table, who, up, jumps).with(up);
    if (upThere.isPossible()) return upThere;
    for (const Location to : jumps) {
        if (judged(table, who, to, jumps).isPossible()) return allowed(rule).with(to);
    }
    return upThere;
}

Verdict mayChangeFloorTo(const Table& table, Pawn who, Location to)
{
    if (const Verdict v = barred(table, who); v.isRefused()) return v;
    if (!isPresent(table, to)) return refused(Reason::NoSuchPlace, {9, 1, 0}).with(to);
    return judged(table, who, to, diagonals(table, who));
}

Question floorChangeTo(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::FloorChangeTo, who, jumping, withRefusals);
    const LocationSet jumps = diagonals(table, who);
    const LocationSet reachable = jumps | LocationSet{otherFloor(table.where(who))};
    for (const Location to : withRefusals ? allLocations(table) : reachable) {
        question.offer(Choice(to), judged(table, who, to, jumps));
    }
    return question;
}

void changeFloor(Play& play, Pawn who)
{
    const Verdict verdict = canChangeFloor(play.table, who);
    if (verdict.isRefused()) {
        inVain(play, who, CardKind::FloorChange, verdict, rule);
        return;
    }
    Location to = verdict.where;
    // Only Mei has a choice.
    if (!diagonals(play.table, who).empty()) {
        to = play.ask(floorChangeTo(play.table, who, play.wantsRefusals())).location();
    }
    const bool isJump = to != otherFloor(play.table.where(who));
    travel(play, {.who = who, .to = to, .rule = isJump ? jumping : rule, .cause = who});
}

constinit const ActionRow floorChangeRow{
    .kind = CardKind::FloorChange,
    .rule = rule,
    .perform = changeFloor,
    .can = canChangeFloor,
    .aim = ChoiceKind::To,
    .may = [](const Table& table, Pawn who,
              Choice to) { return mayChangeFloorTo(table, who, to.location()); },
    .choices =
        [](const Table& table, Pawn who) {
            const bool isChoice = !diagonals(table, who).empty();
            return isChoice ? std::optional(floorChangeTo(table, who, true)) : std::nullopt;
        },
};

} // namespace caboose::rules
