// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/statement.h"

#include <string>

namespace caboose::cases {

// What is expected and what is found, in the words of the case language: for `caboose judge
// --keys`, for what a failed case and a failed test say. Nobody reads them out of context; people
// get views/items/wording.

std::string textOf(const rules::Verdict& verdict);
/// Its two parts: "refused", and the reason with its arguments, the rule and the ruling.
std::string ruledText(rules::Ruled ruled);
/// Without the word for what is ruled: reason, arguments and rule.
std::string reasonText(const rules::Verdict& verdict);
std::string textOf(const ExpectedVerdict& verdict);
/// Its kind, who is asked, and what about; not its options.
std::string textOf(const rules::Question& question);
std::string textOf(const ExpectedQuestion& question);
/// Its kind and those of its arguments that say something.
std::string textOf(const rules::Happening& happening);
std::string textOf(const ExpectedHappening& happening);
std::string textOf(const rules::Inconsistency& inconsistency);
std::string textOf(rules::LocationSet places);

/// Is it one of those that the case means? What a case does not say, always matches.
bool matches(const ExpectedVerdict& expected, const rules::Verdict& verdict);
bool matches(const ExpectedQuestion& expected, const rules::Question& question);
bool matches(const ExpectedHappening& expected, const rules::Happening& happening);

} // namespace caboose::cases
