// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/game.h"

#include <QStringList>

namespace caboose::items {

class GameModels;
class LogModel;
struct QuestionTexts;

/// Tells a game to those who don't see it, as it goes on: after each answer, undo, correction or
/// try-out one text, with what happened and what is asked now. Says nothing that the models don't
/// show; the same thing is not said twice, so what is gone on with was told when it came up.
class GameNarrator {
public:
    /// To be called whenever the models show the game again; empty: nothing is new.
    QString tell(const game::Game& game, const GameModels& models);
    /// Another game is shown next: what has happened in it before is not told.
    void forget();

private:
    QStringList news(const game::Game& game, const LogModel& log) const;
    QStringList deeds(const LogModel& log) const;
    QString place(const QuestionTexts& question);

    game::Number m_size = game::noEntry; ///< of the record, as it was told last
    bool m_isInWhatIf = false;
    bool m_isNew = true;
    QString m_where;
    QString m_asked;
    QStringList m_foretold; ///< what was to be done on the table
};

/// "Belle: which card?", or what is to be done now; empty without a game.
QString questionInWords(const QuestionTexts& question);

/// What the last entry did, as the log has it.
QStringList lastDeedsInWords(const LogModel& log);

} // namespace caboose::items
