// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QPoint;

namespace caboose::views {

/// Opens a menu so that those who listen hear that it has come: the keyboard is on its first entry.
void popUpSpoken(QMenu& menu, const QPoint& globalPos);

} // namespace caboose::views
