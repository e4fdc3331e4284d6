// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keys on the screen: what the open question takes, and what every action has.
#include "app/window/program.h"
#include "views/items/program/actions_model.h"
#include "views/items/referee/answer_keys.h"
#include "views/widgets/key_overlay.h"

#include <QAction>
#include <QMainWindow>

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

void Program::showKeys()
{
    if (!m_keys) m_keys = new views::KeyOverlay(window());
    QList<views::KeyGroup> groups{answers(m_document->models().options)};
    for (const Category category :
         {Category::Game, Category::Panels, Category::View, Category::Layout, Category::Settings,
          Category::Program, Category::Help}) {
        groups.append(keysOf(m_actions, category));
    }
    groups.removeIf([](const views::KeyGroup& group) { return group.keys.isEmpty(); });
    m_keys->show(groups);
}

} // namespace caboose::app
