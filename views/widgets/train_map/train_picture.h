// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPixmap>
#include <QSize>

namespace caboose::items {
class GameModels;
} // namespace caboose::items

namespace caboose::views {

/// Whether places and pawns that may be answered are lit, and have their keys.
enum class Offers { Hidden, Shown };

/// The train with everything on it as a picture of this size, to look at only.
QPixmap trainPicture(const items::GameModels& models, const QSize& size, qreal scale,
                     const QFont& font, Offers offers = Offers::Hidden);

} // namespace caboose::views
