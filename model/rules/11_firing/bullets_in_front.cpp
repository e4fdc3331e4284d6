// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/11_firing/bullets_in_front.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace caboose::rules {

namespace {

constexpr Rule rule{11, 3, 2};
constexpr int enough = 3;
constexpr std::size_t neutral = characterCount;

int inAll(const BulletsByGiver& bullets)
{
    return std::accumulate(bullets.begin(), bullets.end(), 0);
}

bool hasThree(const Table& table, Pawn who)
{
    return table.isBot(who) && inAll(table.sheet(who).inFront) >= enough;
}

/// Which of more than three, the rule leaves open: in the order in which the Infirmary takes them
/// (5.4.2), then as they come.
void setThreeAside(Table& table, Pawn who)
{
    BulletsByGiver& inFront = table.sheet(who).inFront;
    int left = enough;
    const auto take = [&](std::size_t giver) {
        const int taken = std::min<int>(left, inFront[giver]);
        inFront[giver] = static_cast<std::uint8_t>(inFront[giver] - taken);
        left -= taken;
    };
    take(neutral);
    // 4.7.2: arrows are those of a bot.
    if (table.isBot(Pawn::Cheyenne)) take(static_cast<std::size_t>(Pawn::Cheyenne));
    take(static_cast<std::size_t>(Pawn::Marshal));
    for (std::size_t giver = 0; giver < neutral; ++giver) take(giver);
}

} // namespace

Verdict unlessThreeInFront(const Table& table, Pawn who, Verdict otherwise)
{
    return hasThree(table, who) ? refused(Reason::ThreeBullets, rule).with(who) : otherwise;
}

bool losesCard(Play& play, Pawn who, Card card)
{
    if (!hasThree(play.table, who)) return false;
    setThreeAside(play.table, who);
    play.nothing(who, card, Reason::ThreeBullets, rule);
    return true;
}

} // namespace caboose::rules
