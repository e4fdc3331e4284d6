// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/art.h"

#include "views/drawing/colours.h"
#include "views/drawing/drawing_file.h"
#include "views/drawing/drawn_once.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

QString pathOf(const QString& name)
{
    return u":/art/%1.svg"_s.arg(name);
}

QString existing(const QString& name)
{
    return QFile::exists(pathOf(name)) ? name : name.section(u'-', 0, 0) + u"-any"_s;
}

QByteArray source(const QString& name)
{
    return drawingIn(pathOf(existing(name)));
}

QHash<QString, std::shared_ptr<QSvgRenderer>>& renderers()
{
    static QHash<QString, std::shared_ptr<QSvgRenderer>> all;
    return all;
}

bool isDrawnOnce = false;

QSvgRenderer& renderer(const QString& name)
{
    if (isDrawnOnce && !renderers().contains(name)) renderers().clear();
    auto& found = renderers()[name];
    if (!found) found = std::make_shared<QSvgRenderer>(source(name));
    return *found;
}

/// How many pixels of the device make one unit of the painter.
qreal scaleOf(const QPainter& painter)
{
    return painter.device()->devicePixelRatio() * painter.combinedTransform().m11();
}

QSize pixelsFor(const QPainter& painter, const QRectF& where)
{
    return (where.size() * scaleOf(painter)).toSize().expandedTo({1, 1});
}

template <typename Draw>
QPixmap kept(const QString& key, const QSize& pixels, Draw draw)
{
    const QString full = u"caboose-art/%1/%2x%3"_s.arg(key, QString::number(pixels.width()),
                                                       QString::number(pixels.height()));
    QPixmap pixmap;
    if (QPixmapCache::find(full, &pixmap)) return pixmap;
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QRectF({}, QSizeF(pixels)));
    painter.end();
    if (!isDrawnOnce) QPixmapCache::insert(full, pixmap);
    return pixmap;
}

void put(QPainter& painter, const QPixmap& pixmap, const QRectF& where)
{
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(where, pixmap, QRectF({}, QSizeF(pixmap.size())));
}

/// The middle of the body, on which the letter stands.
QPointF letterPlace(const QRectF& where)
{
    return {where.center().x(), where.top() + where.height() * 0.69};
}

/// How bright a colour is to the eye, from 0 to 1.
qreal luminance(const QColor& colour)
{
    const auto linear = [](float part) { return std::pow(part, 2.2F); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// Of the two inks the one that stands out more from the body.
QColor letterInk(const QPixmap& pawn)
{
    const QPointF place = letterPlace(QRectF({}, QSizeF(pawn.size())));
    const qreal body = luminance(pawn.toImage().pixelColor(place.toPoint())) + 0.05;
    const PieceColours& pieces = coloursInUse().pieces;
    const qreal dark = body / (luminance(pieces.ink) + 0.05);
    const qreal light = (luminance(pieces.lightLetter) + 0.05) / body;
    return dark > light ? pieces.ink : pieces.lightLetter;
}

void drawLetterAt(QPainter& painter, const QString& letter, const QRectF& where, QPointF middle,
                  const QColor& ink)
{
    QFont font(u"DejaVu Sans"_s);
    font.setStyleHint(QFont::SansSerif);
    font.setBold(true);
    font.setPixelSize(qMax(1, qRound(where.height() * 0.28)));
    painter.setFont(font);
    painter.setPen(ink);
    const QRectF box(middle.x() - where.width() / 2, middle.y() - where.height() / 4, where.width(),
                     where.height() / 2);
    painter.drawText(box, Qt::AlignCenter, letter);
}

void drawLetter(QPainter& painter, const QString& letter, const QRectF& where, const QColor& ink)
{
    drawLetterAt(painter, letter, where, letterPlace(where), ink);
}

QPixmap pawnPixmap(const QString& name, const QString& letter, const QSize& pixels)
{
    return kept(name + u'/' + letter, pixels, [&](QPainter& painter, const QRectF& where) {
        const QPixmap body =
            kept(name, pixels, [&](QPainter& p, const QRectF& r) { renderer(name).render(&p, r); });
        painter.drawPixmap(QPointF(), body);
        if (!letter.isEmpty()) drawLetter(painter, letter, where, letterInk(body));
    });
}

QPixmap linePixmap(const QString& name, const QColor& ink, const QSize& pixels)
{
    return kept(name + ink.name(), pixels, [&](QPainter& painter, const QRectF& where) {
        QSvgRenderer(source(name).replace("#000000", ink.name().toLatin1()))
            .render(&painter, where);
    });
}

} // namespace

bool isLineArt(const QString& name)
{
    return name.startsWith(u"card-") || name.startsWith(u"turn-") || name.startsWith(u"event-");
}

DrawnOnce::DrawnOnce() : m_renderers(std::exchange(renderers(), {}))
{
    isDrawnOnce = true;
}

DrawnOnce::~DrawnOnce()
{
    isDrawnOnce = false;
    renderers() = std::move(m_renderers);
}

QSizeF artSize(const QString& name)
{
    return renderer(name).defaultSize();
}

void drawArt(QPainter& painter, const QString& name, const QRectF& where)
{
    if (isDrawnOnce) {
        renderer(name).render(&painter, where);
        return;
    }
    put(painter,
        kept(name, pixelsFor(painter, where),
             [&](QPainter& p, const QRectF& r) { renderer(name).render(&p, r); }),
        where);
}

void drawLineArt(QPainter& painter, const QString& name, const QRectF& where, const QColor& ink)
{
    put(painter, linePixmap(name, ink, pixelsFor(painter, where)), where);
}

void drawPawn(QPainter& painter, const QString& name, const QString& letter, const QRectF& where)
{
    put(painter, pawnPixmap(name, letter, pixelsFor(painter, where)), where);
}

void drawPrisoner(QPainter& painter, const QString& letter, const QRectF& where)
{
    const QString name = u"prisoner"_s;
    const QRectF figure = fitted(name, where);
    drawKept(painter, name + u'/' + letter, figure, [&](QPainter& p, const QRectF& all) {
        renderer(name).render(&p, all);
        const QPointF chest(all.center().x(), all.top() + all.height() * 0.76);
        drawLetterAt(p, letter, all, chest, coloursInUse().pieces.ink);
    });
}

QPixmap artPixmap(const QString& name, const QString& letter, const QSize& size, qreal scale,
                  const QColor& ink)
{
    const QSize pixels = size * scale;
    QPixmap pixmap(pixels);
    pixmap.fill(Qt::transparent);
    pixmap.setDevicePixelRatio(scale);
    QPainter painter(&pixmap);
    const QRectF where = fitted(name, QRectF({}, QSizeF(size)));
    if (isLineArt(name))
        drawLineArt(painter, name, where, ink);
    else
        drawPawn(painter, name, letter, where);
    return pixmap;
}

void drawKept(QPainter& painter, const QString& key, const QRectF& where,
              const std::function<void(QPainter&, const QRectF&)>& draw)
{
    const QPixmap pixmap =
        kept(key, pixelsFor(painter, where), [&](QPainter& inside, const QRectF& all) {
            inside.scale(all.width() / where.width(), all.height() / where.height());
            draw(inside, QRectF({}, where.size()));
        });
    put(painter, pixmap, where);
}

QRectF fitted(const QString& name, const QRectF& where)
{
    const QSizeF size = artSize(name).scaled(where.size(), Qt::KeepAspectRatio);
    QRectF fitted({}, size);
    fitted.moveCenter(where.center());
    return fitted;
}

} // namespace caboose::views
