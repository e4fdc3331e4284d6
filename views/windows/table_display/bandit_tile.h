// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace caboose::items {
struct CharacterRow;
} // namespace caboose::items

namespace caboose::views {

/// A bandit with what everybody can see of them: bullets left and received, and loot by kind.
void drawBanditTile(QPainter& painter, const items::CharacterRow& bandit, const QRectF& area,
                    const QFont& font, const QPalette& palette);

} // namespace caboose::views
