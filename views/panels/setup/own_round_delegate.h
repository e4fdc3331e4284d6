// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class OwnRoundsModel;
} // namespace caboose::items

namespace caboose::views {

/// A round card of the group's own: the icons of its turns, and its event.
class OwnRoundDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit OwnRoundDelegate(const items::OwnRoundsModel& rounds, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const items::OwnRoundsModel& m_rounds;
};

} // namespace caboose::views
