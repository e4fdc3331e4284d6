// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/by_hand/by_hand.h"

#include <QPointF>

class QPainter;

namespace caboose::views {

/// A piece that is being dragged, as it hangs under the pointer.
struct CarriedPiece {
    items::HandPiece piece;
    QString art = {};
    QString letter = {};
    QPointF at = {}; ///< on the map's widget, in pixels
    int place = -1;  ///< that it would be dropped in; -1: none
};

/// In pixels; `scale`: how many of them a unit of the map has.
void drawCarried(QPainter& painter, const CarriedPiece& carried, qreal scale);

} // namespace caboose::views
