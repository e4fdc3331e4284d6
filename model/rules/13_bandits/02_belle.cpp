// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/13_bandits/02_belle.h"

#include "model/rules/13_bandits/powers.h"

namespace caboose::rules {

namespace {

constexpr Rule rule{13, 2, 0};

/// Does this other target stand in for her?
bool shields(const Table& table, Pawn other)
{
    if (isBandit(other)) return true;
    const bool isPlayed = other == Pawn::Marshal && table.inGame(other);
    if (isPlayed && table.rulings.is(BelleShieldCountsPlayerMarshal::No)) return false;
    return table.rulings.is(BelleShieldCountsShotgunAndMarshal::Yes);
}

/// Who stands in for `whom`: somebody without such protection. Where there is nobody else, Belle
/// comes before whoever has her sidekick (15.2.1).
Pawn shieldOf(const Table& table, Pawn whom, PawnSet possible)
{
    const bool isExposed = whom != Pawn::Belle && possible.contains(Pawn::Belle) &&
                           table.rulings.is(BellePrecedenceWithThird::HolderExposed);
    if (isExposed) return Pawn::None;
    Pawn holder = Pawn::None;
    for (const Pawn other : possible) {
        if (other == whom || !shields(table, other)) continue;
        if (!has(table, other, Power::Shielded)) return other;
        holder = other;
    }
    return whom == Pawn::Belle ? holder : Pawn::None;
}

/// Whether it is by a ruling alone that none of these shields her.
Ruling exposedBy(const Table& table, PawnSet possible)
{
    if (table.rulings.is(BelleShieldCountsShotgunAndMarshal::Yes)) return Ruling::None;
    for (const Pawn other : possible) {
        const bool isPlayed = other == Pawn::Marshal && table.inGame(other);
        if (!isBandit(other) && !isPlayed) return Ruling::BelleShieldCountsShotgunAndMarshal;
    }
    return Ruling::None;
}

} // namespace

Verdict unlessShielded(const Table& table, Pawn whom, PawnSet possible, Verdict otherwise)
{
    if (!has(table, whom, Power::Shielded)) return otherwise;
    const Pawn other = shieldOf(table, whom, possible);
    if (other == Pawn::None) return otherwise.alsoBy(exposedBy(table, possible));
    const Ruling why = isBandit(other) ? Ruling::None : Ruling::BelleShieldCountsShotgunAndMarshal;
    return refused(Reason::BelleShielded, rule).with(other).by(why);
}

bool comesBefore(const Table& table, Pawn other, Pawn whom)
{
    const auto rank = [&](Pawn p) {
        if (!has(table, p, Power::Shielded)) return 0;
        return p == Pawn::Belle ? 2 : 1;
    };
    return rank(other) < rank(whom);
}

} // namespace caboose::rules
