// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/piece.h"
#include "model/rules/04_set_up/plan.h"
#include "views/items/game/player_names.h"

#include <QStringList>

#include <vector>

namespace caboose::items {

/// What is remembered of a set-up for the next one.
///
/// Written by NewGameModel::toStrings(), kept by the program's settings. Rulings are not in it:
/// RulingsModel remembers its own.
struct RememberedPlan {
    std::vector<rules::Pawn> order; ///< all bandits, clockwise
    rules::PawnSet playing;
    rules::PawnSet bots; ///< of those who play
    PlayerNames names;
    rules::KeptByProgram kept;
    bool entersPlayed = true;
    bool carsAreAsked = false;
    bool firstIsAsked = false;
    std::vector<rules::RoundCard> ownRounds; ///< and those of a box that the group has read
    rulebook::Boxes boxes{rulebook::Box::Base};
    rules::Modules modules{rules::Module::Base};
    bool boxesAreSettled = false;
    rules::PileOrders pileOrders = rules::usualPileOrders;
};

/// A word for each thing, in the spelling of the rules core: "bandit=belle,plays,Anna".
QStringList stringsOf(const RememberedPlan& plan);
/// What is not understood is left out; without all bandits there is no order.
RememberedPlan planFrom(const QStringList& strings);

} // namespace caboose::items
