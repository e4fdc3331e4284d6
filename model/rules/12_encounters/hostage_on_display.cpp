// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/05_sequence/play_order.h"
#include "model/rules/12_encounters/meetings.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{9, 3, 2};
constexpr Location coach = inside(Car::Stagecoach);

/// A bot's hostage is drawn by chance.
Question takeHostage(const Play& play, Pawn who)
{
    const Table& table = play.table;
    const bool isBot = table.sheet(who).role == Role::Bot;
    Question question = play.question(QuestionKind::TakeHostage, isBot ? Pawn::None : who, rule);
    question.actor = who;
    question.whom = who;
    for (const Hostage hostage : table.hostages) question.offer(Choice(hostage), allowed(rule));
    return question;
}

/// hostage-per-bandit-when-two-per-player: has he one, or perhaps his partner?
bool hasHostage(const Table& table, Pawn who)
{
    const std::optional<SeatIndex> seat = table.seatOf(who);
    const bool each = table.rulings.is(HostagePerBanditWhenTwoPerPlayer::Yes);
    if (each || !seat) return table.sheet(who).hostage != Hostage::None;
    const auto& partners = table.seats[*seat].characters;
    return std::any_of(partners.begin(), partners.end(),
                       [&](Pawn p) { return table.sheet(p).hostage != Hostage::None; });
}

void take(Play& play, Pawn who)
{
    Table& table = play.table;
    if (table.hostages.empty() || hasHostage(table, who)) return;
    const Hostage hostage = play.ask(takeHostage(play, who)).hostage();
    table.hostages.erase(hostage);
    table.sheet(who).hostage = hostage;
    play.happened({.what = HappeningKind::HostageTaken,
                   .rule = rule,
                   .who = who,
                   .number = static_cast<int>(hostage)});
}

void board(Play& play, const Arrival& arrival)
{
    if (arrival.journey.to != coach) return;
    const PawnSet boarded = arrival.pawns & play.table.bandits();
    for (const Pawn who : inPlayOrder(play.table, boarded)) take(play, who);
}

} // namespace

/// 9.3.2 Whoever comes into the stagecoach, by whatever way and doing, takes a hostage.
constinit const Meeting hostageOnDisplay{.rule = {9, 3, 2}, .settle = board};

} // namespace caboose::rules
