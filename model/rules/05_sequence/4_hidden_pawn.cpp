// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/4_hidden_pawn.h"

#include "model/rules/05_sequence/4_relative_movement.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/step_functions.h"

namespace caboose::rules {

namespace {

constexpr Rule hiding{5, 4, 6};
constexpr Rule revealing{5, 3, 1};

/// There is only one of the two, and only one pawn can be alone in it. Any other pawn is company,
/// also one that could not hide itself.
Pawn aloneIn(const Table& table, Car car)
{
    if (!isOnExpress(table, car)) return Pawn::None;
    const PawnSet there = table.at(inside(car));
    return there.size() == 1 ? there.first() : Pawn::None;
}

bool isPlayed(const Table& table, Pawn who)
{
    return isCharacter(who) && table.sheet(who).role == Role::Player;
}

/// bots-may-hide: where the places are written on cards, one is drawn for a bot.
bool hides(const Table& table, Pawn who)
{
    if (!isCharacter(who)) return false;
    const bool byCards = table.rulings.is(HidingMethod::PlayingCardDeck);
    const bool mayBots = byCards && table.rulings.is(BotsMayHide::Yes);
    return isPlayed(table, who) || (mayBots && table.sheet(who).role == Role::Bot);
}

struct Hiding {
    Pawn who = Pawn::None;
    Car car = Car::None;
};

Hiding whoHides(const Table& table)
{
    for (const Car car : {Car::TimeTravel, Car::Handcar}) {
        const Pawn who = aloneIn(table, car);
        if (hides(table, who)) return {who, car};
    }
    return {};
}

/// What stands beside the track stays where it is, now beside the handcar's old neighbour
/// (pieces-beside-moved-handcar).
void leaveBehind(Play& play, Car neighbour)
{
    Table& table = play.table;
    auto& horses = table.horsesBeside;
    auto& beside = horses[static_cast<std::size_t>(Car::Handcar)];
    for (; beside > 0; --beside) {
        ++horses[static_cast<std::size_t>(neighbour)];
        play.happened({.what = HappeningKind::HorseMoved,
                       .rule = hiding,
                       .from = inside(Car::Handcar),
                       .to = inside(neighbour)});
    }
    if (table.stagecoachBeside == Car::Handcar) moveStagecoach(play, neighbour, hiding);
}

/// To the other end of the express, with what lies in it.
void changeEnds(Play& play)
{
    Table& table = play.table;
    const bool wasInFront = table.express.front() == Car::Handcar;
    const Car neighbour = wasInFront ? behind(table, Car::Handcar) : inFront(table, Car::Handcar);
    if (neighbour == Car::None) return;
    if (table.rulings.is(PiecesBesideMovedHandcar::StayOnTrack)) leaveBehind(play, neighbour);
    if (wasInFront) {
        table.express.erase(table.express.begin());
        table.express.push_back(Car::Handcar);
    } else {
        table.express.pop_back();
        table.express.insert(table.express.begin(), Car::Handcar);
    }
    const Car next = wasInFront ? inFront(table, Car::Handcar) : behind(table, Car::Handcar);
    play.happened({.what = HappeningKind::HandcarMoved,
                   .rule = hiding,
                   .from = inside(neighbour),
                   .to = inside(next)});
}

} // namespace

/// Not after the last round: nobody would come out again.
bool canHidePawn(const Table& table)
{
    return table.progress.round < roundCount && whoHides(table).who != Pawn::None;
}

bool hidesBeforeMotion(const Table& table)
{
    // Of the official booklets, each knows only one of the two.
    if (table.rulings.is(EndOfRoundOrder::EventThenMotionThenHide)) return false;
    return table.rulings.is(HideOrMotionFirst::HidingFirst);
}

/// 5.4.6 Hide Pawn: whoever is alone in the time travel car or on the handcar hides under another
/// car. Where, nobody is told, not even the program.
void hidePawn(Play& play)
{
    const auto [who, car] = whoHides(play.table);
    if (who == Pawn::None) return;
    const bool byCards = play.table.rulings.is(HidingMethod::PlayingCardDeck);
    play.happened(
        {.what = HappeningKind::Hides, .rule = hiding, .who = who, .number = byCards ? 1 : 0});
    play.move(who, Location::Hidden, hiding);
    if (car == Car::Handcar) changeEnds(play);
}

namespace {

PawnSet hiddenPawns(const Table& table)
{
    PawnSet hidden;
    for (int i = 0; i < characterCount; ++i) {
        if (table.where(pawnAt(i)) == Location::Hidden) hidden.insert(pawnAt(i));
    }
    return hidden;
}

Verdict mayBeUnder(const Table& table, Pawn who, Location place)
{
    if (isRoofless(carOf(place))) return refused(Reason::CannotStay, hiding).with(place);
    if (place == cell) return refused(Reason::CellClosed, {9, 4, 0}).with(place);
    if (place != entryOf(carOf(place))) return refused(Reason::InsideOnly, revealing).with(place);
    if (isRoof(place) && staysOffRoofs(table, who)) return neverOnRoof(who, place);
    return allowed(revealing);
}

void comeToLight(Play& play, Pawn who)
{
    const Pawn decider = isPlayed(play.table, who) ? who : Pawn::None;
    Question question = play.question(QuestionKind::HiddenUnder, decider, revealing);
    question.actor = who;
    for (const Location place : allLocations(play.table)) {
        question.offer(Choice(place), mayBeUnder(play.table, who, place));
    }
    travel(play,
           {.who = who, .to = play.ask(question).location(), .rule = revealing, .cause = who});
}

} // namespace

bool isAnybodyHidden(const Table& table)
{
    return !hiddenPawns(table).empty();
}

/// 5.3.1 Reveal Hidden Pawn
void revealHidden(Play& play)
{
    for (const Pawn who : hiddenPawns(play.table)) comeToLight(play, who);
}

} // namespace caboose::rules
