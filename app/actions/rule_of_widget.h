// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

#include <optional>

class QWidget;

namespace caboose::app {

// Whatever stands for something with a rule says which: a model in the role that it names "rule", a
// widget in its property "rule", a panel as a whole in its property "panelRule".

/// The rule of what is at that point of a widget (on the screen), else of what is chosen in it;
/// empty: none.
QString ruleOf(const QWidget* widget, const std::optional<QPoint>& globalPos = {});
/// The rule of the panel that a widget is in.
QString ruleOfPanelAround(const QWidget* widget);

/// What the panel is about as a whole.
QWidget* about(const char* rule, QWidget* panel);

} // namespace caboose::app
