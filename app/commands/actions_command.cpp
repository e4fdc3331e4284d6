// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose actions: every action with its keys, for people and for the manual page.

#include "app/actions/action_registry.h"
#include "app/commands/subcommands.h"
#include "app/rulebook/rulebook_actions.h"
#include "app/window/game_actions.h"
#include "app/window/language_actions.h"
#include "app/window/layout_actions.h"
#include "app/window/panel_actions.h"
#include "app/window/panel_list.h"
#include "app/window/program_actions.h"
#include "app/window/view_actions.h"
#include "views/items/program/actions_model.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

template <typename Subject>
void append(QList<ActionSpec>& specs, const ActionTable<Subject>& rows)
{
    for (const ActionRow<Subject>& row : rows) specs.append(row.spec);
}

QList<ActionSpec> allActions()
{
    QList<ActionSpec> specs;
    append(specs, layoutActions());
    append(specs, viewActions());
    append(specs, programActions());
    append(specs, gameActions());
    append(specs, rulebookActions());
    append(specs, panelActions(panelList()));
    append(specs, languageActions());
    return specs;
}

QString keysOf(const ActionSpec& spec)
{
    return spec.keys.isEmpty() ? u"-"_s : spec.keys.join(u" / "_s);
}

int run(Invocation& invocation)
{
    if (!invocation.arguments.isEmpty()) return misused(invocation, u"actions"_s);
    for (const ActionSpec& spec : allActions()) {
        invocation.out << spec.id << '\t' << keysOf(spec) << '\t' << nameOf(spec.category) << '\t'
                       << items::plainName(nameOf(spec)) << '\t' << tipOf(spec) << '\n';
    }
    return exitFine;
}

} // namespace

Subcommand actionsSubcommand()
{
    return {.name = u"actions"_s,
            .usage = QT_TRANSLATE_NOOP("CommandLine", "actions"),
            .summary = QT_TRANSLATE_NOOP("CommandLine", "List every action with its shortcuts."),
            .details = QT_TRANSLATE_NOOP(
                "CommandLine", "One action a line, separated by tabs: id, keys, category, "
                               "name, what it does."),
            .run = run};
}

} // namespace caboose::app
