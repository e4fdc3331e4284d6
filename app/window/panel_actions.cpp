// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panel_actions.h"

#include "app/docking/panels.h"
#include "app/window/pages.h"

using namespace Qt::StringLiterals;

namespace caboose::app {

ActionTable<Pages> panelActions(const Panels& panels)
{
    ActionTable<Pages> rows;
    for (const PanelSpec& panel : panels.all()) {
        const QString& id = panel.id;
        rows.append({.spec = {.id = u"panel."_s + id,
                              .category = Category::Panels,
                              .name = panel.title,
                              .tip = panel.summary,
                              .keys = panel.keys,
                              .icon = panel.icon,
                              .context = "Panels"},
                     .run =
                         [id](Pages& pages, const Trigger& trigger) {
                             trigger.byKeys ? pages.goToOrClose(id) : pages.toggle(id);
                         },
                     .checked = [id](const Pages& pages) { return pages.isOpen(id); },
                     .menu = {Menu::Panels}});
    }
    return rows;
}

} // namespace caboose::app
