// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/score/score_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/row_paint.h"
#include "views/items/score/score_model.h"

#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QtMath>

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

QFont headFont(const QStyleOptionViewItem& option)
{
    return scaledFont(option.font, 1.1, true);
}

/// Where name and sum stand in lines of their own: each word of them fits.
QFont lineFont(const QStyleOptionViewItem& option, const QString& text, qreal width)
{
    return fittedToWords(headFont(option), text, width);
}

qreal lineHeight(const QStyleOptionViewItem& option, const QString& text, qreal width)
{
    return wrappedHeight(text, lineFont(option, text, width), width);
}

QString nameOf(const items::ScoreRow& row)
{
    return row.wins ? ScoreDelegate::tr("%1 wins").arg(row.winnerNames()) : row.name;
}

/// Name and sum stand beside each other; large text in a narrow panel puts the sum below.
bool isSumBelow(const QStyleOptionViewItem& option, const items::ScoreRow& row, qreal width)
{
    const QFontMetricsF metrics(headFont(option));
    return metrics.horizontalAdvance(nameOf(row) + u' ' + sumOf(row)) + 8 > width;
}

/// What stands right of the faces, from the first line on.
QRectF textArea(const QStyleOptionViewItem& option, const items::ScoreRow& row, qreal width)
{
    const auto faces = static_cast<qreal>(row.arts.size()) * (faceWidth + 4);
    const qreal right = width - 26 - faces;
    const qreal line = option.fontMetrics.height() * 1.2;
    if (!isSumBelow(option, row, right)) return {16 + faces, 7, right, line};
    const qreal name = lineHeight(option, nameOf(row), right);
    return {16 + faces, 7, right, name + lineHeight(option, sumOf(row), right)};
}

/// Where the first part of the sum stands; the others follow below.
QRectF firstPart(const QStyleOptionViewItem& option, const items::ScoreRow& row)
{
    const QRectF head = textArea(option, row, option.rect.width());
    return head.translated(option.rect.left(), option.rect.top() + head.height() + 2);
}

/// A line becomes as high as what it says.
QRectF grown(QRectF line, const QString& what, qreal width, const QFont& font)
{
    line.setHeight(wrappedHeight(what, font, width));
    return line;
}

/// The same of a part: rule and dollars stand beside what it is, or below.
qreal besidePart(const QStyleOptionViewItem& option, const items::ScorePart& part, qreal width)
{
    const qreal right = dollarsWidth(option) + ruleWidth(option);
    return longestWord(part.what, option.font) + 4 > width - right ? 0 : right;
}

QRectF partLine(const QRectF& line, const QStyleOptionViewItem& option,
                const items::ScorePart& part)
{
    const qreal beside = besidePart(option, part, line.width());
    QRectF area = grown(line, part.what, line.width() - beside, option.font);
    if (beside == 0) area.setHeight(area.height() + option.fontMetrics.height());
    return area;
}

/// What, by which rule, and how much.
void drawPart(QPainter& painter, const QStyleOptionViewItem& option, const items::ScorePart& part,
              const QRectF& line)
{
    const QColor quiet = rowInk(option, true);
    const qreal beside = besidePart(option, part, line.width());
    const qreal below = beside == 0 ? option.fontMetrics.height() : 0;
    drawWrapped(painter, line.adjusted(0, 0, -beside, -below), part.what, option.font, quiet);
    const QRectF sum = below == 0 ? line : line.adjusted(0, line.height() - below, 0, 0);
    drawLine(painter, ruleIn(sum, option), part.rule, scaledFont(option.font, 0.85),
             option.palette.color(QPalette::Link), Qt::AlignRight | Qt::AlignVCenter);
    drawLine(painter, sum, part.dollars, option.font, quiet, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

namespace {

/// A list that wraps keeps room for its scroll bar, shown or not.
int widthOfOne(const QListView& list, int columns)
{
    const int all = list.viewport()->width();
    if (columns == 1) return all - 1;
    const int bar = list.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &list);
    return (all - bar) / columns - 1;
}

} // namespace

ScoreDelegate::ScoreDelegate(const items::ScoreModel& score, QObject* parent)
    : QStyledItemDelegate(parent), m_score(score)
{}

QSize ScoreDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const items::ScoreRow& row = m_score.at(index.row());
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int columns = list ? qMax(1, list->property("columns").toInt()) : 1;
    const int width = list ? widthOfOne(*list, columns) : 300;
    const QRectF head = textArea(option, row, width);
    qreal text = head.height() + 2;
    for (const items::ScorePart& part : row.parts) text += partLine(head, option, part).height();
    if (!row.note.isEmpty()) text += wrappedHeight(row.note, option.font, head.width());
    return {columns > 1 ? width : 200, qMax(static_cast<int>(faceWidth * 1.5), qCeil(text)) + 14};
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
    const QRectF head = line.translated(0, -line.height() - 2);
    const bool isBelow = isSumBelow(option, row, head.width());
    if (isBelow) {
        const qreal name = lineHeight(option, nameOf(row), head.width());
        drawWrapped(*painter, {head.left(), head.top(), head.width(), name}, nameOf(row),
                    lineFont(option, nameOf(row), head.width()), rowInk(option));
        drawWrapped(*painter, head.adjusted(0, name, 0, 0), sumOf(row),
                    lineFont(option, sumOf(row), head.width()), rowInk(option));
    } else {
        drawLine(*painter, head, nameOf(row), headFont(option), rowInk(option));
        drawLine(*painter, head, sumOf(row), headFont(option), rowInk(option),
                 Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const items::ScorePart& part : row.parts) {
        line = partLine(line, option, part);
        drawPart(*painter, option, part, line);
        line.translate(0, line.height());
    }
    drawWrapped(*painter, grown(line, row.note, line.width(), option.font), row.note, option.font,
                rowInk(option, !row.isFinal));
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
            line = partLine(line, option, part);
            if (ruleIn(line, option).contains(where)) Q_EMIT ruleWanted(part.rule);
            line.translate(0, line.height());
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace caboose::views
