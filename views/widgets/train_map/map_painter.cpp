// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/map_painter.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/items/train_map/beside_model.h"
#include "views/items/train_map/loot_model.h"
#include "views/items/train_map/pawns_model.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

const PieceColours& pieces()
{
    return coloursInUse().pieces;
}

QFont sized(QFont font, qreal pixels, bool bold)
{
    font.setPixelSize(qRound(pixels));
    font.setBold(bold);
    return font;
}

/// As large as fits, and no larger than wanted.
QFont fittingFont(const QFont& font, const QString& text, qreal wanted, qreal width)
{
    QFont fit = sized(font, wanted, true);
    const qreal needed = QFontMetricsF(fit).horizontalAdvance(text);
    if (needed > width) fit = sized(font, wanted * width / needed, true);
    return fit;
}

QColor colourOf(Light light)
{
    if (light == Light::Pointed) return pieces().pointed;
    return light == Light::Refused ? pieces().refused : pieces().offered;
}

/// A kind of loot and how many of it.
void drawChip(QPainter& painter, const items::LootRow& loot, const QRectF& area, const QFont& font)
{
    painter.setPen(QPen(pieces().chipLine, 1.5));
    painter.setBrush(pieces().chip);
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 9, 9);
    const qreal side = area.height() - 4;
    drawArt(painter, loot.art, {area.left() + 3, area.top() + 2, side, side});
    painter.setPen(pieces().ink);
    painter.setFont(sized(font, area.height() * 0.62, true));
    painter.drawText(area.adjusted(side + 3, 0, -3, 0), Qt::AlignCenter,
                     QString::number(loot.count));
}

/// Those that have no room of their own are told by their number.
void drawHorses(QPainter& painter, const items::BesideRow& horses, const QRectF& area,
                const QFont& font)
{
    constexpr std::array kinds{"horse", "horse-grey", "horse"};
    constexpr QSizeF size(72, 60);
    const bool isTeam = area.height() > 1.5 * size.height();
    const int room = isTeam ? 2 : std::max(1, qRound(area.width() / size.width()));
    const int shown = std::min(horses.count, room);
    for (int i = 0; i < shown; ++i) {
        const QPointF step = isTeam ? QPointF(6 * i, 40 * i) : QPointF(72 * i, i % 2 == 0 ? 0 : 6);
        drawArt(painter, QLatin1StringView(kinds[static_cast<std::size_t>(i)]),
                QRectF(area.topLeft() + step, size));
    }
    if (horses.count == shown) return;
    const QRectF chip(area.right() - 36, area.top() - 6, 40, 28);
    painter.setPen(QPen(pieces().boardText, 2));
    painter.setBrush(pieces().board);
    painter.drawRoundedRect(chip, 8, 8);
    painter.setFont(sized(font, 20, true));
    painter.drawText(chip, Qt::AlignCenter, u"×%1"_s.arg(horses.count));
}

} // namespace

Light lightOf(const items::AnswerHint& hint, bool isFocused)
{
    if (hint.isPossible()) return isFocused ? Light::Focused : Light::Offered;
    const bool isRefused = hint.kind == items::AnswerHint::Kind::Refused;
    if (!isFocused) return Light::Off;
    return isRefused ? Light::Refused : Light::Pointed;
}

void drawCar(QPainter& painter, const CarBox& car, const QFont& font)
{
    drawArt(painter, car.art, car.area);
    if (car.sign.isEmpty()) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(pieces().board);
    painter.drawRoundedRect(car.sign, 4, 4);
    painter.setPen(pieces().boardText);
    painter.setFont(fittingFont(font, car.name, 19, car.sign.width() - 12));
    painter.drawText(car.sign, Qt::AlignCenter, car.name);
}

