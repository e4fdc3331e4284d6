// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/map_layout.h"

#include "views/items/game_models.h"
#include "views/widgets/train_map/on_the_floor.h"

#include <algorithm>
#include <cmath>

namespace caboose::views {
namespace {

using items::BesideRow;
using items::CarShape;
using items::PlaceLevel;
using items::PlaceRow;

// The drawings of cars, see resources/art/car-*.svg.
constexpr qreal carWidth = 240;
constexpr qreal engineWidth = 360;
constexpr qreal halfWidth = 120;
constexpr qreal coachTop = 265; ///< before its car: over the wheels, below the sign
constexpr qreal coachHeight = 222;
constexpr qreal horsesTop = 308;
constexpr QSizeF horseSize(72, 66);
constexpr QPointF teamCorner(-8, 355); ///< of the horses before the coach
constexpr QSizeF teamSize(78, 106);
constexpr int mostHorses = 3;     ///< that are drawn beside a car
constexpr qreal lineHeight = 312; ///< with the ground under the wheels
constexpr qreal railHeight = 288;
constexpr qreal skyHeight = 14;
constexpr qreal sideMargin = 16;
constexpr qreal cellWall = 130; ///< between corridor and cell
constexpr int mostLines = 3;

constexpr QSizeF prisonerSize(42, 49);
constexpr qreal besideCar = 10; ///< from the prison car to the prisoners on display
constexpr qreal barStep = 15;
constexpr qreal aboveLetter = 0.52;   ///< of the height of a pawn
constexpr qreal letterShare = 0.17;   ///< half a letter, of the width of its pawn
constexpr std::size_t mostInPile = 3; ///< kinds of loot upon each other on a roof

qreal widthOf(CarShape shape)
{
    switch (shape) {
    case CarShape::Engine: return engineWidth;
    case CarShape::Half: return halfWidth;
    case CarShape::Car:
    case CarShape::Coach: break;
    }
    return carWidth;
}

QRectF areaInCoach(PlaceLevel level)
{
    return level == PlaceLevel::Roof ? QRectF(60, 3, 178, 89) : QRectF(82, 98, 136, 80);
}

/// The places of a car, in the car's own units.
QRectF areaOf(const PlaceRow& place)
{
    if (place.shape == CarShape::Coach) return areaInCoach(place.level);
    if (place.shape == CarShape::Half) return {4, 58, halfWidth - 7, 176};
    const bool isEngine = place.shape == CarShape::Engine;
    const qreal left = isEngine ? 166 : 6;
    const qreal right = isEngine ? 354 : 234;
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

qreal widthOfHeads(int count)
{
    return count == 0 ? 0 : besideCar + prisonersInRow(count) * (prisonerSize.width() + gap);
}

int countOf(const items::GameModels& models, BesideRow::Kind kind)
{
    const auto& rows = models.beside.rows();
    return static_cast<int>(std::count_if(
        rows.begin(), rows.end(), [kind](const BesideRow& row) { return row.kind == kind; }));
}

bool isCaboose(const items::GameModels& models, const PlaceRow& car)
{
    const auto& rows = models.places.rows();
    return car.train == 0 && std::none_of(rows.begin(), rows.end(), [&](const PlaceRow& other) {
               return other.train == 0 && other.car > car.car;
           });
}

/// What the prisoners need beside their car.
qreal prisonersWidth(const items::GameModels& models, const PlaceRow& car)
{
    return car.hasCell ? widthOfHeads(models.prisoners.rowCount()) : 0;
}

/// What is on display behind a car: prisoners, and at the end of the express the hostages.
qreal displayWidth(const items::GameModels& models, const PlaceRow& car)
{
    const int hostages = isCaboose(models, car) ? countOf(models, BesideRow::Kind::Hostage) : 0;
    return prisonersWidth(models, car) + widthOfHeads(hostages);
}

QRectF signOf(const PlaceRow& place)
{
    switch (place.shape) {
    case CarShape::Engine: return {172, 234, 176, 24};
    case CarShape::Half: return {-10, 236, halfWidth + 20, 24};
    case CarShape::Coach: return {};
    case CarShape::Car: break;
    }
    return {14, 236, 212, 24};
}

const PlaceRow* coachOf(const items::GameModels& models)
{
    const auto& rows = models.places.rows();
    const auto coach = std::find_if(
        rows.begin(), rows.end(), [](const PlaceRow& row) { return row.shape == CarShape::Coach; });
    return coach == rows.end() ? nullptr : &*coach;
}

/// Of a line with this car: the train with the ground under its wheels, and the road before it.
qreal heightFor(const items::GameModels& models, const PlaceRow& car)
{
    if (car.train != 0) return lineHeight;
    const PlaceRow* coach = coachOf(models);
    if (coach != nullptr && coach->car == car.car) return coachTop + coachHeight;
    const auto& rows = models.beside.rows();
    const bool hasHorses = std::any_of(rows.begin(), rows.end(), [&](const BesideRow& row) {
        return row.kind == BesideRow::Kind::Horses && row.car == car.car;
    });
    return hasHorses ? horsesTop + horseSize.height() + gap : lineHeight;
}

/// The rows at which a car begins.
std::vector<int> carStarts(const items::GameModels& models)
{
    std::vector<int> starts;
    const auto& rows = models.places.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isSame =
            i > 0 && rows[i].car == rows[i - 1].car && rows[i].train == rows[i - 1].train;
        const bool isOnRails = rows[i].shape != CarShape::Coach;
        if (!isSame && isOnRails) starts.push_back(static_cast<int>(i));
    }
    return starts;
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
        top += line.height;
    }
    m_size = {width + 2 * sideMargin, top};
    addCoach(models);
    addHorses(models);
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
        lines.back().width += widthOf(car.shape) + displayWidth(models, car);
        lines.back().height = std::max(lines.back().height, heightFor(models, car));
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
        qreal height = skyHeight;
        for (const Line& line : lines) {
            width = std::max(width, line.width);
            height += line.height;
        }
        const qreal scale =
            std::min(widget.width() / (width + 2 * sideMargin), widget.height() / height);
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
        left += widthOf(car.shape) + displayWidth(models, car);
    }
    m_rails.push_back(top + railHeight);
}

