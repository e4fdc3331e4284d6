// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/by_hand/by_hand.h"
#include "views/items/final_score/final_score.h"
#include "views/items/game/characters_model.h"
#include "views/items/game/common_deck_model.h"
#include "views/items/game/log_model.h"
#include "views/items/game/loot_model.h"
#include "views/items/game/options_model.h"
#include "views/items/game/pawns_model.h"
#include "views/items/game/places_model.h"
#include "views/items/game/rounds_model.h"
#include "views/items/game/score_model.h"

namespace caboose::items {

/// Everything that the panels show of a game. All models change together: never does one of them
/// show another moment than the others.
class GameModels : public QObject {
    Q_OBJECT
public:
    explicit GameModels(QObject* parent = nullptr);

    void show(const game::Game& game, Eyes eyes);
    /// A moment of no game: the train, and what is asked about it. `real`: with what the moment
    /// does not show.
    void show(const Moment& moment, const rules::Table& real);
    void showNothing();
    bool isShowing() const { return m_isShowing; }

    PlacesModel places;
    PawnsModel pawns;
    LootModel loot;
    OptionsModel options;
    CommonDeckModel deck;
    RoundsModel rounds;
    CharactersModel characters;
    LogModel log;
    ScoreModel score;
    FinalScore finalScore{score};
    ByHand byHand;

Q_SIGNALS:
    /// All models show the new moment.
    void shown();

private:
    void showPieces(const Moment& moment);

    bool m_isShowing = false;
};

} // namespace caboose::items
