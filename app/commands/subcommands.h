// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

namespace caboose::app {

// Each in the file of its name.

Subcommand layoutsSubcommand();
Subcommand actionsSubcommand();
Subcommand judgeSubcommand();
Subcommand casesSubcommand();
Subcommand playoutSubcommand();
Subcommand exportSubcommand();
Subcommand ruleSubcommand();
Subcommand searchSubcommand();
Subcommand rulebookSubcommand();

/// In the order of the help.
inline QList<Subcommand> allSubcommands()
{
    return {layoutsSubcommand(), actionsSubcommand(), judgeSubcommand(),
            casesSubcommand(),   playoutSubcommand(), exportSubcommand(),
            ruleSubcommand(),    searchSubcommand(),  rulebookSubcommand()};
}

} // namespace caboose::app
