// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/subcommands.h"

namespace caboose::app {

QList<Subcommand> allSubcommands()
{
    return {layoutsSubcommand(), actionsSubcommand(), judgeSubcommand(),
            casesSubcommand(),   playoutSubcommand(), exportSubcommand(),
            ruleSubcommand(),    searchSubcommand(),  rulebookSubcommand()};
}

} // namespace caboose::app
