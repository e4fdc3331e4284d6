// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/statement.h"
#include "model/notation/line.h"

#include <optional>
#include <span>

namespace caboose::cases {

/// Does this word begin a statement (and not a line of notation)? No word begins both.
bool beginsStatement(std::string_view word);
/// All words that may begin a statement, to guess what a wrong one was meant to be.
std::vector<std::string> statementWords();

/// Reads one statement; the line stands at its first word. Nothing, and a mistake, if it can't be
/// read.
std::optional<Statement> takeStatement(notation::Line& line);

/// "rests on" behind or below a statement. Nothing is taken, and nothing is wrong, if other words
/// stand there.
bool takeRestsOn(notation::Line& line, ExpectedVerdict& verdict);

// What several statements have in common.

/// To the end of the line: the reason, behind it arguments, rule and ruling in any order, as far as
/// they stand there.
void takeVerdict(notation::Line& line, ExpectedVerdict& verdict);
void takeHappening(notation::Line& line, ExpectedHappening& happening);
/// From a number alone: "10.6".
std::optional<rules::Rule> ruleNumberFrom(std::string_view word);

} // namespace caboose::cases
