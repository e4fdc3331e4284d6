// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/carrying/carried_piece.h"

#include "views/drawing/art.h"

#include <QPainter>

namespace caboose::views {
namespace {

// Large enough to be seen around a finger.
constexpr QSizeF pawnSize(44, 66);
constexpr QSizeF tokenSize(40, 40);
constexpr int pictureHeight = 74;
constexpr int padding = 8;

} // namespace

CarriedPicture::CarriedPicture(const CarriedPiece& carried, QWidget* source)
    : QWidget(source->window()), m_carried(carried)
{
    setObjectName(QStringLiteral("carriedPicture"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

QSize CarriedPicture::captionSize() const
{
    if (m_caption.isEmpty()) return {0, 0};
    return {fontMetrics().horizontalAdvance(m_caption) + 2 * padding,
            fontMetrics().height() + padding};
}

void CarriedPicture::hangAt(const QPoint& globalPos, const QString& caption)
{
    m_caption = caption;
    const QSize text = captionSize();
    resize(qMax(text.width(), pictureHeight), pictureHeight + text.height());
    QPoint corner = parentWidget()->mapFromGlobal(globalPos) - QPoint(width() / 2, 48);
    corner.setX(qBound(0, corner.x(), qMax(0, parentWidget()->width() - width())));
    move(corner);
    show();
    raise();
    update();
}

void CarriedPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isPawn = m_carried.piece.kind == items::Adjustable::Kind::Pawn;
    const QSizeF size = isPawn ? pawnSize : tokenSize;
    const QRectF area(QPointF((width() - size.width()) / 2, pictureHeight - 6 - size.height()),
                      size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.drawEllipse(QPointF(area.center().x(), area.bottom()), size.width() * 0.45, 4);
    if (isPawn)
        drawPawn(painter, m_carried.art, m_carried.letter, area);
    else
        drawArt(painter, m_carried.art, fitted(m_carried.art, area));
    if (m_caption.isEmpty()) return;
    const QRectF box(0.5, pictureHeight + 0.5, width() - 1.0, height() - pictureHeight - 1.0);
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(box, Qt::AlignCenter, m_caption);
}

} // namespace caboose::views
