// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class OwnedBoxesModel;
} // namespace caboose::items

namespace caboose::views {

/// A box to be ticked, with what is in it and what it is good for here.
class BoxDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit BoxDelegate(const items::OwnedBoxesModel& boxes, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    const items::OwnedBoxesModel& m_boxes;
};

} // namespace caboose::views
