// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/welcome/recent_games_model.h"

#include <QSortFilterProxyModel>

namespace caboose::items {

/// The games before the one that one goes on with. A list that hid that row would still read it
/// out, and those below it by the wrong names.
class GamesBeforeModel : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit GamesBeforeModel(RecentGamesModel& games, QObject* parent = nullptr);

    /// The row among all games; -1: none.
    [[nodiscard]] int rowOf(const QModelIndex& index) const;
    const RecentGameRow& at(const QModelIndex& index) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    RecentGamesModel& m_games;
};

} // namespace caboose::items
