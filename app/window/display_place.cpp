// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/display_place.h"

namespace caboose::app {

DisplayPlace displayPlace(const QList<QRect>& screens, qsizetype own)
{
    for (qsizetype n = 0; n < screens.size(); ++n) {
        if (n != own) return {screens.at(n), true};
    }
    if (screens.isEmpty()) return {};
    QRect window(QPoint(), screens.front().size() * 3 / 4);
    window.moveCenter(screens.front().center());
    return {window, false};
}

} // namespace caboose::app
