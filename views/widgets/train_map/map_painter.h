// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/widgets/train_map/map_layout.h"

#include <QPalette>

class QPainter;

namespace caboose::items {
struct BesideRow;
struct LootRow;
struct PawnRow;
} // namespace caboose::items

namespace caboose::views {

/// How much something is in the eye: what can be chosen is offered, or under pointer or keyboard
/// too; what the question is not about may be pointed at.
enum class Light { Off, Pointed, Offered, Focused, Refused };

Light lightOf(const items::AnswerHint& hint, bool isFocused);

// What is drawn on the map, in units of the map.

void drawCar(QPainter& painter, const CarBox& car, const QFont& font);
void drawPlaceLight(QPainter& painter, const QRectF& area, Light light);
/// The glow around a pawn or token that can be chosen.
void drawPieceLight(QPainter& painter, const QRectF& area, Light light);
/// Where the key of a place is, and that of a pawn.
QPointF keyOfPlace(const QRectF& area);
QPointF keyOfPawn(const QRectF& area);
/// The key that chooses it, at the corner.
void drawKey(QPainter& painter, QPointF corner, const QString& key, const QFont& font);
void drawPawnPiece(QPainter& painter, const items::PawnRow& pawn, const QRectF& area);
/// A hostage, or horses.
void drawBesidePiece(QPainter& painter, const items::BesideRow& row, const QRectF& area,
                     const QFont& font);
/// What stands before whoever is in a cell.
void drawBars(QPainter& painter, const QRectF& cell, const std::vector<QLineF>& bars);
void drawLootPiece(QPainter& painter, const items::LootRow& loot, const QRectF& area,
                   const QFont& font);

} // namespace caboose::views
