// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys_on_screen.h"

#include "app/actions/action_registry.h"
#include "views/items/program/actions_model.h"
#include "views/items/referee/answer_keys.h"
#include "views/items/referee/options_model.h"

#include <QAction>

namespace caboose::app {
namespace {

views::KeyGroup answers(const items::OptionsModel& options)
{
    views::KeyGroup group{.title = options.question().question, .keys = {}};
    for (const items::OptionRow& row : options.rows()) {
        if (row.hint.keys.isEmpty()) continue;
        group.keys.append({row.text, items::written(row.hint.keys)});
    }
    return group;
}

views::KeyGroup keysOf(const Actions& actions, Category category)
{
    views::KeyGroup group{.title = nameOf(category), .keys = {}};
    for (const QAction* action : actions.of(category)) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        if (!keys.isEmpty()) group.keys.append({items::plainName(action->text()), keys});
    }
    return group;
}

} // namespace

QList<views::KeyGroup> keysOnScreen(const Actions& actions, const items::OptionsModel& options)
{
    QList<views::KeyGroup> groups{answers(options)};
    for (const Category category :
         {Category::Game, Category::Rulebook, Category::Panels, Category::View, Category::Layout,
          Category::Settings, Category::Program, Category::Help}) {
        groups.append(keysOf(actions, category));
    }
    groups.removeIf([](const views::KeyGroup& group) { return group.keys.isEmpty(); });
    return groups;
}

} // namespace caboose::app
