// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"

namespace caboose::rules {

/// A game of one person against bots, or of few beside several, by the combined rules with any of
/// the boxes that can be followed: before its set-up. Who is alone is a bandit, or the Marshal.
Table soloGame(Random& random);

} // namespace caboose::rules
