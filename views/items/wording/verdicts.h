// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings.h"
#include "model/rules/core/verdict.h"

#include <QString>

namespace caboose::items::words {

/// Why: "Doc stands between"; empty for what is simply allowed.
QString reason(const rules::Verdict& verdict);
/// A reason without its arguments' verdict, as in the log: "nobody can be aimed at".
QString reason(rules::Reason reason);
/// The same of an action, or of an event, that does nothing: whose it is and by which rule is named
/// where the reason is about them.
QString reason(rules::Reason reason, rules::Pawn whose, rules::Rule rule);

/// The whole verdict: "No: Doc stands between (11.1)."
QString verdict(const rules::Verdict& verdict);
/// The same with the ruling that it rests on, as it is in force.
QString verdict(const rules::Verdict& verdict, const rules::Rulings& rulings);

} // namespace caboose::items::words
