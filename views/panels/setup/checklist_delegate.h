// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class ChecklistModel;
} // namespace caboose::items

namespace caboose::views {

/// A line of the checklist. A click anywhere in it or Space ticks it.
class ChecklistDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ChecklistDelegate(const items::ChecklistModel& list, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    const items::ChecklistModel& m_list;
};

} // namespace caboose::views