void drawPlaceLight(QPainter& painter, const QRectF& area, Light light)
{
    if (light == Light::Off) return;
    QColor fill = colourOf(light);
    fill.setAlpha(light == Light::Focused ? 120 : light == Light::Offered ? 70 : 50);
    const QRectF frame = area.adjusted(2, 2, -2, -2);
    painter.setBrush(fill);
    // What is pointed at is as light as a car.
    const QColor edge = light == Light::Pointed
                            ? pieces().ink
                            : colourOf(light).darker(light == Light::Refused ? 100 : 112);
    QPen pen(edge, light == Light::Focused ? 6 : 4);
    if (light == Light::Refused) pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.drawRoundedRect(frame, 9, 9);
}

void drawPieceLight(QPainter& painter, const QRectF& area, Light light)
{
    if (light == Light::Off) return;
    const QPointF middle = area.center();
    const qreal radius = std::max(area.width(), area.height()) * 0.72;
    QRadialGradient glow(middle, radius);
    QColor inner = colourOf(light);
    inner.setAlpha(light == Light::Focused ? 255 : 215);
    glow.setColorAt(0, inner);
    glow.setColorAt(0.62, inner);
    inner.setAlpha(0);
    glow.setColorAt(1, inner);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(middle, radius, radius);
    if (light == Light::Offered) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(light == Light::Refused ? pieces().refused : pieces().ink, 3,
                        light == Light::Refused ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(area.adjusted(-4, -3, 4, 3), 9, 9);
}

QPointF keyOfPlace(const QRectF& area)
{
    return area.topRight() + QPointF(-4, 4);
}

QPointF keyOfPawn(const QRectF& area)
{
    return area.topRight() + QPointF(14, -10);
}

void drawKey(QPainter& painter, QPointF corner, const QString& key, const QFont& font)
{
    if (key.isEmpty()) return;
    const QRectF box(corner.x() - 25, corner.y() + 1, 24, 24);
    painter.setPen(QPen(pieces().boardText, 2));
    painter.setBrush(pieces().board);
    painter.drawRoundedRect(box, 6, 6);
    painter.setFont(sized(font, 17, true));
    painter.drawText(box, Qt::AlignCenter, key);
}

void drawPawnPiece(QPainter& painter, const items::PawnRow& pawn, const QRectF& area)
{
    if (pawn.hasTurn) {
        const QPointF middle(area.center().x(), area.top() + 1);
        const QPolygonF arrow{{middle.x() - 9, middle.y() - 11},
                              {middle.x() + 9, middle.y() - 11},
                              {middle.x(), middle.y() + 2}};
        painter.setPen(QPen(pieces().ink, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(pieces().offered);
        painter.drawPolygon(arrow);
    }
    drawPawn(painter, pawn.art, pawn.letter, area);
    if (pawn.isFirst) {
        drawArt(painter, u"first-player"_s, {area.left() - 5, area.bottom() - 20, 22, 22});
    }
}

void drawBesidePiece(QPainter& painter, const items::BesideRow& row, const QRectF& area,
                     const QFont& font)
{
    if (row.kind == items::BesideRow::Kind::Horses) {
        drawHorses(painter, row, area, font);
        return;
    }
    // A card, so that a black hat is seen by night, too.
    painter.setPen(QPen(pieces().chipLine, 1.5));
    painter.setBrush(pieces().chip);
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 7, 7);
    drawArt(painter, row.art, fitted(row.art, area.adjusted(3, 3, -3, -3)));
}

void drawBars(QPainter& painter, const QRectF& cell, const std::vector<QLineF>& bars)
{
    const QLineF lintel(cell.left(), cell.top() + 3, cell.right(), cell.top() + 3);
    for (const auto& [colour, width] :
         {std::pair(pieces().ink, 4.5), std::pair(pieces().bars, 2.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        for (const QLineF& bar : bars) painter.drawLine(bar);
        painter.setPen(QPen(colour, width + 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(lintel);
    }
}

void drawLootPiece(QPainter& painter, const items::LootRow& loot, const QRectF& area,
                   const QFont& font)
{
    const QString key = u"loot/%1/%2/%3"_s.arg(loot.art, QString::number(loot.count), font.key());
    drawKept(painter, key, area,
             [&](QPainter& kept, const QRectF& chip) { drawChip(kept, loot, chip, font); });
}

} // namespace caboose::views
