// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/bullets.h"
#include "model/rules/12_encounters/meetings.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/16_bots/unwritten_bot.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{12, 2, 0};

bool isLoose(const Table& table)
{
    return table.shotgunReleased && isOnTable(table.where(Pawn::Shotgun));
}

bool comesPast(const Table& table, const Journey& journey)
{
    return isBandit(journey.who) && journey.passed.contains(table.where(Pawn::Shotgun));
}

/// Who is hit if the journey is made.
PawnSet wouldMeet(const Table& table, const Journey& journey)
{
    if (journey.who == Pawn::Shotgun) return table.banditsAt(journey.to);
    if (!isBandit(journey.who)) return {};
    const bool meets = journey.to == table.where(Pawn::Shotgun) || comesPast(table, journey);
    return meets ? PawnSet{journey.who} : PawnSet{};
}

void judge(const Table& table, const Journey& journey, Verdict& verdict)
{
    // Punched off his seat, he is loose before he arrives.
    if (!isLoose(table) && journey.who != Pawn::Shotgun) return;
    const PawnSet met = wouldMeet(table, journey);
    if (met.empty()) return;
    verdict = unlessTooFewBullets(table, journey, met.size(), rule, verdict);
}

void hitThem(Play& play, PawnSet met)
{
    for (const Pawn who : met) {
        play.happened(
            {.what = HappeningKind::Encountered, .rule = rule, .who = who, .whom = Pawn::Shotgun});
    }
    hitWithNeutrals(play, met, rule);
}

bool isPassed(const Table& table, const Journey& journey)
{
    return isLoose(table) && comesPast(table, journey);
}

/// flight-without-roof: where no roof is adjacent, a table may let one flee into the car instead.
bool isWayInside(const Table& table, Location from, Location to)
{
    if (!isRoofless(carOf(to)) || table.rulings.is(FlightWithoutRoof::NearestRoof)) return false;
    for (const Location beside : adjacent(table, from)) {
        if (isRoof(beside)) return false;
    }
    return true;
}

Verdict mayFleeTo(const Table& table, Pawn who, Location to)
{
    const bool isInstead = isWayInside(table, table.where(who), to);
    const bool isBarred = staysOffRoofs(table, who) ? isRoof(to) : !isRoof(to) && !isInstead;
    if (isBarred && isRoof(to)) return refused(Reason::NeverOnRoof, rule).with(who).with(to);
    if (isBarred) return refused(Reason::RoofsOnly, rule).with(to);
    if (isInstead) {
        return mayTravel(table, {.who = who, .to = to, .rule = rule},
                         allowed(rule).by(Ruling::FlightWithoutRoof));
    }
    const bool ontoCoach = carOf(to) == Car::Stagecoach;
    const Ruling ruling = ontoCoach ? Ruling::FleeShotgunToStagecoachRoof : Ruling::None;
    if (ontoCoach && table.rulings.is(FleeShotgunToStagecoachRoof::No)) {
        return refused(Reason::NotOffered, rule).with(to).by(ruling);
    }
    return mayTravel(table, {.who = who, .to = to, .rule = rule}, allowed(rule).by(ruling));
}

/// flight-without-roof: the nearest one of the express serves.
void offerNearestRoof(Question& question, const Table& table)
{
    const Car here = carOf(question.where);
    const Car beside = here == Car::Stagecoach ? table.stagecoachBeside : here;
    const Location to = nearestRoof(table, beside);
    const bool isOther = question.possible() > 0 || question.notRefereed() != nullptr;
    if (isOther || !exists(to) || to == question.where) return;
    question.offer(Choice(to), allowed(rule).by(Ruling::FlightWithoutRoof));
}

Question fleeTo(const Play& play, Pawn who)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::FleeTo, who, rule);
    question.whom = Pawn::Shotgun;
    question.where = table.where(who);
    question.offer(Choice(question.where), refused(Reason::CannotStay, rule).with(question.where));
    for (const Location to : adjacent(table, question.where)) {
        question.offer(Choice(to), mayFleeTo(table, who, to));
    }
    if (!staysOffRoofs(table, who)) offerNearestRoof(question, table);
    return question;
}

void flee(Play& play, Pawn who)
{
    // 16.1: a bot's flight is a step of its own movement.
    if (isUnwrittenBot(play, who)) return;
    const Question question = fleeTo(play, who);
    if (!play.canAsk(question)) return;
    travel(play, {.who = who, .to = play.ask(question).location(), .rule = rule});
}

/// player-marshal-moved-by-encounters: the bullets are for bandits all the same.
PawnSet whomHeDrivesOff(const Table& table)
{
    const bool isMarshalToo = table.rulings.is(PlayerMarshalMovedByEncounters::Yes);
    return isMarshalToo && table.inGame(Pawn::Marshal) ? table.bandits() | PawnSet{Pawn::Marshal}
                                                       : table.bandits();
}

void encounter(Play& play, const Arrival& arrival)
{
    if (!isLoose(play.table)) return;
    const Location here = play.table.where(Pawn::Shotgun);
    const bool isItHe = arrival.pawns.contains(Pawn::Shotgun);
    PawnSet met = play.table.at(here) & whomHeDrivesOff(play.table);
    if (!isItHe) met = met & arrival.pawns;
    const PawnSet hit = met & play.table.bandits();
    if (!hit.empty()) hitThem(play, hit);
    for (const Pawn who : inPlayOrder(play.table, met)) {
        if (play.table.where(who) == here) flee(play, who);
    }
}

} // namespace

/// 12.2 The released Shotgun and bandits in one place: a neutral bullet for each, and away over the
/// roofs. Whoever only comes past has the bullet alone.
constinit const Meeting releasedShotgun{
    .rule = {12, 2, 0}, .judge = judge, .isPassed = isPassed, .pass = hitThem, .settle = encounter};

} // namespace caboose::rules
