// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

namespace caboose::app {

struct DisplayPlace {
    QRect where;
    bool isFull = false; ///< the whole of a screen, and no frame

    bool operator==(const DisplayPlace&) const = default;
};

/// Where the table display goes: to the first screen that is not the main window's, with the whole
/// of it; on the only screen that there is it is a window in the middle, so that the main window
/// can still be reached. `own`: the main window's among the screens.
DisplayPlace displayPlace(const QList<QRect>& screens, qsizetype own);

} // namespace caboose::app
