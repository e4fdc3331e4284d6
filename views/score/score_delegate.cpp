// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/score/score_delegate.h"

#include "views/art/art.h"
#include "views/items/game/score_model.h"
#include "views/row_paint/row_paint.h"

#include <QMouseEvent>
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

qreal dollarsWidth(const QStyleOptionViewItem& option)
{
    return option.fontMetrics.horizontalAdvance(u"$00000"_s);
}

qreal ruleWidth(const QStyleOptionViewItem& option)
{
    return option.fontMetrics.horizontalAdvance(u"20.20.20 "_s);
}

QRectF ruleIn(const QRectF& line, const QStyleOptionViewItem& option)
{
    const qreal width = ruleWidth(option);
    return {line.right() - dollarsWidth(option) - width, line.top(), width, line.height()};
}

/// Where the first part of the sum stands; the others follow below.
QRectF firstPart(const QStyleOptionViewItem& option, const items::ScoreRow& row)
{
    const auto faces = static_cast<qreal>(row.arts.size()) * (faceWidth + 4);
    const QRectF area = QRectF(option.rect).adjusted(16 + faces, 7, -10, -7);
    const qreal text = option.fontMetrics.height();
    return {area.left(), area.top() + text * 1.2 + 2, area.width(), text};
}

/// What, by which rule, and how much.
void drawPart(QPainter& painter, const QStyleOptionViewItem& option, const items::ScorePart& part,
              const QRectF& line)
{
    const QColor quiet = rowInk(option, true);
    const qreal right = dollarsWidth(option) + ruleWidth(option);
    drawLine(painter, line.adjusted(0, 0, -right, 0), part.what, option.font, quiet);
    drawLine(painter, ruleIn(line, option), part.rule, scaledFont(option.font, 0.85),
             option.palette.color(QPalette::Link), Qt::AlignRight | Qt::AlignVCenter);
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
    QRectF face(option.rect.left() + 10, option.rect.top() + 7, faceWidth, faceWidth * 1.5);
    for (qsizetype i = 0; i < row.arts.size(); ++i) {
        drawPawn(*painter, row.arts.at(i), row.letters.at(i), fitted(row.arts.at(i), face));
        face.translate(faceWidth + 4, 0);
    }
    QRectF line = firstPart(option, row);
    const QRectF head(line.left(), option.rect.top() + 7, line.width(), line.height() * 1.2);
    const QFont bold = scaledFont(option.font, 1.1, true);
    const QString sum = sumOf(row);
    const qreal sumWidth = QFontMetricsF(bold).horizontalAdvance(sum) + 8;
    drawLine(*painter, head.adjusted(0, 0, -sumWidth, 0),
             row.wins ? tr("%1 wins").arg(row.name) : row.name, bold, rowInk(option));
    drawLine(*painter, head, sum, bold, rowInk(option), Qt::AlignRight | Qt::AlignVCenter);
    for (const items::ScorePart& part : row.parts) {
        drawPart(*painter, option, part, line);
        line.translate(0, line.height());
    }
    drawLine(*painter, line, row.note, option.font, rowInk(option, !row.isFinal));
    painter->restore();
}

bool ScoreDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                                const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const items::ScoreRow& row = m_score.at(index.row());
    if (event->type() == QEvent::MouseButtonRelease) {
        const QPointF where = static_cast<QMouseEvent*>(event)->position();
        QRectF line = firstPart(option, row);
        for (const items::ScorePart& part : row.parts) {
            if (ruleIn(line, option).contains(where)) Q_EMIT ruleWanted(part.rule);
            line.translate(0, line.height());
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace caboose::views
