// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/map_layout.h"

#include "views/items/game_models.h"

#include <algorithm>
#include <cmath>

namespace caboose::views {
namespace {

using items::PlaceLevel;
using items::PlaceRow;

// The drawings of cars, see resources/art/car-*.svg.
constexpr qreal carWidth = 240;
constexpr qreal engineWidth = 360;
constexpr qreal lineHeight = 312; ///< with the ground under the wheels
constexpr qreal railHeight = 288;
constexpr qreal skyHeight = 14;
constexpr qreal sideMargin = 16;
constexpr qreal cellWall = 130; ///< between corridor and cell
constexpr int mostLines = 3;

constexpr QSizeF pawnSize(52, 78);
constexpr QSizeF lootSize(58, 32);
constexpr QSizeF prisonerSize(42, 49);
constexpr qreal besideCar = 10; ///< from the prison car to the prisoners on display
constexpr qreal barStep = 15;
constexpr qreal aboveLetter = 0.52; ///< of the height of a pawn
constexpr qreal letterShare = 0.17; ///< half a letter, of the width of its pawn
constexpr qreal gap = 4;
constexpr std::size_t mostInPile = 3;    ///< kinds of loot upon each other on a roof
constexpr qreal aboveRoof = 10;          ///< as far as the topmost of them may stick out
constexpr qreal crowded = 1.3;           ///< so much wider than the floor is a crowd
constexpr qreal crowdScale = 0.84;       ///< how much smaller its pawns are
constexpr qreal nearlyWideEnough = 1.15; ///< smaller pawns still stand in one row
constexpr qreal crowdStep = 24;          ///< how much higher those behind stand

bool isEngine(const PlaceRow& place)
{
    return place.car == 0 && place.train == 0;
}

qreal widthOf(const PlaceRow& place)
{
    return isEngine(place) ? engineWidth : carWidth;
}

/// The places of a car, in the car's own units.
QRectF areaOf(const PlaceRow& place)
{
    const qreal left = isEngine(place) ? 166 : 6;
    const qreal right = isEngine(place) ? 354 : 234;
    switch (place.level) {
    case PlaceLevel::Roof: return {QPointF(left, 8), QPointF(right, 108)};
    case PlaceLevel::Interior:
        return {QPointF(left + 14, 114), QPointF(place.hasCell ? cellWall - 3 : right - 14, 234)};
    case PlaceLevel::Cell: break;
    }
    return {QPointF(cellWall + 3, 114), QPointF(right - 14, 234)};
}

int prisonersInRow(int count)
{
    return count <= 8 ? std::min(count, 2) : 3;
}

/// What the prisoners need beside their car.
qreal displayWidth(const items::GameModels& models, const PlaceRow& car)
{
    const int count = models.prisoners.rowCount();
    if (count == 0 || !car.hasCell) return 0;
    return besideCar + prisonersInRow(count) * (prisonerSize.width() + gap);
}

QRectF signOf(const PlaceRow& place)
{
    return isEngine(place) ? QRectF(172, 234, 176, 24) : QRectF(14, 236, 212, 24);
}

/// The rows at which a car begins.
std::vector<int> carStarts(const items::GameModels& models)
{
    std::vector<int> starts;
    const auto& rows = models.places.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isSame =
            i > 0 && rows[i].car == rows[i - 1].car && rows[i].train == rows[i - 1].train;
        if (!isSame) starts.push_back(static_cast<int>(i));
    }
    return starts;
}

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

/// Pawns: a crowd stands in two rows, a little smaller, so that every letter can be read. Those
/// behind come first, because they are drawn first.
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

/// Loot: upon each other where the floor is too short and there is room above.
std::vector<QRectF> lying(int count, const QRectF& floor)
{
    const int inRow =
        std::max(1, static_cast<int>((floor.width() + gap) / (lootSize.width() + gap)));
    const int rows = (count + inRow - 1) / inRow;
    if (rows < 2 || rows * lootSize.height() > floor.height() + aboveRoof) {
        return inOneRow(count, lootSize, floor);
    }
    std::vector<QRectF> boxes;
    for (int row = 0; row < rows; ++row) {
        const int here = std::min(inRow, count - row * inRow);
        const QRectF shelf = floor.translated(0, -row * lootSize.height());
        for (const QRectF& box : inOneRow(here, lootSize, shelf)) boxes.push_back(box);
    }
    return boxes;
}

} // namespace

MapLayout::MapLayout(const items::GameModels& models, const QSizeF& widget)
{
    const std::vector<Line> lines = bestLines(models, widget);
    qreal width = 0;
    for (const Line& line : lines) width = std::max(width, line.width);
    qreal top = skyHeight;
    for (const Line& line : lines) {
        addLine(models, line, sideMargin + (width - line.width) / 2, top);
        top += lineHeight;
    }
    m_size = {width + 2 * sideMargin, top};
    addPieces(models);
}

std::vector<MapLayout::Line> MapLayout::linesFor(const items::GameModels& models, int count) const
{
    const std::vector<int> starts = carStarts(models);
    const int cars = static_cast<int>(starts.size());
    std::vector<Line> lines;
    for (int i = 0; i < cars; ++i) {
        const bool isNew = lines.empty() || i * count / cars != (i - 1) * count / cars;
        if (isNew) lines.push_back({});
        const int row = starts[static_cast<std::size_t>(i)];
        lines.back().cars.push_back(row);
        const PlaceRow& car = models.places.at(row);
        lines.back().width += widthOf(car) + displayWidth(models, car);
    }
    return lines;
}

