// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/05_seats_of_bots.h"
#include "model/rules/04_set_up/set_up.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/20_official/6_pairs.h"
#include "model/rules/core/step_functions.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{4, 5, 1};

PawnSet playersBandits(const Table& table)
{
    PawnSet all;
    for (const Pawn who : table.bandits()) {
        if (table.sheet(who).role == Role::Player) all.insert(who);
    }
    return all;
}

/// The Marshal whom somebody plays begins; without him one of the bandits, a bot's only where
/// there are no others.
bool beginsUnlessAnotherMust(const Table& table, Pawn who)
{
    if (table.inGame(Pawn::Marshal)) return who == Pawn::Marshal;
    const PawnSet bandits = playersBandits(table);
    return bandits.empty() || bandits.contains(who);
}

/// Whoever came on horseback: one of those in the last car that anybody boarded.
bool ridesRearmost(const Table& table, Pawn who)
{
    for (std::size_t i = table.express.size(); i-- > 0;) {
        const PawnSet aboard = table.banditsAt(inside(table.express[i]));
        if (!aboard.empty()) return aboard.contains(who);
    }
    return true;
}

Verdict mayBegin(const Table& table, SeatIndex seat, Pawn who)
{
    switch (table.rulings.get<FirstPlayerSelection>()) {
    case FirstPlayerSelection::RandomCharacter: break;
    case FirstPlayerSelection::RandomTeamAPlayer:
        if (!isPlayerA(table, seat)) return refused(Reason::NotOffered, {20, 6, 2}).with(who);
        break;
    case FirstPlayerSelection::PlayerMarshal:
    case FirstPlayerSelection::MarshalElseRandom:
        if (!beginsUnlessAnotherMust(table, who))
            return refused(Reason::NotOffered, rule).with(who);
        break;
    case FirstPlayerSelection::RandomInRearmostCar:
        if (!ridesRearmost(table, who)) return refused(Reason::NotOffered, rule).with(who);
        break;
    }
    return allowed(rule);
}

Question whoBegins(const Play& play)
{
    const Table& table = play.table;
    Question question = play.question(QuestionKind::FirstPlayer, Pawn::None, rule);
    for (SeatIndex i = 0; i < table.seats.size(); ++i) {
        for (const Pawn who : table.seats[i].characters) {
            question.offer(Choice(who), mayBegin(table, i, who));
        }
    }
    return question;
}

bool isAsSeated(const Table& table, const FixedVector<SeatIndex, maxSeats>& order)
{
    for (std::size_t n = 0; n < order.size(); ++n) {
        if (order[n] != seatInOrder(table, static_cast<int>(n))) return false;
    }
    return true;
}

/// 4.5.2: between the players, as evenly as can be.
void spreadBots(Play& play)
{
    constexpr Rule sitting{4, 5, 2};
    Table& table = play.table;
    BotsInSeats isBot;
    for (const Seat& seat : table.seats) isBot.push_back(seat.isBot);
    const auto order = seatsWithBotsSpread(isBot, table.firstPlayer);
    if (isAsSeated(table, order)) return;
    const auto before = table.seats;
    for (std::size_t n = 0; n < order.size(); ++n) table.seats[n] = before[order[n]];
    table.firstPlayer = 0;
    for (SeatIndex n = 1; n < table.seats.size(); ++n) {
        if (!table.seats[n].isBot) continue;
        play.happened({.what = HappeningKind::BotSeated,
                       .rule = sitting,
                       .who = speaker(table, n),
                       .whom = speaker(table, static_cast<SeatIndex>(n - 1))});
    }
}

} // namespace

/// 4.5
void chooseFirstPlayer(Play& play)
{
    const Pawn who = play.ask(whoBegins(play)).pawn();
    play.table.firstPlayer = play.table.seatOf(who).value_or(0);
    play.happened({.what = HappeningKind::FirstPlayerIs, .rule = rule, .who = who});
    spreadBots(play);
}

} // namespace caboose::rules
