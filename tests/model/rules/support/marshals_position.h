// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// Any position with somebody who plays the Marshal: an express with the prison car, perhaps a time
/// travel car and a stagecoach, one to five bandits anywhere, in the cell, too, with hostages,
/// prisoners, mailbags and void cards; piles of bullets in a known or unknown order; some cards of
/// the round performed. By the combined rules or with the booklet of the box, with some house
/// rulings.
Table marshalsPosition(Random& random);

} // namespace caboose::rules
