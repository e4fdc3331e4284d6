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

/// Which of more than three, the rule leaves open: in the order in which the Infirmary takes them
/// (5.4.2), then as they come.
void setThreeAside(BulletsByGiver& inFront)
{
    int left = enough;
    const auto take = [&](std::size_t giver) {
        const int taken = std::min<int>(left, inFront[giver]);
        inFront[giver] = static_cast<std::uint8_t>(inFront[giver] - taken);
        left -= taken;
    };
    take(neutral);
    take(static_cast<std::size_t>(Pawn::Cheyenne));
    take(static_cast<std::size_t>(Pawn::Marshal));
    for (std::size_t giver = 0; giver < neutral; ++giver) take(giver);
}

} // namespace

bool losesCard(Play& play, Pawn who, Card card)
{
    if (!play.table.isBot(who)) return false;
    BulletsByGiver& inFront = play.table.sheet(who).inFront;
    if (inAll(inFront) < enough) return false;
    setThreeAside(inFront);
    play.nothing(who, card, Reason::ThreeBullets, rule);
    return true;
}

} // namespace caboose::rules
