// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

class QPainter;

namespace caboose::views {

/// What is behind the train: an evening in the desert, or a night in the dark theme. `rails` are
/// the heights of the rails, from top to bottom; `unit` is how many pixels a unit of the map has.
void drawScenery(QPainter& painter, const QRectF& whole, const std::vector<qreal>& rails,
                 qreal unit, bool dark);

} // namespace caboose::views
