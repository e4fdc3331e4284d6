// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// A game in which somebody plays the Marshal, or in which his prison car runs without him, with
/// the round cards of his box and perhaps with horses: before its set-up.
Table marshalGame(Random& random);

} // namespace caboose::rules
