// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/drawing/colours.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace caboose::views {

/// What is behind the train: a desert, by day or by night as the theme has it. `rails` are the
/// heights of the rails, from top to bottom; `unit` is how many pixels a unit of the map has.
void drawScenery(QPainter& painter, const QRectF& whole, const std::vector<qreal>& rails,
                 qreal unit, const SceneryColours& colours);

} // namespace caboose::views
