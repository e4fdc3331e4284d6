// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/menu_key.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QWidget>

namespace caboose::app {
namespace {

bool asksForMenu(const QEvent& event)
{
    if (event.type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier;
}

/// In the order in which the toolkit tells of the key itself.
void openMenuOf(QWidget& widget)
{
    QKeyEvent key(QEvent::KeyPress, Qt::Key_Menu, Qt::NoModifier);
    QApplication::sendEvent(&widget, &key);
    if (key.isAccepted()) return;
    const QPoint at = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &menu);
}

} // namespace

MenuKey::MenuKey(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool MenuKey::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType() || !asksForMenu(*event)) return false;
    openMenuOf(*static_cast<QWidget*>(watched));
    return true;
}

} // namespace caboose::app
