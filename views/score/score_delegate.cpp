// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/score/score_delegate.h"

#include "views/art/art.h"
#include "views/items/game/score_model.h"
#include "views/row_paint/row_paint.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal faceWidth = 34;

/// The sum, and what is not in it.
QString sumOf(const items::ScoreRow& row)
{
    return row.open.isEmpty() ? row.dollars : row.dollars + u' ' + row.open;
}

/// What, by which rule, and how much.
void drawPart(QPainter& painter, const QStyleOptionViewItem& option, const items::ScorePart& part,
              const QRectF& line)
{
    const QColor quiet = rowInk(option, true);
    const qreal sum = option.fontMetrics.horizontalAdvance(QStringLiteral("$00000"));
    const qreal rule = option.fontMetrics.horizontalAdvance(QStringLiteral("20.20.20 "));
    drawLine(painter, line.adjusted(0, 0, -sum - rule, 0), part.what, option.font, quiet);
    drawLine(painter, {line.right() - sum - rule, line.top(), rule, line.height()}, part.rule,
             scaledFont(option.font, 0.85), quiet, Qt::AlignRight | Qt::AlignVCenter);
    drawLine(painter, line, part.dollars, option.font, quiet, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

ScoreDelegate::ScoreDelegate(const items::ScoreModel& score, QObject* parent)
    : QStyledItemDelegate(parent), m_score(score)
{}

QSize ScoreDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const items::ScoreRow& row = m_score.at(index.row());
    const int lines = static_cast<int>(row.parts.size()) + (row.note.isEmpty() ? 0 : 1);
    const int text = option.fontMetrics.height();
    return {200, qMax(static_cast<int>(faceWidth * 1.5) + 14, text * (lines + 1) + 22)};
}

void ScoreDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    const items::ScoreRow& row = m_score.at(index.row());
    painter->save();
    drawRowGround(*painter, option, row.wins);
    QRectF area = QRectF(option.rect).adjusted(10, 7, -10, -7);
    for (qsizetype i = 0; i < row.arts.size(); ++i) {
        drawPawn(*painter, row.arts.at(i), row.letters.at(i),
                 fitted(row.arts.at(i), {area.left(), area.top(), faceWidth, faceWidth * 1.5}));
        area.setLeft(area.left() + faceWidth + 4);
    }
    area.setLeft(area.left() + 6);
    const qreal text = option.fontMetrics.height();
    const QRectF head(area.left(), area.top(), area.width(), text * 1.2);
    const QFont bold = scaledFont(option.font, 1.1, true);
    drawLine(*painter, head, row.wins ? tr("%1 wins").arg(row.name) : row.name, bold,
             rowInk(option));
    drawLine(*painter, head, sumOf(row), bold, rowInk(option), Qt::AlignRight | Qt::AlignVCenter);
    QRectF line(area.left(), head.bottom() + 2, area.width(), text);
    for (const items::ScorePart& part : row.parts) {
        drawPart(*painter, option, part, line);
        line.translate(0, text);
    }
    drawLine(*painter, line, row.note, option.font, rowInk(option));
    painter->restore();
}

} // namespace caboose::views
