// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/setup/spoken_seat.h"

#include "views/items/setup/new_game_model.h"

using namespace Qt::StringLiterals;

namespace caboose::items {

QString spokenSeat(const BanditRow& row)
{
    QStringList told{row.name};
    if (!row.plays) {
        told.append(NewGameModel::tr("doesn’t play"));
        if (!row.mayTakePart()) told.append(row.whyNoBot);
    } else {
        told.append(NewGameModel::tr("seat %1").arg(row.seat));
        told.append(row.isBot              ? NewGameModel::tr("a bot")
                    : row.player.isEmpty() ? NewGameModel::tr("no name yet")
                                           : row.player);
        if (row.isFirst) told.append(NewGameModel::tr("begins"));
    }
    return told.join(u", "_s);
}

} // namespace caboose::items
