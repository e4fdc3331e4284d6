// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/09_misty.h"

#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 9, 0};

} // namespace

Card actionOf(const Table& table, const PlayedCard& played)
{
    if (played.card.kind != CardKind::Bullet) return played.card;
    return {table.seats[played.seat].characters.front(), CardKind::Punch, 0};
}

std::optional<SeatIndex> homeOf(const Table& table, const PlayedCard& played)
{
    const bool isOwn = table.seats[played.seat].characters.contains(played.card.owner);
    return isOwn || played.card.kind == CardKind::Bullet ? played.seat
                                                         : table.seatOf(played.card.owner);
}

Verdict canPunchWithBullet(const Table& table, Pawn who)
{
    if (has(table, who, Power::BulletPunch)) return allowed(rule);
    const bool punches = table.rulings.is(BulletPunchAfterPowerLost::Punch);
    return (punches ? allowed(rule) : refused(Reason::PowerLost, rule).with(who))
        .by(Ruling::BulletPunchAfterPowerLost);
}

} // namespace caboose::rules
