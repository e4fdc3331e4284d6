// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/welcome/games_before_model.h"

namespace caboose::items {

GamesBeforeModel::GamesBeforeModel(RecentGamesModel& games, QObject* parent)
    : QSortFilterProxyModel(parent), m_games(games)
{
    setSourceModel(&games);
    connect(&games, &RecentGamesModel::refreshed, this, [this] { invalidate(); });
}

int GamesBeforeModel::rowOf(const QModelIndex& index) const
{
    return mapToSource(index).row();
}

const RecentGameRow& GamesBeforeModel::at(const QModelIndex& index) const
{
    return m_games.at(rowOf(index));
}

bool GamesBeforeModel::filterAcceptsRow(int row, const QModelIndex&) const
{
    return row != m_games.current();
}

} // namespace caboose::items
