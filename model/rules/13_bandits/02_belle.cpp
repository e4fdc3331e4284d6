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
    return isBandit(other) || table.rulings.is(BelleShieldCountsShotgunAndMarshal::Yes);
}

/// 15.2.1: Belle's own beauty comes before that of somebody with her sidekick.
bool yieldsTo(const Table& table, Pawn whom, Pawn other)
{
    return has(table, other, Power::Shielded) && whom != Pawn::Belle;
}

} // namespace

Verdict unlessShielded(const Table& table, Pawn whom, PawnSet possible, Verdict otherwise)
{
    if (!has(table, whom, Power::Shielded)) return otherwise;
    for (const Pawn other : possible) {
        if (other == whom || !shields(table, other) || yieldsTo(table, whom, other)) continue;
        const Ruling why =
            isBandit(other) ? Ruling::None : Ruling::BelleShieldCountsShotgunAndMarshal;
        return refused(Reason::BelleShielded, rule).with(other).by(why);
    }
    return otherwise;
}

} // namespace caboose::rules
