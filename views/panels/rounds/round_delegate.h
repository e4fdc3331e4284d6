// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class RoundsModel;
struct RoundRow;
} // namespace caboose::items

namespace caboose::views {

/// A round card as a row: its turns as pictures, the current one marked, and its event.
class RoundDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit RoundDelegate(const items::RoundsModel& rounds, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void drawCard(QPainter& painter, const QStyleOptionViewItem& option, const items::RoundRow& row,
                  const QRectF& card) const;
    void drawTurns(QPainter& painter, const QStyleOptionViewItem& option,
                   const items::RoundRow& row, const QRectF& area) const;
    void drawEvent(QPainter& painter, const QStyleOptionViewItem& option,
                   const items::RoundRow& row, const QRectF& area) const;

    const items::RoundsModel& m_rounds;
};

} // namespace caboose::views
