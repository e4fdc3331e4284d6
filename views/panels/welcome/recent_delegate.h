// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace caboose::items {
class GamesBeforeModel;
} // namespace caboose::items

namespace caboose::views {

/// A game of before: where it stands, when that was, and who plays.
class RecentDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit RecentDelegate(const items::GamesBeforeModel& games, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Room is kept for them in any case.
    void setFacesDrawn(bool drawn) { m_areFacesDrawn = drawn; }

private:
    const items::GamesBeforeModel& m_games;
    bool m_areFacesDrawn = true;
};

} // namespace caboose::views
