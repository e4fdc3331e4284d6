// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulings/ruling_delegate.h"

#include "views/icons/warning_ink.h"
#include "views/items/rulings_model.h"

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
        option->palette.setColor(QPalette::Text, warningInk(option->palette));
    }
}

} // namespace caboose::views
