// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game_models.h"

namespace caboose::items {

GameModels::GameModels(QObject* parent) : QObject(parent)
{
    connect(&finalScore.purses(), &PurseCount::told, &options, &OptionsModel::chooseNumber);
}

void GameModels::show(const game::Game& game, Viewpoint viewpoint, Curtain curtain,
                      rules::Pawn goalsOpenFor)
{
    const ShownPosition shownPosition = shownPositionOf(game, viewpoint, curtain, goalsOpenFor);
    m_isShowing = true;
    adjusting.show(game.now().table(), viewpoint);
    showPieces(shownPosition);
    log.show(game, viewpoint);
    options.show(shownPosition);
    finalScore.show(shownPosition);
    Q_EMIT shown();
}

void GameModels::show(const ShownPosition& shownPosition, const rules::Table& real)
{
    m_isShowing = true;
    adjusting.show(real, shownPosition.viewpoint);
    places.show(shownPosition);
    pawns.show(shownPosition);
    loot.show(shownPosition);
    prisoners.show(shownPosition);
    beside.show(shownPosition);
    options.show(shownPosition);
    Q_EMIT shown();
}

void GameModels::showNothing()
{
    m_isShowing = false;
    adjusting.showNothing();
    showPieces({});
    log.showNothing();
    options.showNothing();
    finalScore.showNothing();
    Q_EMIT shown();
}

void GameModels::showPieces(const ShownPosition& shownPosition)
{
    std::apply([&](auto&... models) { (models.show(shownPosition), ...); }, ofPosition());
}

} // namespace caboose::items
