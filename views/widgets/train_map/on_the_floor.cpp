// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/on_the_floor.h"

#include <algorithm>

namespace caboose::views {
namespace {

constexpr qreal aboveRoof = 10;          ///< as far as the topmost of them may stick out
constexpr qreal smallestLoot = 0.62;     ///< how much smaller tokens may get for want of room
constexpr qreal crowded = 1.3;           ///< so much wider than the floor is a crowd
constexpr qreal crowdScale = 0.84;       ///< how much smaller its pawns are
constexpr qreal nearlyWideEnough = 1.15; ///< smaller pawns still stand in one row
constexpr qreal crowdStep = 24;          ///< how much higher those behind stand

/// Boxes of one size beside each other on a floor, drawn together if there is not enough room.
std::vector<QRectF> inOneRow(int count, const QSizeF& size, const QRectF& floor)
{
    std::vector<QRectF> boxes;
    const qreal wanted = count * size.width() + (count - 1) * gap;
    const qreal step = wanted <= floor.width() || count < 2
                           ? size.width() + gap
                           : (floor.width() - size.width()) / (count - 1);
    const qreal used = (count - 1) * step + size.width();
    qreal x = floor.center().x() - used / 2;
    for (int i = 0; i < count; ++i) {
        boxes.emplace_back(x, floor.bottom() - size.height(), size.width(), size.height());
        x += step;
    }
    return boxes;
}

/// Three rows for whoever does not fit into two, as far as there is room above.
std::vector<QRectF> packed(int count, const QSizeF& size, const QRectF& floor)
{
    std::vector<QRectF> boxes;
    for (int row = 2; row >= 0; --row) {
        const int here = count / 3 + (count % 3 > row ? 1 : 0);
        const qreal inset = row == 1 ? size.width() / 4 : 0;
        const QRectF shelf = floor.adjusted(inset, 0, inset - size.width() / 4, -row * crowdStep);
        for (const QRectF& box : inOneRow(here, size, shelf)) boxes.push_back(box);
    }
    return boxes;
}

} // namespace

std::vector<QRectF> standing(int count, const QRectF& floor)
{
    const bool isCrowd = count * pawnSize.width() > floor.width() * crowded;
    if (!isCrowd) return inOneRow(count, pawnSize, floor);
    const QSizeF small = pawnSize * crowdScale;
    if (count * small.width() <= floor.width() * nearlyWideEnough) {
        return inOneRow(count, small, floor);
    }
    const bool isPacked = count * small.width() > 2 * floor.width() * crowded;
    if (isPacked && small.height() + 2 * crowdStep <= floor.height()) {
        return packed(count, small, floor);
    }
    const int behind = count / 2;
    // Each looks through between two of those in front.
    const qreal inset = behind == count - behind ? small.width() / 4 : small.width() / 2;
    QRectF back = floor.adjusted(inset, 0, -inset, -crowdStep);
    if (behind == count - behind) back.translate(inset, 0);
    std::vector<QRectF> boxes = inOneRow(behind, small, back);
    for (const QRectF& box : inOneRow(count - behind, small, floor)) boxes.push_back(box);
    return boxes;
}

std::vector<QRectF> lying(int count, const QRectF& floor)
{
    const int inRow =
        std::max(1, static_cast<int>((floor.width() + gap) / (lootSize.width() + gap)));
    const int rows = (count + inRow - 1) / inRow;
    if (rows < 2) return inOneRow(count, lootSize, floor);
    if (rows * lootSize.height() > floor.height() + aboveRoof) {
        const qreal fits = (floor.width() + gap) / (count * (lootSize.width() + gap));
        return inOneRow(count, lootSize * std::max(smallestLoot, fits), floor);
    }
    std::vector<QRectF> boxes;
    for (int row = 0; row < rows; ++row) {
        const int here = std::min(inRow, count - row * inRow);
        const QRectF shelf = floor.translated(0, -row * lootSize.height());
        for (const QRectF& box : inOneRow(here, lootSize, shelf)) boxes.push_back(box);
    }
    return boxes;
}

} // namespace caboose::views
