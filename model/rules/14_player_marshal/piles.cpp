// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/14_player_marshal/piles.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule rule{14, 2, 0};

std::uint8_t& bulletsIn(Table& table, Pile pile)
{
    Sheet& sheet = table.sheet(Pawn::Marshal);
    return pile == Pile::First ? sheet.bulletsLeft : sheet.secondPile;
}

int bulletsIn(const Table& table, Pile pile)
{
    const Sheet& sheet = table.sheet(Pawn::Marshal);
    return pile == Pile::First ? sheet.bulletsLeft : sheet.secondPile;
}

MarshalBullet& topmost(Table& table, Pile pile)
{
    PileOrder& order = table.pileOrders[pile == Pile::First ? 0 : 1];
    return order[order.size() - static_cast<std::size_t>(bulletsIn(table, pile))];
}

/// Those that have been turned up, and those that are known to lie below, are not the topmost.
Verdict mayBeTop(const Table& table, Pile pile, MarshalBullet bullet)
{
    const PileOrder& order = table.pileOrders[pile == Pile::First ? 0 : 1];
    const auto found = std::find(order.begin(), order.end(), bullet);
    if (found == order.end()) return allowed(rule);
    const bool isBelow = order.end() - found < bulletsIn(table, pile);
    return refused(isBelow ? Reason::LiesBelow : Reason::AlreadyTaken, rule);
}

MarshalBullet askForTop(Play& play, Pile pile, Pawn target)
{
    Question question = play.question(QuestionKind::BulletKind, Pawn::None, rule);
    question.whom = target;
    for (int n = index(MarshalBullet::Disarmed); n <= index(MarshalBullet::Golden); ++n) {
        const auto bullet = static_cast<MarshalBullet>(n);
        question.offer(Choice(cardOf(bullet)), mayBeTop(play.table, pile, bullet));
    }
    return marshalBulletOf(play.ask(question).card());
}

} // namespace

bool isPileOrder(const PileOrder& order)
{
    for (const MarshalBullet bullet : order) {
        const bool isKnown = bullet != MarshalBullet::Unknown;
        if (isKnown && std::count(order.begin(), order.end(), bullet) > 1) return false;
    }
    return true;
}

bool hasBullet(const Table& table, Pile pile)
{
    return bulletsIn(table, pile) > 0;
}

MarshalBullet topOf(const Table& table, Pile pile)
{
    if (!hasBullet(table, pile)) return MarshalBullet::Unknown;
    const PileOrder& order = table.pileOrders[pile == Pile::First ? 0 : 1];
    return order[order.size() - static_cast<std::size_t>(bulletsIn(table, pile))];
}

bool haveSameTop(const Table& table)
{
    const MarshalBullet top = topOf(table, Pile::First);
    return top != MarshalBullet::Unknown && top == topOf(table, Pile::Second);
}

bool areAlike(const Table& table)
{
    const PileOrder& order = table.pileOrders[0];
    const bool isKnown =
        std::find(order.begin(), order.end(), MarshalBullet::Unknown) == order.end();
    return isKnown && order == table.pileOrders[1] &&
           bulletsIn(table, Pile::First) == bulletsIn(table, Pile::Second);
}

MarshalBullet takeTop(Play& play, Pile pile, Pawn target)
{
    MarshalBullet& top = topmost(play.table, pile);
    if (top == MarshalBullet::Unknown) top = askForTop(play, pile, target);
    const MarshalBullet bullet = top;
    --bulletsIn(play.table, pile);
    return bullet;
}

} // namespace caboose::rules
