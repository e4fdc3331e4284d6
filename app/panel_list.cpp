// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel_list.h"

#include "app/actions.h"
#include "app/panel_context.h"
#include "views/welcome/welcome_panel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// Those of these actions that the program has, in this order.
QWidget* makeWelcome(const PanelContext& context, QWidget* parent)
{
    QList<QAction*> actions;
    for (const auto& id : {u"panel.rulings"_s, u"settings.palette"_s, u"settings.preferences"_s,
                           u"settings.shortcuts"_s}) {
        if (QAction* action = context.actions.find(id)) actions.append(action);
    }
    return new views::WelcomePanel(actions, parent);
}

} // namespace

Panels panelList()
{
    Panels panels;
    panels.add({.id = u"welcome"_s, .title = QT_TRANSLATE_NOOP("Panels", "Welcome"),
                .summary = QT_TRANSLATE_NOOP("Panels", "What Caboose is and what it can do now"),
                .icon = u"panel-welcome"_s, .create = makeWelcome});
    return panels;
}

} // namespace caboose::app
