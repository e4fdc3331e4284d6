// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"
#include "views/items/adjusting/adjusting.h"

#include <QString>

namespace caboose::items {

// The rule that tells most about a thing: what somebody wants to read who points at it.

rules::Rule ruleOf(rules::Pawn pawn);
rules::Rule ruleOfSheet(rules::Pawn who);
rules::Rule ruleOf(rules::Car car);
rules::Rule ruleOf(rules::CardKind card);
/// The event on a round card; without one what the card's turns are.
rules::Rule ruleOf(const rules::RoundCard& card);

/// As links have it; empty for none.
QString numberOf(rules::Rule rule);

/// Of a piece on the table, as a number.
QString ruleOf(const Adjustable& piece);

} // namespace caboose::items
