// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/open_game.h"
#include "views/items/game_models.h"
#include "views/items/setup/new_game_model.h"
#include "views/items/welcome/recent_games_model.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>

namespace caboose::app {

/// Holds the game that is being followed, and publishes it: every answer, wherever it is given,
/// comes here, is kept in the game's file, and shows in all models at once.
class GameDocument : public QObject {
    Q_OBJECT
public:
    /// Games are kept in this folder.
    GameDocument(const QString& folder, items::RulingsModel& rulings);
    ~GameDocument() override;

    void retranslate();

    items::GameModels& models() { return m_models; }
    /// The same as anybody at the table may see it, also while the referee looks; follows the game
    /// while it is wanted.
    items::GameModels& publicModels() { return m_publicModels; }
    void setPublicWanted(bool wanted);
    items::NewGameModel& newGame() { return m_newGame; }
    items::RecentGamesModel& recent() { return m_recent; }
    /// Null: no game is being followed.
    const game::Game* game() const { return m_kept.game.get(); }
    /// Nothing is left to do but to count.
    [[nodiscard]] bool isFinalScoring() const { return m_isFinalScoring; }
    /// Where the game stands, as everybody at the table sees it; nothing without a game.
    [[nodiscard]] std::optional<rules::Position> position() const;
    /// Where games are kept.
    const QString& folder() const { return m_folder; }
    /// The file that the game is kept in; empty: none.
    QString file() const;

    void startNew();
    void openSample();
    /// False: it is not open, and `refused` has said why.
    bool openFile(const QString& path);
    /// A broken game's file stays as it is; what can be saved of it is another game.
    void openWhatCanBeSaved(const QString& path);
    /// There is a game in the folder, as far as was seen when one was opened or begun last.
    [[nodiscard]] bool hasLast() const { return m_hasLast; }
    /// The game in the folder that was changed last and is not over; if all are, the last one.
    void openLast();

    void goOn() { m_models.options.goOn(); }
    [[nodiscard]] bool canGoOn() const;
    void undo();
    [[nodiscard]] bool canUndo() const;
    void redo();
    [[nodiscard]] bool canRedo() const;
    /// No more cards are entered in this round.
    void playUnseen();
    [[nodiscard]] bool canPlayUnseen() const;
    /// The referee sees what is hidden, up to the next answer, or no longer.
    void look(bool looks);
    [[nodiscard]] bool isLooking() const { return m_viewpoint == items::Viewpoint::Referee; }

    void startWhatIf();
    void keepWhatIf();
    void dropWhatIf();
    [[nodiscard]] bool inWhatIf() const { return game() && game()->inWhatIf(); }

Q_SIGNALS:
    /// What the game is, or what can be done with it, is another than before.
    void changed();
    /// Another game is on the table from now on; nothing shows it yet.
    void begun();
    /// A game is on the table that was not there before.
    void opened();
    /// The final scoring begins, or is undone.
    void finalScoringChanged(bool hasBegun);
    /// Something is being tried out, or no longer.
    void whatIfChanged(bool inWhatIf);
    void lookingChanged(bool looks);
    /// A file that can't be opened as a game, and why.
    void refused(const QString& path, const QString& why);
    /// Of this file nothing can be saved.
    void nothingSaved();
    /// Something to tell, as a function so that it follows a change of language.
    void notice(const std::function<QString()>& text);
    /// What is said can't be written to the game's file at the moment, and why.
    void notSaved(const std::function<QString()>& text);
    /// All of it is written.
    void savedAgain();

private:
    void follow(game::GameWithFile kept);
    void prepare(game::Game& game);
    /// All models show what the game is now.
    void publish();
    void publishPublicly();
    void rememberWhatWasTold();
    void adjust(const std::vector<game::Adjustment>& adjustments);
    /// Shows what came of it; or says why it is refused, where that is known, or `otherwise`.
    void take(const game::Reply& reply, const std::function<QString()>& otherwise = {});
    void takeAdjusted(const game::Reply& reply);
    void takeTurnedCardAway();
    void tellHowSaved(game::Saved saved);
    void tellBeside();
    const game::Entry* nextEntry() const;
    [[nodiscard]] bool isSaidNext(const rules::Choice& choice) const;
    [[nodiscard]] bool goesOnNext() const;
    void goToEntry(unsigned entry);
    QString lastFile() const;
    void moveCurtain();
    void lookAtGoals(int character);
    void closeCurtains();

    QString m_folder;
    items::GameModels m_models;
    items::GameModels m_publicModels;
    bool m_publicIsWanted = false;
    items::NewGameModel m_newGame;
    items::RecentGamesModel m_recent;
    game::GameWithFile m_kept;
    game::Saved m_saved = game::Saved::Yes;
    QTimer m_trySavingAgain;
    bool m_isFinalScoring = false;
    bool m_isInWhatIf = false;
    bool m_wasLooking = false;
    bool m_hasLast = false;
    items::Viewpoint m_viewpoint = items::Viewpoint::Table;
    items::Curtain m_curtain = items::Curtain::Closed;
    rules::Pawn m_goalsOpenFor = rules::Pawn::None;
};

} // namespace caboose::app
