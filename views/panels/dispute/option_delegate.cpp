// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dispute/option_delegate.h"

#include "views/drawing/row_paint.h"
#include "views/drawing/verdict_sign.h"
#include "views/items/dispute/dispute.h"
#include "views/items/referee/answer_keys.h"

#include <QPainter>
#include <QWidget>

namespace caboose::views {
namespace {

constexpr int optionSign = 18;
constexpr int textLeft = 36;
constexpr int keyWidth = 30;

QRect whyRect(const QStyleOptionViewItem& option, const QString& why, int width)
{
    return QFontMetrics(scaledFont(option.font, 0.92))
        .boundingRect(0, 0, qMax(60, width), 2000, Qt::TextWordWrap, why);
}

/// Why it is refused, or what comes of it.
QString noteOf(const items::OptionRow& row)
{
    return row.hint.why.isEmpty() ? row.meets : row.hint.why;
}

} // namespace

OptionDelegate::OptionDelegate(items::Dispute& dispute, QObject* parent)
    : QStyledItemDelegate(parent), m_dispute(dispute)
{}

QSize OptionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const items::OptionRow& row = m_dispute.models().options.at(index.row());
    const int width = (option.widget ? option.widget->width() : 260) - textLeft - keyWidth - 22;
    const QString note = noteOf(row);
    const int why = note.isEmpty() ? 0 : whyRect(option, note, width).height();
    return {160, qMax(34, option.fontMetrics.height() + why + 12)};
}

void OptionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const items::OptionRow& row = m_dispute.models().options.at(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    drawRowGround(*painter, option, row.id == m_dispute.chosen());
    const QRectF area = QRectF(option.rect).adjusted(10, 5, -8, -5);
    drawVerdictSign(*painter, {area.left(), area.top() + 2, optionSign, optionSign}, row.hint.kind);
    const qreal left = area.left() + textLeft - 10;
    const qreal width = area.right() - left - keyWidth;
    const qreal line = option.fontMetrics.height();
    drawLine(*painter, {left, area.top(), width, line + 2}, row.text,
             scaledFont(option.font, 1.0, row.hint.isPossible()), rowInk(option));
    drawLine(*painter, {area.right() - keyWidth, area.top(), keyWidth, line + 2},
             items::written(row.hint.keys), scaledFont(option.font, 0.92), rowInk(option, true),
             Qt::AlignRight | Qt::AlignVCenter);
    if (const QString note = noteOf(row); !note.isEmpty()) {
        painter->setFont(scaledFont(option.font, 0.92));
        painter->setPen(rowInk(option, true));
        painter->drawText(QRectF(left, area.top() + line + 1, width, area.height() - line),
                          Qt::TextWordWrap | Qt::AlignTop, note);
    }
    painter->restore();
}

} // namespace caboose::views
