// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/train_picture.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/items/game_models.h"
#include "views/widgets/train_map/map_layout.h"
#include "views/widgets/train_map/map_painter.h"
#include "views/widgets/train_map/scenery.h"

#include <QPainter>

#include <algorithm>

namespace caboose::views {
namespace {

void drawPieces(QPainter& painter, const items::GameModels& models, const MapLayout& layout,
                const QFont& font)
{
    for (const PieceBox& piece : layout.pieces()) {
        switch (piece.kind) {
        case PieceKind::Pawn: drawPawnPiece(painter, models.pawns.at(piece.row), piece.area); break;
        case PieceKind::Loot:
            drawLootPiece(painter, models.loot.at(piece.row), piece.area, font);
            break;
        case PieceKind::Prisoner:
            drawPrisoner(painter, models.prisoners.at(piece.row).letter, piece.area);
            break;
        case PieceKind::Hostage:
        case PieceKind::Horses:
            drawBesidePiece(painter, models.beside.at(piece.row), piece.area, font);
            break;
        }
    }
    for (const PlaceBox& place : layout.places()) {
        if (place.isCell) drawBars(painter, place.area, layout.barsOf(place));
    }
}

/// All glows below all pawns.
void drawLights(QPainter& painter, const items::GameModels& models, const MapLayout& layout)
{
    for (const PlaceBox& place : layout.places())
        drawPlaceLight(painter, place.area, lightOf(models.places.at(place.row).hint, false));
    for (const PieceBox& piece : layout.pieces()) {
        if (piece.kind == PieceKind::Pawn)
            drawPieceLight(painter, piece.area, lightOf(models.pawns.at(piece.row).hint, false));
    }
}

/// The table calls "five".
void drawKeys(QPainter& painter, const items::GameModels& models, const MapLayout& layout,
              const QFont& font)
{
    for (const PlaceBox& place : layout.places()) {
        const items::AnswerHint& hint = models.places.at(place.row).hint;
        if (hint.isPossible()) drawKey(painter, keyOfPlace(place.area), hint.keys, font);
    }
    for (const PieceBox& piece : layout.pieces()) {
        if (piece.kind != PieceKind::Pawn) continue;
        const items::AnswerHint& hint = models.pawns.at(piece.row).hint;
        if (hint.isPossible()) drawKey(painter, keyOfPawn(piece.area), hint.keys, font);
    }
}

} // namespace

void drawTrainPicture(QPainter& painter, const items::GameModels& models, const QRectF& area,
                      const QFont& font, Offers offers)
{
    const MapLayout layout(models, area.size());
    const QSizeF all = layout.size();
    const qreal unit = std::min(area.width() / all.width(), area.height() / all.height());
    const QPointF corner(area.left() + (area.width() - all.width() * unit) / 2,
                         area.top() + (area.height() - all.height() * unit) * 0.62);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(area, Qt::IntersectClip);
    std::vector<qreal> rails;
    for (const qreal rail : layout.rails()) rails.push_back(corner.y() + rail * unit);
    drawScenery(painter, area, rails, unit, coloursInUse().scenery);
    painter.translate(corner);
    painter.scale(unit, unit);
    for (const CarBox& car : layout.cars()) drawCar(painter, car, font);
    if (offers == Offers::Shown) drawLights(painter, models, layout);
    drawPieces(painter, models, layout, font);
    if (offers == Offers::Shown) drawKeys(painter, models, layout, font);
    painter.restore();
}

} // namespace caboose::views
