// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"
#include "model/rulebook/book/foundations.h"
#include "model/rulebook/book/rulebook_context.h"
#include "model/rulebook/reading/rulebook.h"

#include <optional>

namespace caboose::app {

/// The folder of the rulebook's text that comes with the program.
QString rulebookFolder();

/// The rulebook that comes with the program; if there is none, says so.
std::optional<rulebook::Rulebook> openRulebook(Invocation& invocation);
/// The book in the language that is asked for, else in the one that the system speaks.
const rulebook::Book& bookFor(const Invocation& invocation, const rulebook::Rulebook& rulebook);

/// The rulings and, where they are at hand, the cases that rest on each rule.
rulebook::Foundations foundationsAtHand();

/// Takes "--edition EDITION", "--boxes BOX,BOX" and "--players NUMBER" out of the arguments.
struct WantedGame {
    std::optional<rulebook::GameInHand> game; ///< nothing: any game
    bool isUnderstood = true;
};
WantedGame takeGame(QStringList& arguments);

} // namespace caboose::app
