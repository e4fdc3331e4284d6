// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/09_trains/02_bot_marshal.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/meetings.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 13, 1};

bool areTogether(const Table& table)
{
    const Location here = table.where(Pawn::Tuco);
    return table.isBot(Pawn::Tuco) && table.isAt(Pawn::Tuco, here) &&
           table.isAt(Pawn::Marshal, here);
}

/// 16.13.1: by a Marshal card, by a punch, by a push of Django's.
bool isNamed(Rule occasion)
{
    occasion.point = 0;
    return occasion == Rule{10, 8, 0} || occasion == Rule{10, 5, 0} || occasion == Rule{13, 4, 0};
}

/// Whoever's action brings them together, but himself; no event and no flight.
bool earnsToken(const Table& table, const Journey& journey)
{
    const Pawn who = journey.cause;
    if (!isNamed(journey.rule) && table.rulings.is(WantedTokenOccasions::NamedOnes)) return false;
    const bool isAnother = isBandit(who) && table.inGame(who) && who != Pawn::Tuco;
    return isAnother && table.sheet(who).wantedTokens == 0 &&
           table.sheet(Pawn::Tuco).wantedTokens > 0;
}

void giveToken(Play& play, const Journey& journey)
{
    if (!earnsToken(play.table, journey)) return;
    const Pawn who = journey.cause;
    --play.table.sheet(Pawn::Tuco).wantedTokens;
    ++play.table.sheet(who).wantedTokens;
    play.happened(
        {.what = HappeningKind::WantedTokenGiven, .rule = rule, .who = Pawn::Tuco, .whom = who});
}

/// The locomotive of the same train; out of it to its caboose; from the coach into the express.
Location refugeFrom(const Table& table, Location here)
{
    const bool isArmoured = isOnArmoured(table, carOf(here));
    const Location engine = inside(isArmoured ? Car::ArmouredLocomotive : Car::Locomotive);
    return here != engine ? engine : inside(cabooseOf(isArmoured ? table.armoured : table.express));
}

void meet(Play& play, const Arrival& arrival)
{
    const bool isComing =
        arrival.pawns.contains(Pawn::Tuco) || arrival.pawns.contains(Pawn::Marshal);
    if (!isComing || !areTogether(play.table)) return;
    const Location here = play.table.where(Pawn::Tuco);
    giveToken(play, arrival.journey);
    if (!isBotMarshal(play.table)) return;
    play.happened({.what = HappeningKind::Encountered,
                   .rule = rule,
                   .who = Pawn::Tuco,
                   .whom = Pawn::Marshal});
    const Location refuge = refugeFrom(play.table, here);
    if (refuge != here) travel(play, {.who = Pawn::Tuco, .to = refuge, .rule = rule});
}

} // namespace

/// 16.13.1 The Tuco bot and the Marshal in one place: a Wanted token for whoever has brought them
/// together; and the bot Marshal sends him to an end of the train.
constinit const Meeting tucoAndMarshal{.rule = {16, 13, 1}, .settle = meet};

} // namespace caboose::rules
