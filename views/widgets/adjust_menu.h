// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"

class QMenu;
class QPoint;
class QWidget;

namespace caboose::views {

/// What can be done by hand, as a menu with its submenus.
void fillAdjustMenu(QMenu& menu, const items::AdjustmentChoices& choices);

/// Shows it; nothing if nothing can be done. The menu goes when it closes.
QMenu* popUpAdjustMenu(const items::AdjustmentChoices& choices, const QString& title,
                       const QPoint& globalPos, QWidget* parent);

} // namespace caboose::views
