// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace caboose::views {

/// A button beside a list that moves the chosen row; the sign is an arrow.
QToolButton* makeMoveButton(const QString& sign, QWidget* parent);

} // namespace caboose::views
