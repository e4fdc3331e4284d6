// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace caboose::test {

/// Parts of the toolkit, and what is too small to be anything.
bool isScenery(const QWidget* widget);

/// Labels, buttons and fields on the screen that have less room than they need, or lie upon each
/// other.
QStringList clippedNow();

} // namespace caboose::test
