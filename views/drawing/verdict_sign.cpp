// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/drawing/verdict_sign.h"

#include "views/drawing/colours.h"

#include <QPainter>

namespace caboose::views {

using Kind = items::AnswerHint::Kind;

void drawVerdictSign(QPainter& painter, const QRectF& where, Kind kind)
{
    const QPointF middle = where.center();
    const qreal arm = where.width() * 0.24;
    painter.setPen(Qt::NoPen);
    painter.setBrush(coloursInUse().verdict(kind));
    painter.drawEllipse(where);
    painter.setPen(QPen(coloursInUse().base, where.width() * 0.13, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
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
