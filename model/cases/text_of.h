// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/statement.h"

#include <string>

namespace caboose::cases {

// What is expected and what is found, in the words of the case language.

std::string textOf(const rules::Verdict& verdict);
/// Its two parts: "refused", and the reason with its arguments, the rule and the ruling.
std::string ruledText(rules::Ruled ruled);
/// Without the word for what is ruled: reason, arguments and rule.
std::string reasonText(const rules::Verdict& verdict);
std::string textOf(const ExpectedVerdict& verdict);
std::string textOf(const rules::Question& question);
std::string textOf(const ExpectedQuestion& question);
std::string textOf(const rules::Happening& happening);
std::string textOf(const ExpectedHappening& happening);
std::string textOf(const rules::Inconsistency& inconsistency);
std::string textOf(rules::LocationSet places);

bool matches(const ExpectedVerdict& expected, const rules::Verdict& verdict);
bool matches(const ExpectedQuestion& expected, const rules::Question& question);
bool matches(const ExpectedHappening& expected, const rules::Happening& happening);

} // namespace caboose::cases
