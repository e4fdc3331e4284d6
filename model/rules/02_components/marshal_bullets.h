// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace caboose::rules {

/// 14.2 The six bullets of each of the Marshal's Colts, by the number of their rule. It is the
/// number of the card, too.
enum class MarshalBullet : std::uint8_t {
    Unknown,
    Disarmed,
    WoundedKnee,
    ShoulderInjury,
    GotIm,
    DropThatBag,
    Golden
};
inline constexpr int marshalBulletCount = 7;

constexpr int index(MarshalBullet bullet)
{
    return static_cast<int>(bullet);
}
constexpr Card cardOf(MarshalBullet bullet)
{
    return {Pawn::Marshal, CardKind::Bullet, static_cast<std::uint8_t>(bullet)};
}
constexpr bool isMarshalBullet(Card card)
{
    return card.owner == Pawn::Marshal && card.kind == CardKind::Bullet;
}
/// Of a bullet of the Marshal's.
constexpr MarshalBullet marshalBulletOf(Card card)
{
    return static_cast<MarshalBullet>(card.number);
}
/// 14.2: an extended penalty holds until the round is over, the others at once or not at all.
constexpr bool hasExtendedPenalty(MarshalBullet bullet)
{
    return bullet >= MarshalBullet::Disarmed && bullet <= MarshalBullet::ShoulderInjury;
}

std::string_view keyOf(MarshalBullet bullet);
std::optional<MarshalBullet> marshalBulletFrom(std::string_view key);

/// 4.8.3: the bullets of one Colt in the order in which they are fired. No text tells it, but that
/// the Golden Bullet is the last: the table enters it, or names each card when it comes.
using PileOrder = std::array<MarshalBullet, 6>;
inline constexpr PileOrder usualPileOrder{MarshalBullet::Unknown, MarshalBullet::Unknown,
                                          MarshalBullet::Unknown, MarshalBullet::Unknown,
                                          MarshalBullet::Unknown, MarshalBullet::Golden};
inline constexpr std::size_t marshalPileCount = 2;

} // namespace caboose::rules
