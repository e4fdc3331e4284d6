// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/final_score/purse_count.h"
#include "views/items/score/score_model.h"

namespace caboose::items {

/// What decides about a title, a tie or the Marshal's victory: each party or goal with its count,
/// then the conclusion.
struct TieOrTitle {
    struct Line {
        QStringList arts;
        QStringList letters;
        QString name;
        QString count; ///< "5 bullets shot, 1 left"
        bool isBest = false;

        bool operator==(const Line&) const = default;
    };
    QString title;
    std::vector<Line> lines;
    QString conclusion;
    QString ruling;     ///< what the conclusion rests on where the text is silent; may be empty
    QString rule;       ///< the number
    QString ruleInFull; ///< number and title

    [[nodiscard]] bool isEmpty() const { return lines.empty(); }
    bool operator==(const TieOrTitle&) const = default;
};

/// The final scoring: what is still to be counted, who wins, and what decided it. The sums are the
/// rows of the score, which is shown the same position before this is. Counts nothing itself.
class FinalScore : public QObject {
    Q_OBJECT
public:
    /// Counting: the game has ended, and somebody is asked what they have.
    enum class Phase { NoGame, Playing, Counting, Over };

    explicit FinalScore(const ScoreModel& score, QObject* parent = nullptr);

    /// Called by GameModels, which has shown the score before.
    void show(const ShownPosition& shownPosition);
    void showNothing();

    // Without a game, the headline says that there is none, and all the rest is empty.

    Phase phase() const { return m_phase; }
    /// "Belle wins with $2750", "Belle and Doc share the victory with $2000 each", "The Marshal
    /// wins with 4 goals".
    const QString& headline() const { return m_headline; }
    /// "Official rules 2016, 4 players".
    const QString& game() const { return m_game; }
    const TieOrTitle& gunslinger() const { return m_gunslinger; }
    /// Empty: nobody plays the Marshal, or he has not shown his goals yet.
    const TieOrTitle& marshal() const { return m_marshal; }
    /// Empty: nobody was tied for the victory.
    const TieOrTitle& tie() const { return m_tie; }
    /// The rules that the scores rest on: number, and number and title.
    const std::vector<std::pair<QString, QString>>& rules() const { return m_rules; }
    /// The rows that belong to it.
    const ScoreModel& score() const { return m_score; }
    /// Where what is counted is named.
    PurseCount& purses() { return m_purses; }

    /// All of it, to be copied or written to a file; and to be printed.
    QString text() const;
    QString html() const;

Q_SIGNALS:
    void changed();
    /// Back to the table.
    void leaveWanted();

private:
    const ScoreModel& m_score;
    PurseCount m_purses;
    Phase m_phase = Phase::NoGame;
    QString m_headline;
    QString m_game;
    TieOrTitle m_marshal;
    TieOrTitle m_gunslinger;
    TieOrTitle m_tie;
    std::vector<std::pair<QString, QString>> m_rules;
};

} // namespace caboose::items
