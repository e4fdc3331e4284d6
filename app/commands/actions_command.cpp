// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// caboose actions: every action with its keys, for people and for the manual page.

#include "app/actions/game_actions.h"
#include "app/actions/rulebook_actions.h"
#include "app/commands/subcommands.h"
#include "app/system/languages.h"
#include "app/window/action_list.h"
#include "app/window/panel_list.h"
#include "views/items/program/actions_model.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QList<ActionSpec> allActions()
{
    QList<ActionSpec> specs = programActions() + gameActions() + rulebookActions();
    const Panels panels = panelList();
    for (const PanelSpec& panel : panels.all()) specs.append(panelAction(panel));
    for (const Language& language : Languages::all()) {
        specs.append(languageAction(language.code, language.ownName));
    }
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
