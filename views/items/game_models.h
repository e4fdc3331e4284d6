// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/adjusting/adjusting.h"
#include "views/items/characters/characters_model.h"
#include "views/items/common_deck/common_deck_model.h"
#include "views/items/final_score/final_score.h"
#include "views/items/log/log_model.h"
#include "views/items/referee/options_model.h"
#include "views/items/rounds/rounds_model.h"
#include "views/items/score/score_model.h"
#include "views/items/train_map/beside_model.h"
#include "views/items/train_map/loot_model.h"
#include "views/items/train_map/pawns_model.h"
#include "views/items/train_map/places_model.h"
#include "views/items/train_map/prisoners_model.h"

#include <tuple>

namespace caboose::items {

/// Everything that the panels show of a game. All models change together: never does one of them
/// show another moment than the others.
///
/// The program has one for the game on the table, a dispute one of its own. Panels get single
/// models and keep references: they live as long as this does, and are told nothing in between.
class GameModels : public QObject {
    Q_OBJECT
public:
    explicit GameModels(QObject* parent = nullptr);

    /// Called after each entry, undo and change of language or viewpoint; cheap where nothing
    /// differs. The game is read and not kept.
    void show(const game::Game& game, Viewpoint viewpoint, Curtain curtain = Curtain::Closed,
              rules::Pawn goalsOpenFor = rules::Pawn::None);
    /// A moment of no game: the train, and what is asked about it. `real`: with what the moment
    /// does not show.
    void show(const ShownPosition& shownPosition, const rules::Table& real);
    /// No game is open: all models are empty.
    void showNothing();
    [[nodiscard]] bool isShowing() const { return m_isShowing; }

    /// The first five are drawn by views/widgets/train_map, the others by panels of their names.
    PlacesModel places;
    PawnsModel pawns;
    LootModel loot;
    PrisonersModel prisoners;
    BesideModel beside;
    OptionsModel options;
    CommonDeckModel deck;
    RoundsModel rounds;
    CharactersModel characters;
    LogModel log;
    ScoreModel score;
    FinalScore finalScore{score};
    Adjusting adjusting;

    /// Those that a position is enough for, in the order in which they are shown. A model that is
    /// not named here, and that show() does not name, stays empty.
    auto ofPosition()
    {
        return std::tie(places, pawns, loot, prisoners, beside, deck, rounds, characters, score);
    }

Q_SIGNALS:
    /// All models show the new moment.
    void shown();

private:
    void showPieces(const ShownPosition& shownPosition);

    bool m_isShowing = false;
};

} // namespace caboose::items
