// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/menu_heading.h"

#include <QAction>
#include <QMenu>

namespace caboose::views {

void addHeading(QMenu& menu, const QString& text)
{
    if (!menu.isEmpty()) menu.addSeparator();
    QAction* heading = menu.addAction(text);
    heading->setEnabled(false);
    QFont bold = menu.font();
    bold.setBold(true);
    heading->setFont(bold);
}

} // namespace caboose::views
