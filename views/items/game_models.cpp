// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game_models.h"

namespace caboose::items {

GameModels::GameModels(QObject* parent) : QObject(parent)
{
    connect(&finalScore.purses(), &PurseCount::told, &options, &OptionsModel::chooseNumber);
}

void GameModels::show(const game::Game& game, Eyes eyes)
{
    const Moment moment = momentOf(game, eyes);
    m_isShowing = true;
    byHand.show(game.now().table(), eyes);
    showPieces(moment);
    log.show(game, eyes);
    options.show(moment);
    finalScore.show(moment);
    Q_EMIT shown();
}

void GameModels::show(const Moment& moment, const rules::Table& real)
{
    m_isShowing = true;
    byHand.show(real, moment.eyes);
    places.show(moment);
    pawns.show(moment);
    loot.show(moment);
    options.show(moment);
    Q_EMIT shown();
}

void GameModels::showNothing()
{
    m_isShowing = false;
    byHand.showNothing();
    showPieces({});
    log.showNothing();
    options.showNothing();
    finalScore.showNothing();
    Q_EMIT shown();
}

void GameModels::showPieces(const Moment& moment)
{
    places.show(moment);
    pawns.show(moment);
    loot.show(moment);
    deck.show(moment);
    rounds.show(moment);
    characters.show(moment);
    score.show(moment);
}

} // namespace caboose::items
