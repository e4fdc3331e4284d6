// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/boxes.h"
#include "model/rules/02_components/pawns.h"

#include <QString>

namespace caboose::items {

/// Why a character can't be a bot in a game out of these boxes, in a few words; empty: it can.
QString whyNoBot(rules::Pawn who, rules::Boxes boxes, bool hasTwoBanditsEach);
/// The number of the rule about them as a bot; empty: there is none.
QString botRule(rules::Pawn who);

} // namespace caboose::items
