// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/box_delegate.h"

#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"

#include <QKeyEvent>
#include <QListView>
#include <QPainter>

namespace caboose::views {

namespace {

bool isTicked(const QModelIndex& index)
{
    return index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

} // namespace

BoxDelegate::BoxDelegate(Roles roles, QObject* parent) : QStyledItemDelegate(parent), m_roles(roles)
{}

bool BoxDelegate::isHeading(const QModelIndex& index) const
{
    return m_roles.heading >= 0 && index.data(m_roles.heading).toBool();
}

/// Where everything is in a row that is so wide; the contents take as many lines as they need.
struct BoxDelegate::Row {
    Row(const QStyleOptionViewItem& option, const QRectF& area, const QString& contents,
        const QString& use)
        : whole(area.adjusted(10, 3, -12, -3))
    {
        const qreal left = whole.left() + tickWidth(option.font) + 12;
        const QFontMetricsF metrics(option.font);
        const qreal end = use.isEmpty() ? 0 : metrics.horizontalAdvance(use) + 12;
        const qreal width = qMax<qreal>(80, whole.right() - left - end);
        name = {left, whole.top(), width, metrics.height() + 4};
        text = {left, name.bottom(), width, wrappedHeight(contents, option.font, width)};
        height = name.height() + text.height() + 10;
    }

    QRectF whole;
    QRectF name;
    QRectF text;
    qreal height = 0;
};

QString BoxDelegate::useOf(const QModelIndex& index) const
{
    return isTicked(index) || !m_roles.isUseOfTicked ? index.data(m_roles.use).toString()
                                                     : QString();
}

QSize BoxDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (isHeading(index)) return {260, headingHeight(option)};
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list ? list->viewport()->width() : 500;
    const Row row(option, QRectF(0, 0, width, 0), index.data(m_roles.contents).toString(),
                  useOf(index));
    return {260, qCeil(row.height)};
}

bool BoxDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem&,
                              const QModelIndex& index)
{
    const bool isSpace = event->type() == QEvent::KeyPress &&
                         static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Space;
    if (event->type() != QEvent::MouseButtonRelease && !isSpace) return false;
    return model->setData(index, isTicked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void BoxDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    if (isHeading(index)) {
        const QRectF area = QRectF(option.rect).adjusted(10, 3, -12, -3);
        drawHeading(*painter, option, area, index.data(Qt::DisplayRole).toString());
        return;
    }
    const bool isFree = index.flags().testFlag(Qt::ItemIsUserCheckable);
    const QString contents = index.data(m_roles.contents).toString();
    const QString use = useOf(index);
    const Row row(option, QRectF(option.rect), contents, use);
    painter->save();
    drawRowGround(*painter, option, false);
    painter->setOpacity(isFree ? 1 : coloursInUse().faded(0.6));
    drawTick(*painter, option, row.whole, isTicked(index));
    painter->setOpacity(1);
    drawLine(*painter, row.name, index.data(Qt::DisplayRole).toString(),
             scaledFont(option.font, 1, true), rowInk(option));
    drawWrapped(*painter, row.text, contents, option.font, rowInk(option, true));
    drawLine(*painter, row.whole, use, option.font, rowInk(option),
             Qt::AlignRight | Qt::AlignVCenter);
    painter->restore();
}

} // namespace caboose::views
