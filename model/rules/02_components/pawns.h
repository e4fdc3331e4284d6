// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/enum_set.h"

#include <cstdint>

namespace caboose::rules {

/// 2.7 Pawns, and 2.4 the characters whose sheets they belong to. The fourteen characters come
/// first; Il Professore has a sheet but no pawn on a train.
enum class Pawn : std::uint8_t {
    Al,
    Belle,
    Cheyenne,
    Django,
    Doc,
    Ghost,
    Mary,
    Mei,
    Misty,
    Professore,
    Silk,
    Tuco,
    Twinzz,
    Marshal,
    Shotgun,
    FirstCourier,
    MiddleCourier,
    LastCourier,
    None
};

using PawnSet = EnumSet<Pawn>;

inline constexpr int banditCount = 13;
inline constexpr int characterCount = 14;
inline constexpr int pawnCount = 18;

/// For arrays with an entry for each pawn; those of sheets end with the characters. None has none.
constexpr int index(Pawn p)
{
    return static_cast<int>(p);
}
constexpr Pawn pawnAt(int i)
{
    return static_cast<Pawn>(i);
}
constexpr bool isBandit(Pawn p)
{
    return p <= Pawn::Twinzz;
}
constexpr bool isCharacter(Pawn p)
{
    return p <= Pawn::Marshal;
}
constexpr bool isCourier(Pawn p)
{
    return p >= Pawn::FirstCourier && p <= Pawn::LastCourier;
}

/// The six bandits of the base box.
inline constexpr PawnSet baseBandits{Pawn::Belle, Pawn::Cheyenne, Pawn::Django,
                                     Pawn::Doc,   Pawn::Ghost,    Pawn::Tuco};

} // namespace caboose::rules