std::vector<MapLayout::Line> MapLayout::bestLines(const items::GameModels& models,
                                                  const QSizeF& widget) const
{
    std::vector<Line> best;
    qreal bestScale = 0;
    for (int count = 1; count <= mostLines; ++count) {
        std::vector<Line> lines = linesFor(models, count);
        qreal width = 1;
        for (const Line& line : lines) width = std::max(width, line.width);
        const qreal scale = std::min(widget.width() / (width + 2 * sideMargin),
                                     widget.height() / (count * lineHeight + skyHeight));
        // A train in one piece is easier to read; breaking it must be worth it.
        if (scale <= bestScale * 1.15) continue;
        bestScale = scale;
        best = std::move(lines);
    }
    return best;
}

void MapLayout::addLine(const items::GameModels& models, const Line& line, qreal left, qreal top)
{
    for (const int row : line.cars) {
        addCar(models, row, {left, top});
        const PlaceRow& car = models.places.at(row);
        left += widthOf(car) + displayWidth(models, car);
    }
    m_rails.push_back(top + railHeight);
}

void MapLayout::addCar(const items::GameModels& models, int firstRow, QPointF corner)
{
    const PlaceRow& first = models.places.at(firstRow);
    m_cars.push_back({.art = first.art,
                      .name = first.carName,
                      .area = QRectF(corner, QSizeF(widthOf(first), 300)),
                      .sign = signOf(first).translated(corner)});
    for (int row = firstRow; row < models.places.rowCount(); ++row) {
        const PlaceRow& place = models.places.at(row);
        if (place.car != first.car || place.train != first.train) break;
        m_places.push_back({.row = row,
                            .id = place.id,
                            .area = areaOf(place).translated(corner),
                            .isCell = place.level == PlaceLevel::Cell});
    }
    if (first.hasCell) addPrisoners(models, corner + QPointF(carWidth + besideCar, 0));
}

/// In short rows, the first ones at the floor of the car.
void MapLayout::addPrisoners(const items::GameModels& models, QPointF corner)
{
    const int count = models.prisoners.rowCount();
    for (int row = 0; row < count; ++row) {
        const QPointF place((row % prisonersInRow(count)) * (prisonerSize.width() + gap),
                            railHeight -
                                (row / prisonersInRow(count) + 1) * (prisonerSize.height() + gap));
        m_pieces.push_back({PieceKind::Prisoner, row, models.prisoners.at(row).id,
                            QRectF(corner + place, prisonerSize)});
    }
}

std::vector<QLineF> MapLayout::barsOf(const PlaceBox& cell) const
{
    std::vector<QLineF> bars;
    for (qreal x = cell.area.left() + 4; x <= cell.area.right() - 2; x += barStep) {
        qreal end = cell.area.bottom();
        for (const PieceBox& piece : m_pieces) {
            const bool isInside =
                piece.kind == PieceKind::Pawn && cell.area.contains(piece.area.center());
            const qreal apart = std::abs(piece.area.center().x() - x);
            if (!isInside || apart > piece.area.width() * letterShare + 2) continue;
            end = std::min(end, piece.area.top() + piece.area.height() * aboveLetter);
        }
        bars.emplace_back(x, cell.area.top(), x, end);
    }
    return bars;
}

void MapLayout::addPieces(const items::GameModels& models)
{
    for (const PlaceBox& place : m_places) addPiecesOf(models, place);
}

void MapLayout::addPiecesOf(const items::GameModels& models, const PlaceBox& place)
{
    std::vector<PieceBox> pawns;
    std::vector<PieceBox> loot;
    for (int row = 0; row < models.pawns.rowCount(); ++row) {
        const items::PawnRow& pawn = models.pawns.at(row);
        if (pawn.place == place.id) pawns.push_back({PieceKind::Pawn, row, pawn.id, {}});
    }
    for (int row = 0; row < models.loot.rowCount(); ++row) {
        const items::LootRow& pile = models.loot.at(row);
        if (pile.place == place.id) loot.push_back({PieceKind::Loot, row, pile.id, {}});
    }

    const bool isRoof = models.places.at(place.row).level == PlaceLevel::Roof;
    QRectF pawnFloor = place.area.adjusted(4, 0, -4, isRoof ? -12 : -3);
    QRectF lootFloor = pawnFloor;
    if (isRoof) {
        // Beside the pawns; inside, on the shelf above them.
        const qreal pile =
            loot.size() <= mostInPile ? lootSize.width() + gap : pawnFloor.width() * 0.45;
        const qreal share = loot.empty() ? 0 : pawns.empty() ? pawnFloor.width() : pile;
        lootFloor.setLeft(pawnFloor.right() - share);
        pawnFloor.setRight(pawnFloor.right() - share);
    } else {
        lootFloor.setBottom(place.area.top() + lootSize.height());
    }
    const auto putDown = [this](std::vector<PieceBox>& pieces, const std::vector<QRectF>& boxes) {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            pieces[i].area = boxes[i];
            m_pieces.push_back(pieces[i]);
        }
    };
    putDown(loot, lying(static_cast<int>(loot.size()), lootFloor));
    putDown(pawns, standing(static_cast<int>(pawns.size()), pawnFloor));
}

} // namespace caboose::views
