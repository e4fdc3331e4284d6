// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dispute/edition_delegate.h"

#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/drawing/verdict_sign.h"
#include "views/items/dispute/editions_model.h"

#include <QPainter>
#include <QWidget>

namespace caboose::views {
namespace {

constexpr qreal nameShare = 0.36;
constexpr int signSize = 18;
constexpr int padding = 7;

/// Reason, rule and ruling below the verdict; what comes of it, if that is not what it is here.
QString detailsOf(const items::EditionRow& row)
{
    QStringList parts;
    const QString happens = row.differs ? row.happens : QString();
    for (const QString& part : {happens, row.why, row.rule, row.ruling}) {
        if (!part.isEmpty()) parts.append(part);
    }
    return parts.join(QStringLiteral(" · "));
}

struct Areas {
    QRectF name;
    QRectF sign;
    QRectF verdict;
};

Areas areasOf(const QRectF& rect)
{
    const QRectF area = rect.adjusted(10, padding, -8, -padding);
    const qreal middle = area.left() + area.width() * nameShare;
    return {
        {area.left(), area.top(), middle - area.left() - 8, area.height()},
        {middle, area.top(), signSize, signSize},
        {middle + signSize + 8, area.top(), area.right() - middle - signSize - 8, area.height()}};
}

qreal heightOf(const QString& text, const QFont& font, qreal width)
{
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, qMax<qreal>(50, width), 4000), Qt::TextWordWrap, text)
        .height();
}

void drawText(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
              const QColor& ink)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(area, Qt::TextWordWrap | Qt::AlignTop, text);
}

} // namespace

EditionDelegate::EditionDelegate(const items::EditionsModel& editions, QObject* parent)
    : QStyledItemDelegate(parent), m_editions(editions)
{}

QSize EditionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const items::EditionRow& row = m_editions.at(index.row());
    const int width = (option.widget ? option.widget->width() : 400) - 20;
    const Areas areas = areasOf(QRectF(0, 0, width, 100));
    const QString details = detailsOf(row);
    const qreal right =
        heightOf(row.verdict, scaledFont(option.font, 1.0, true), areas.verdict.width()) +
        (details.isEmpty()
             ? 0
             : heightOf(details, scaledFont(option.font, 0.92), areas.verdict.width()) + 2);
    const qreal left = heightOf(row.edition, option.font, areas.name.width());
    return {200, qRound(qMax(qMax(left, right), qreal(signSize))) + 2 * padding + 2};
}

void EditionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const items::EditionRow& row = m_editions.at(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawRowGround(*painter, option, row.differs);
    const Areas areas = areasOf(option.rect);
    drawText(*painter, areas.name, row.edition,
             scaledFont(option.font, 1.0, row.differs || index.row() == 0), rowInk(option));
    QRectF verdict = areas.verdict;
    if (row.kind == items::AnswerHint::Kind::None)
        verdict.setLeft(areas.sign.left());
    else
        drawVerdictSign(*painter, areas.sign, row.kind);
    const bool isSentence = row.kind == items::AnswerHint::Kind::None;
    const QFont bold = scaledFont(option.font, 1.0, !isSentence);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    // On the wash of a chosen row the sign alone keeps the colour.
    const QColor ink = isSelected ? rowInk(option) : coloursInUse().verdict(row.kind);
    drawText(*painter, verdict, row.verdict, bold, ink);
    verdict.setTop(verdict.top() + heightOf(row.verdict, bold, verdict.width()) + 2);
    drawText(*painter, verdict, detailsOf(row), scaledFont(option.font, 0.92),
             rowInk(option, true));
    painter->restore();
}

} // namespace caboose::views
