// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class NewGameModel;
} // namespace caboose::items

namespace caboose::views {

/// A bandit who may take part: seat, pawn, name, and a tick. A click or Space ticks.
class SeatDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit SeatDelegate(const items::NewGameModel& plan, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    const items::NewGameModel& m_plan;
};

} // namespace caboose::views
