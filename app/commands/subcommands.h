// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

namespace caboose::app {

// A file for each, called after it: judge_command.cpp.
Subcommand actionsSubcommand();
Subcommand layoutsSubcommand();
Subcommand casesSubcommand();
Subcommand judgeSubcommand();
Subcommand playoutSubcommand();
Subcommand exportSubcommand();
Subcommand ruleSubcommand();
Subcommand searchSubcommand();
Subcommand rulebookSubcommand();

/// All of them, in the order of the overview.
QList<Subcommand> allSubcommands();

} // namespace caboose::app
