// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"
#include "model/rulebook/book/rulebook_context.h"
#include "model/rulebook/reading/rulebook.h"

#include <optional>

namespace caboose::app {

/// The rulebook that comes with the program; if there is none, says so.
[[nodiscard]] std::optional<rulebook::Rulebook> openRulebook(Invocation& invocation);
/// The book in the language that is asked for, else in the one that the system speaks.
const rulebook::Book& bookFor(const Invocation& invocation, const rulebook::Rulebook& rulebook);

/// Takes "--edition EDITION", "--boxes BOX,BOX" and "--players NUMBER" out of the arguments.
struct WantedGame {
    std::optional<rulebook::RulebookContext> game; ///< nothing: any game
    bool isUnderstood = true;
};
WantedGame takeGame(QStringList& arguments);

} // namespace caboose::app
