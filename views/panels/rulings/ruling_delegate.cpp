// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulings/ruling_delegate.h"

#include "views/drawing/colours.h"
#include "views/drawing/row_paint.h"
#include "views/items/rulings/rulings_model.h"

#include <QTreeView>

namespace caboose::views {

void RulingDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QModelIndex first = index.siblingAtColumn(0);
    if (!index.parent().isValid()) {
        option->font.setBold(true);
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::Link));
    }
    if (first.data(items::RulingsModel::HouseRole).toBool()) option->font.setBold(true);
    if (first.data(items::RulingsModel::ContradictedRole).toBool()) {
        option->palette.setColor(QPalette::Text, coloursInUse().warning);
    }
}

/// Questions and answers take as many lines as they need in their columns.
QSize RulingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize oneLine = QStyledItemDelegate::sizeHint(option, index);
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (!tree) return oneLine;
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    constexpr int besides = 14; // what a style leaves free around a text
    const int depth = index.parent().isValid() ? 2 : 1;
    const int indentation = index.column() == 0 ? depth * tree->indentation() : 0;
    const qreal text = wrappedHeight(styled.text, styled.font,
                                     tree->columnWidth(index.column()) - indentation - besides);
    return {oneLine.width(), qMax(option.fontMetrics.height(), qCeil(text)) + besides / 2};
}

} // namespace caboose::views
