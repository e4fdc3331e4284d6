// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/shortcuts/conflict_delegate.h"

#include "views/drawing/colours.h"
#include "views/items/program/shortcuts_model.h"

namespace caboose::views {

void ConflictDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(items::ShortcutsModel::ChangedRole).toBool()) option->font.setBold(true);
    if (!index.data(items::ShortcutsModel::ConflictRole).toBool()) return;
    option->palette.setColor(QPalette::Text, coloursInUse().warning);
}

} // namespace caboose::views
