// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/game_models.h"

namespace caboose::items {

void GameModels::show(const game::Game& game, Eyes eyes)
{
    const Moment moment = momentOf(game, eyes);
    m_isShowing = true;
    places.show(moment);
    pawns.show(moment);
    loot.show(moment);
    deck.show(moment);
    rounds.show(moment);
    characters.show(moment);
    score.show(moment);
    log.show(game, eyes);
    options.show(moment);
    Q_EMIT shown();
}

void GameModels::showNothing()
{
    const Moment nothing;
    m_isShowing = false;
    places.show(nothing);
    pawns.show(nothing);
    loot.show(nothing);
    deck.show(nothing);
    rounds.show(nothing);
    characters.show(nothing);
    score.show(nothing);
    log.showNothing();
    options.showNothing();
    Q_EMIT shown();
}

} // namespace caboose::items
