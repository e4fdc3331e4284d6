// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace caboose::test {

/// A text that a person can see, hear or be shown in a tool tip.
struct VisibleText {
    QString text;
    QString where; ///< for a message: class and name of the widget, and the property
};

/// All texts of the windows of the program: labels, buttons, titles, tabs, menus, headers, tool
/// tips, names and descriptions for screen readers.
QList<VisibleText> visibleTexts();

} // namespace caboose::test
