// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

#include <QStringList>

namespace caboose::items {

/// The key for each option of a question, in their order; refused ones have none. An action card
/// has the letter of its name (with Shift: a second bandit's, or face down where both are
/// possible), everything else a digit in the order in which they are listed (option_order.h), and
/// letters behind the ninth.
QStringList answerKeys(const rules::Question& question, const rules::Table& table);

/// The key that an action card or drawing has wherever it may be chosen; empty: it has none.
QString usualKey(rules::Choice choice);

/// How a key is written on a button: "⇧M" for "Shift+M".
QString written(const QString& key);

} // namespace caboose::items
