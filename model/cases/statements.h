// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/statement.h"
#include "model/notation/line.h"

#include <optional>
#include <span>

namespace caboose::cases {

/// Does this word begin a statement (and not a line of notation)?
bool beginsStatement(std::string_view word);
std::vector<std::string> statementWords();

/// Reads one statement; the line stands at its first word. Nothing, and a mistake, if it can't be
/// read.
std::optional<Statement> takeStatement(notation::Line& line);

/// "rests on" behind or below a statement.
bool takeRestsOn(notation::Line& line, ExpectedVerdict& verdict);

// What several statements have in common.

void takeVerdict(notation::Line& line, ExpectedVerdict& verdict);
void takeHappening(notation::Line& line, ExpectedHappening& happening);
std::optional<rules::Rule> ruleNumberFrom(std::string_view word);

} // namespace caboose::cases
