// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken_menu.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

namespace caboose::views {

void popUpSpoken(QMenu& menu, const QPoint& globalPos)
{
    menu.popup(globalPos);
    // Whoever holds a button of the mouse is on what is beneath it.
    if (QApplication::mouseButtons() != Qt::NoButton) return;
    QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
    QApplication::sendEvent(&menu, &down);
}

} // namespace caboose::views
