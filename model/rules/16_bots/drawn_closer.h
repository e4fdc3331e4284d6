// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

namespace caboose::rules {

/// 16.7.2, 16.12.2 Whom a bot draws towards it: to the next place that is closer, over roofs up to
/// so many. It is no Move: neither who keeps a door nor what makes Move cards void stands against
/// it.
struct Pull {
    Pawn who = Pawn::None;
    PawnSet drawn;
    int roofs = 1;
    Rule rule{};
};

/// Whoever has a sheet and a place, but this one.
PawnSet charactersBut(const Table& table, Pawn who);

Verdict canDrawCloser(const Table& table, const Pull& pull);
/// All have left before anybody meets anything. With nobody to draw nothing happens, and why.
void drawCloser(Play& play, const Pull& pull, CardKind card);

/// Whom a card draws to whoever plays it.
using PullOf = Pull (*)(const Table& table, Pawn who);

// What the row of such a card does.
template <PullOf pullOf>
Verdict canDraw(const Table& table, Pawn who)
{
    return canDrawCloser(table, pullOf(table, who));
}
template <PullOf pullOf, CardKind card>
void draw(Play& play, Pawn who)
{
    drawCloser(play, pullOf(play.table, who), card);
}

} // namespace caboose::rules