void MapLayout::addCar(const items::GameModels& models, int firstRow, QPointF corner)
{
    const PlaceRow& first = models.places.at(firstRow);
    m_cars.push_back({.art = first.art,
                      .name = first.carName,
                      .area = QRectF(corner, QSizeF(widthOf(first.shape), 300)),
                      .sign = signOf(first).translated(corner),
                      .number = first.train == 0 ? first.car : -1});
    addPlaces(models, firstRow, corner);
    const QPointF end = corner + QPointF(widthOf(first.shape) + besideCar, 0);
    if (first.hasCell) addPrisoners(models, end);
    if (isCaboose(models, first)) {
        addHostages(models, end + QPointF(prisonersWidth(models, first), 0));
    }
}

void MapLayout::addPlaces(const items::GameModels& models, int firstRow, QPointF corner)
{
    const PlaceRow& first = models.places.at(firstRow);
    for (int row = firstRow; row < models.places.rowCount(); ++row) {
        const PlaceRow& place = models.places.at(row);
        if (place.car != first.car || place.train != first.train) break;
        m_places.push_back({.row = row,
                            .id = place.id,
                            .area = areaOf(place).translated(corner),
                            .isCell = place.level == PlaceLevel::Cell});
    }
}

namespace {

/// In short rows, the first ones at the floor of the car.
QRectF headArea(int nth, int count, QPointF corner)
{
    const int inRow = prisonersInRow(count);
    const QPointF place((nth % inRow) * (prisonerSize.width() + gap),
                        railHeight - (nth / inRow + 1) * (prisonerSize.height() + gap));
    return {corner + place, prisonerSize};
}

} // namespace

void MapLayout::addPrisoners(const items::GameModels& models, QPointF corner)
{
    const int count = models.prisoners.rowCount();
    for (int row = 0; row < count; ++row) {
        m_pieces.push_back(
            {PieceKind::Prisoner, row, models.prisoners.at(row).id, headArea(row, count, corner)});
    }
}

void MapLayout::addHostages(const items::GameModels& models, QPointF corner)
{
    const int count = countOf(models, BesideRow::Kind::Hostage);
    int nth = 0;
    for (int row = 0; row < models.beside.rowCount(); ++row) {
        const BesideRow& beside = models.beside.at(row);
        if (beside.kind != BesideRow::Kind::Hostage) continue;
        m_pieces.push_back({PieceKind::Hostage, row, beside.id, headArea(nth++, count, corner)});
    }
}

const CarBox* MapLayout::carNumber(int number) const
{
    const auto car = std::find_if(m_cars.begin(), m_cars.end(),
                                  [number](const CarBox& box) { return box.number == number; });
    return car == m_cars.end() ? nullptr : &*car;
}

/// 9.3: on the road, before the car that it is beside.
void MapLayout::addCoach(const items::GameModels& models)
{
    const PlaceRow* coach = coachOf(models);
    const CarBox* car = coach == nullptr ? nullptr : carNumber(coach->car);
    if (car == nullptr) return;
    const QPointF corner = car->area.topLeft() + QPointF(0, coachTop);
    m_cars.push_back({.art = coach->art,
                      .name = coach->carName,
                      .area = QRectF(corner, QSizeF(carWidth, 216)),
                      .sign = {}});
    addPlaces(models, static_cast<int>(coach - models.places.rows().data()), corner);
}

void MapLayout::addHorses(const items::GameModels& models)
{
    const PlaceRow* coach = coachOf(models);
    for (int row = 0; row < models.beside.rowCount(); ++row) {
        const BesideRow& horses = models.beside.at(row);
        const CarBox* car = carNumber(horses.car);
        if (horses.kind != BesideRow::Kind::Horses || car == nullptr) continue;
        const bool isTeam = coach != nullptr && coach->car == horses.car;
        const int room = std::max(1, static_cast<int>(car->area.width() / horseSize.width()));
        const int shown = std::min({horses.count, room, mostHorses});
        const QSizeF size =
            isTeam ? teamSize : QSizeF(shown * horseSize.width(), horseSize.height());
        const QPointF corner =
            isTeam ? teamCorner : QPointF((car->area.width() - size.width()) / 2, horsesTop);
        m_pieces.push_back(
            {PieceKind::Horses, row, horses.id, QRectF(car->area.topLeft() + corner, size)});
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
