// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractButton;

namespace caboose::views {

/// Gives a box to tick, or one of several options, its text in as many lines as it takes in this
/// width; screen readers get it in one.
void wrapOption(QAbstractButton& option, const QString& text, int width);

} // namespace caboose::views
