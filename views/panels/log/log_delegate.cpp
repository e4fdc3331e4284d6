// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/log/log_delegate.h"

#include "views/drawing/art.h"
#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/log/log_model.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWidget>

namespace caboose::views {
namespace {

using Kind = items::LogRow::Kind;

constexpr int left = 34; ///< room for the pawn
constexpr int padding = 4;
constexpr int lowest = 30; ///< a line that a finger finds

QFont fontFor(const items::LogRow& row, const QFont& font)
{
    switch (row.kind) {
    case Kind::Heading: return scaledFont(font, 1.08, true);
    case Kind::Aside: return scaledFont(font, 0.92);
    case Kind::Adjustment: {
        QFont slanted = font;
        slanted.setItalic(true);
        return slanted;
    }
    case Kind::Deed: break;
    }
    return font;
}

/// With how many other ways were taken from here.
QString textOf(const items::LogRow& row)
{
    if (row.branches == 0) return row.text;
    return row.text + u' ' + items::LogModel::waysFrom(row);
}

int ruleWidth(const items::LogRow& row, const QFont& font)
{
    if (row.rule.isEmpty() || row.kind == Kind::Heading) return 0;
    return QFontMetrics(font).horizontalAdvance(row.rule) + 12;
}

int textWidth(const items::LogRow& row, const QStyleOptionViewItem& option, int width)
{
    return qMax(80, width - left - 10 - ruleWidth(row, option.font));
}

/// What is no ordinary line has a bar before it: whole for what was done by hand, broken for what
/// was tried out.
void drawMark(QPainter& painter, const items::LogRow& row, const QStyleOptionViewItem& option)
{
    if (row.kind != Kind::Adjustment && !row.isInWhatIf) return;
    const QRectF bar(option.rect.left(), option.rect.top() + 2, 4, option.rect.height() - 4);
    const QColor ink = option.palette.color(QPalette::Highlight);
    const qreal dash = row.isInWhatIf ? 5 : bar.height();
    for (qreal y = bar.top(); y < bar.bottom(); y += 2 * dash) {
        painter.fillRect(QRectF(bar.left(), y, bar.width(), qMin(dash, bar.bottom() - y)), ink);
    }
}

} // namespace

LogDelegate::LogDelegate(const items::LogModel& log, QObject* parent)
    : QStyledItemDelegate(parent), m_log(log)
{}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const items::LogRow& row = m_log.at(index.row());
    const int width = option.widget ? option.widget->width() - 24 : 300;
    const qreal needed =
        wrappedHeight(textOf(row), fontFor(row, option.font), textWidth(row, option, width));
    const int extra = row.kind == Kind::Heading ? 8 : 0;
    return {120, qMax(lowest, qCeil(needed) + 2 * padding) + extra};
}

bool LogDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                              const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const items::LogRow& row = m_log.at(index.row());
    const int width = ruleWidth(row, option.font);
    if (event->type() == QEvent::MouseButtonRelease && width > 0) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->position().x() > option.rect.right() - width - 8) Q_EMIT ruleWanted(row.rule);
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const items::LogRow& row = m_log.at(index.row());
    painter->save();
    drawRowGround(*painter, option, row.isNow);
    const QRectF area = QRectF(option.rect).adjusted(6, padding, -8, -padding);
    // Pictures fade; what is written stays readable, and says by its line that it is undone.
    if (row.isUndone) painter->setOpacity(coloursInUse().faded(0.5));
    if (!row.art.isEmpty() && row.kind == Kind::Deed) {
        const QRectF face(area.left(), option.rect.top() + 2, left - 12.0,
                          option.rect.height() - 4);
        drawPawn(*painter, row.art, row.letter,
                 fitted(row.art, face.height() > left
                                     ? QRectF(face.topLeft(), QSizeF(face.width(), left))
                                     : face));
    }
    painter->setOpacity(1);
    drawMark(*painter, row, option);
    QFont font = fontFor(row, option.font);
    font.setStrikeOut(row.isUndone);
    painter->setFont(font);
    painter->setPen(rowInk(option, row.kind == Kind::Aside || row.isUndone));
    const int width = textWidth(row, option, option.rect.width());
    const QRectF text(row.kind == Kind::Heading ? area.left() : area.left() + left - 6, area.top(),
                      width, area.height());
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, textOf(row));
    if (ruleWidth(row, option.font) > 0) {
        drawLine(*painter, area, row.rule, scaledFont(option.font, 0.88),
                 option.palette.color(QPalette::Link), Qt::AlignRight | Qt::AlignVCenter);
    }
    painter->restore();
}

} // namespace caboose::views
