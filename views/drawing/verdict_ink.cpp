// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/verdict_ink.h"

#include <QPainter>
#include <QPalette>

namespace caboose::views {

using Kind = items::AnswerHint::Kind;

QColor verdictInk(const QPalette& palette, Kind kind)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    switch (kind) {
    case Kind::Allowed: return dark ? QColor(0x8fd08a) : QColor(0x2f6b2a);
    case Kind::Refused: return dark ? QColor(0xff8a75) : QColor(0xb01e12);
    case Kind::Depends: return dark ? QColor(0xf0b860) : QColor(0x8a5a00);
    case Kind::None: break;
    }
    return palette.color(QPalette::Text);
}

void drawVerdictSign(QPainter& painter, const QRectF& where, const QColor& ink, Kind kind)
{
    const QPointF middle = where.center();
    const qreal arm = where.width() * 0.24;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(where);
    const QColor paper = ink.lightness() > 128 ? QColor(0x1a1310) : QColor(0xfffaf0);
    painter.setPen(QPen(paper, where.width() * 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (kind == Kind::Allowed) {
        painter.drawPolyline(QPolygonF{middle + QPointF(-arm, 0),
                                       middle + QPointF(-arm / 4, arm * 0.8),
                                       middle + QPointF(arm, -arm * 0.8)});
    } else if (kind == Kind::Refused) {
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
    } else {
        QFont font = painter.font();
        font.setPixelSize(qMax(6, qRound(where.height() * 0.7)));
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(where, Qt::AlignCenter, QStringLiteral("?"));
    }
}

} // namespace caboose::views
