// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/train_map/scenery.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace caboose::views {
namespace {

void drawSky(QPainter& painter, const QRectF& sky, const SceneryColours& colours)
{
    QLinearGradient gradient(sky.topLeft(), sky.bottomLeft());
    gradient.setColorAt(0, colours.zenith);
    gradient.setColorAt(0.9, colours.horizon);
    painter.fillRect(sky, gradient);
}

void drawStars(QPainter& painter, const QRectF& sky, QColor star)
{
    painter.setPen(Qt::NoPen);
    // Places without a pattern that the eye would find; the same every time.
    for (int i = 0; i < 70; ++i) {
        const qreal x = std::fmod(i * 0.6180339887, 1.0);
        const qreal y = std::fmod(i * 0.7548776662, 1.0);
        const int size = i % 7 == 0 ? 3 : 2;
        star.setAlpha(60 + 25 * (i % 5));
        painter.setBrush(star);
        painter.drawEllipse(QPointF(sky.left() + x * sky.width(), sky.top() + y * y * sky.height()),
                            size * 0.5, size * 0.5);
    }
}

void drawSun(QPainter& painter, const QRectF& sky, qreal unit, const SceneryColours& colours)
{
    const QPointF middle(sky.left() + sky.width() * 0.86, sky.top() + sky.height() * 0.26);
    QColor halo = colours.sun;
    for (const int alpha : {40, 60, 255}) {
        halo.setAlpha(alpha);
        painter.setBrush(halo);
        painter.setPen(Qt::NoPen);
        const qreal radius = unit * (alpha == 255 ? 26 : alpha == 60 ? 38 : 54);
        painter.drawEllipse(middle, radius, radius);
    }
}

/// Flat-topped hills from left to right; each pair is a width and a height in units.
void drawMesas(QPainter& painter, const QRectF& whole, qreal base, qreal unit, qreal shift,
               const QColor& colour)
{
    constexpr std::array<std::pair<int, int>, 6> hills{
        {{150, 46}, {90, 84}, {210, 30}, {120, 108}, {60, 66}, {260, 40}}};
    QPainterPath path(QPointF(whole.left(), base));
    qreal x = whole.left() - shift * unit;
    std::size_t i = 0;
    while (x < whole.right()) {
        const qreal width = hills[i % hills.size()].first * unit;
        const qreal height = hills[i % hills.size()].second * unit;
        path.lineTo(x, base);
        path.lineTo(x + width * 0.16, base - height * 0.62);
        path.lineTo(x + width * 0.24, base - height);
        path.lineTo(x + width * 0.74, base - height * 0.97);
        path.lineTo(x + width * 0.86, base - height * 0.55);
        x += width;
        path.lineTo(x, base - height * 0.1);
        ++i;
    }
    path.lineTo(whole.right(), base);
    path.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(path);
}

void drawRails(QPainter& painter, const QRectF& whole, qreal y, qreal unit,
               const SceneryColours& colours)
{
    painter.fillRect(QRectF(whole.left(), y + 1 * unit, whole.width(), 16 * unit), colours.shade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.sleeper);
    for (qreal x = whole.left(); x < whole.right(); x += 22 * unit) {
        painter.drawRoundedRect(QRectF(x, y + 4 * unit, 13 * unit, 6 * unit), unit, unit);
    }
    painter.fillRect(QRectF(whole.left(), y, whole.width(), 4 * unit), colours.rail);
}

} // namespace

void drawScenery(QPainter& painter, const QRectF& whole, const std::vector<qreal>& rails,
                 qreal unit, const SceneryColours& colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal last = rails.empty() ? whole.top() + whole.height() * 0.8 : rails.back();
    const QRectF sky(whole.left(), whole.top(), whole.width(), last - whole.top());
    // The sky ends within a row of pixels, and beneath that is the ground, whatever was there
    // before.
    painter.fillRect(whole, colours.ground);
    drawSky(painter, sky, colours);
    if (colours.stars.isValid()) drawStars(painter, sky, colours.stars);
    drawSun(painter, sky, unit, colours);
    for (const qreal rail : rails.empty() ? std::vector<qreal>{last} : rails) {
        drawMesas(painter, whole, rail, unit * 1.5, 40, colours.far);
        drawMesas(painter, whole, rail, unit * 1.1, 190, colours.near);
        // The ground under each line but the last is a strip, so that the next has its sky.
        const qreal bottom = rail == last ? whole.bottom() : rail + 22 * unit;
        painter.fillRect(QRectF(whole.left(), rail, whole.width(), bottom - rail), colours.ground);
        drawRails(painter, whole, rail, unit, colours);
    }
}

} // namespace caboose::views
