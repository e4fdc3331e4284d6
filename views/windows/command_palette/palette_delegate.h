// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class PaletteModel;
} // namespace caboose::items

namespace caboose::views {

/// One line of the command palette: icon, name with the typed letters set off, category, keys.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    PaletteDelegate(const items::PaletteModel& matches, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const items::PaletteModel& m_matches;
};

} // namespace caboose::views
