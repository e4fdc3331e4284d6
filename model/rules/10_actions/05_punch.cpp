// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/10_actions/05_punch.h"

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/10_actions/standing.h"
#include "model/rules/10_actions/targets.h"
#include "model/rules/10_actions/tokens.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/13_bandits/02_belle.h"
#include "model/rules/13_bandits/03_cheyenne.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{10, 5, 0};
constexpr Rule consequences{10, 5, 1};

/// 9.9.2: out of the time travel car only to the inside of the next car.
LocationSet nextPlaces(const Table& table, Location from)
{
    LocationSet next = adjacent(table, from);
    if (!isRoofless(carOf(from))) return next;
    for (const Location l : next) {
        if (isRoof(l)) next.erase(l);
    }
    return next;
}

Verdict sentTo(const Table& table, Pawn whom, Location to, LocationSet next)
{
    const Location from = table.where(whom);
    if (!next.contains(to)) {
        if (to == from) return refused(Reason::CannotStay, consequences).with(to);
        if (to == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(to);
        if (isRoof(to) != isRoof(from)) return refused(Reason::OtherFloor, consequences).with(to);
        const Ruling beside = adjacencyRestsOn(table, from, to);
        return refused(Reason::NotAdjacent, consequences).with(to).by(beside);
    }
    const Verdict beside = allowed(consequences).by(adjacencyRestsOn(table, from, to));
    const Verdict mayEnter = unlessBotMarshal(table, whom, to, beside);
    if (mayEnter.isRefused()) return mayEnter;
    return mayTravel(table, {.who = whom, .to = to, .rule = consequences}, mayEnter);
}

bool canBeSentAway(const Table& table, Pawn whom)
{
    const LocationSet next = nextPlaces(table, table.where(whom));
    for (const Location to : next) {
        if (sentTo(table, whom, to, next).isPossible()) return true;
    }
    return false;
}

/// A target that can be sent nowhere.
Verdict withNowhereToGo(const Table& table, Pawn whom)
{
    const bool isTarget = table.rulings.is(PunchWithNowhereToGo::TargetStays);
    return (isTarget ? allowed(rule) : refused(Reason::NoWay, consequences).with(whom))
        .by(Ruling::PunchWithNowhereToGo);
}

/// 3 "Target": any pawn in the same place, as far as these rules allow to punch it.
Verdict couldPunch(const Table& table, Pawn who, Pawn whom)
{
    if (who == whom) return refused(Reason::Oneself, rule).with(whom);
    if (!isOnTable(table.where(whom))) return offTheTrain(table, whom, rule);
    if (whom == Pawn::Marshal && isBotMarshal(table) && table.rulings.is(PunchBotMarshal::No)) {
        return refused(Reason::NeverTarget, rule).with(whom).by(Ruling::PunchBotMarshal);
    }
    // 9.3.3: he is released and leaves his strongbox.
    if (whom == Pawn::Shotgun && !table.shotgunReleased) return notRefereed({9, 3, 3}).with(whom);
    if (!table.at(table.where(who)).contains(whom)) {
        return refused(Reason::NotHere, rule).with(whom).with(table.where(whom));
    }
    if (table.where(whom) == cell) return refused(Reason::InCell, {9, 4, 0}).with(whom);
    if (table.rulings.is(TeammatesIgnoredForPunch::Yes) && areTeamMates(table, who, whom)) {
        return refused(Reason::TeamMate, rule).with(whom).by(Ruling::TeammatesIgnoredForPunch);
    }
    return canBeSentAway(table, whom) ? allowed(rule) : withNowhereToGo(table, whom);
}

Verdict judged(const Table& table, Pawn whom, PawnSet possible, Verdict could)
{
    return could.isRefused() ? could : unlessShielded(table, whom, possible, could);
}

/// Those included of whom it is not refereed yet what punching them does: they can be chosen.
PawnSet possibleTargets(const Table& table, Pawn who)
{
    PawnSet possible;
    for (const Pawn whom : table.at(table.where(who))) {
        const Verdict could = couldPunch(table, who, whom);
        if (could.isPossible() || could.ruled == Ruled::NotRefereed) possible.insert(whom);
    }
    return possible;
}

void dropLoot(Play& play, Pawn who, Pawn whom)
{
    Question question = play.question(QuestionKind::PunchWhichLoot, who, consequences);
    question.whom = whom;
    offerKinds(question, play.table, whom, allowed(consequences));
    if (question.possible() == 0) return;
    const LootKind kind = play.ask(question).loot().kind;
    const Loot token = pickToken(play, whom, kind);
    play.give(token, whom, play.table.where(whom), consequences);
    pocket(play, who, token);
}

void sendAway(Play& play, Pawn who, Pawn whom)
{
    const Question question = punchToWhere(play.table, who, whom, play.wantsRefusals());
    // punch-with-nowhere-to-go: the target stays.
    if (question.possible() == 0) return;
    const Location to = play.ask(question).location();
    travel(play, {.who = whom, .to = to, .rule = consequences, .cause = who});
}

} // namespace

Verdict canPunch(const Table& table, Pawn who)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    Verdict why = refused(Reason::NoTarget, rule);
    for (const Pawn whom : possibleTargets(table, who)) {
        why = couldPunch(table, who, whom);
        if (why.isPossible()) return allowed(rule);
    }
    return why;
}

Verdict mayPunch(const Table& table, Pawn who, Pawn whom)
{
    if (const Verdict barred = mayActAt(table, who, rule); barred.isRefused()) return barred;
    return judged(table, whom, possibleTargets(table, who), couldPunch(table, who, whom));
}

Question punchWhom(const Table& table, Pawn who, bool withRefusals)
{
    Question question(QuestionKind::PunchWhom, who, rule, withRefusals);
    const PawnSet possible = possibleTargets(table, who);
    for (const Pawn whom : withRefusals ? others(table, who) : possible) {
        question.offer(Choice(whom), judged(table, whom, possible, couldPunch(table, who, whom)));
    }
    return question;
}

Question punchToWhere(const Table& table, Pawn who, Pawn whom, bool withRefusals)
{
    Question question(QuestionKind::PunchToWhere, who, consequences, withRefusals);
    question.whom = whom;
    const LocationSet next = nextPlaces(table, table.where(whom));
    for (const Location to : withRefusals ? allLocations(table) : next) {
        question.offer(Choice(to), sentTo(table, whom, to, next));
    }
    return question;
}

void punch(Play& play, Pawn who)
{
    const bool isBarred = mayActAt(play.table, who, rule).isRefused();
    const Question question = punchWhom(play.table, who, play.wantsRefusals());
    if (isBarred || question.possible() == 0) {
        const Verdict why = canPunch(play.table, who);
        inVain(play, who, CardKind::Punch, why, rule);
        return;
    }
    const Pawn whom = play.ask(question).pawn();
    if (isCharacter(whom)) dropLoot(play, who, whom);
    sendAway(play, who, whom);
}

constinit const ActionRow punchRow{
    .kind = CardKind::Punch,
    .rule = rule,
    .perform = punch,
    .can = canPunch,
    .aim = ChoiceKind::Whom,
    .may = [](const Table& table, Pawn who,
              Choice whom) { return mayPunch(table, who, whom.pawn()); },
    .choices = [](const Table& table,
                  Pawn who) { return std::optional(punchWhom(table, who, true)); },
    .then = [](const Table& table, Pawn who,
               Pawn whom) { return std::optional(punchToWhere(table, who, whom, true)); },
};

} // namespace caboose::rules
