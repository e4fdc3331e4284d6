// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/cars.h"
#include "model/rules/02_components/hostage.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/02_components/pawns.h"
#include "model/rules/02_components/round_cards.h"

#include <QString>

namespace caboose::items {

// The pictures of the pieces by name (resources/art/<name>.svg), and the letters on the pawns.
// Drawn by views/drawing/art.h.

QString artOf(rules::Pawn pawn);
QString artOf(rules::Car car);
QString artOf(rules::LootKind kind);
QString artOf(rules::Hostage hostage);
QString artOf(rules::CardKind kind);
QString artOf(rules::Turn turn);
/// Of turns that nobody has told yet, and of a hand on a round card.
QString unreadTurnArt();
QString handIconArt();
QString artOf(rules::Event event);

/// On the pawn's picture, beside its shape and colour; empty where the picture says it all.
QString letterOf(rules::Pawn pawn);

} // namespace caboose::items
