// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>

class QPainter;

namespace caboose::items {
class GameModels;
} // namespace caboose::items

namespace caboose::views {

/// Whether places and pawns that may be answered are lit, and have their keys.
enum class Offers { Hidden, Shown };

/// The train with everything on it, to look at only; fills the area.
void drawTrainPicture(QPainter& painter, const items::GameModels& models, const QRectF& area,
                      const QFont& font, Offers offers = Offers::Hidden);

} // namespace caboose::views
