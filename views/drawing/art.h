// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPixmap>
#include <QString>

#include <functional>

class QPainter;

namespace caboose::views {

// Our own drawings, resources/art/<name>.svg. A name of which there is no drawing gives the general
// one of its family ("loot-any" for "loot-mailbag").

/// In the drawing's own units.
QSizeF artSize(const QString& name);

/// As large as the rectangle, which should have the drawing's proportions. Drawings are kept, so
/// that the next time costs no more than a copy.
void drawArt(QPainter& painter, const QString& name, const QRectF& where);

/// Whether this is the picture of a card, of a turn or of an event: only an ink is seen on any
/// ground.
bool isLineArt(const QString& name);
/// Line art, in an ink.
void drawLineArt(QPainter& painter, const QString& name, const QRectF& where, const QColor& ink);

/// A pawn with its letter.
void drawPawn(QPainter& painter, const QString& name, const QString& letter, const QRectF& where);

/// A prisoner with the letter of whose sidekick it is, on the chest.
void drawPrisoner(QPainter& painter, const QString& letter, const QRectF& where);

/// Anything else that shall cost no more than a copy the next time. The key names all that it
/// depends on besides its size; `draw` gets the area at (0, 0), in the painter's own units.
void drawKept(QPainter& painter, const QString& key, const QRectF& where,
              const std::function<void(QPainter&, const QRectF&)>& draw);

/// For labels and lists. Line art takes the ink, pictures keep their colours.
QPixmap artPixmap(const QString& name, const QString& letter, const QSize& size, qreal scale,
                  const QColor& ink);

/// The largest rectangle of the drawing's proportions in the middle of this one.
QRectF fitted(const QString& name, const QRectF& where);

} // namespace caboose::views
