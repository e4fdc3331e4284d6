// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class EditionsModel;
struct EditionRow;
} // namespace caboose::items

namespace caboose::views {

/// An edition on the left, its verdict with reason and rule on the right. Those that say something
/// else than this table's rules stand out.
class EditionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit EditionDelegate(const items::EditionsModel& editions, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const items::EditionsModel& m_editions;
};

} // namespace caboose::views
