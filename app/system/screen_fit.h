// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

namespace caboose::app {

/// Where a window has to be so that a person can take hold of it: unchanged when enough of its
/// title is on one of the screens, else moved onto the nearest screen, and made no larger than it;
/// never larger than all screens together.
QRect fittedToScreens(const QRect& wanted, const QList<QRect>& screens);

} // namespace caboose::app
