// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

#include <functional>
#include <map>

namespace caboose::items {

/// One thing that happened, as a sentence.
struct LogRow {
    enum class Kind {
        Heading,   ///< a round or a phase begins
        Deed,      ///< somebody did something
        Aside,     ///< draws, shuffles and the like
        Adjustment ///< "the table decided otherwise", adjustments, notes
    };
    int id = 0;    ///< of its entry and its place in it; below 0: a heading over a what-if
    int entry = 0; ///< of the record: where one goes back to
    Kind kind = Kind::Deed;
    QString text = {};
    QString art = {}; ///< of whoever did it
    QString letter = {};
    QString rule = {};
    bool isUndone = false;
    bool isLook = false;     ///< somebody looked; nothing changed on the table
    bool isNow = false;      ///< the last line before where the game is
    bool isInWhatIf = false; ///< in a what-if
    int branches = 0;        ///< other ways that were taken from here and left again

    bool operator==(const LogRow&) const = default;
};

/// A way that was taken and left again, and can be gone back to.
struct LogBranch {
    int from = 0;       ///< the id of the line behind which it leaves; 0: before all lines
    unsigned fork = 0;  ///< the last entry that it shares with the lines
    unsigned entry = 0; ///< its end
    QString text = {};  ///< what differs, and how far it went
};

/// The game as sentences, a line for each thing that happened, with what was undone last behind it.
///
/// Keeps the lines that it has made: entries never change, so each is worded once. What goes back
/// to a line only asks for it (goToWanted); the program does it and shows the game again.
class LogModel : public RowsModel<LogRow> {
    Q_OBJECT
public:
    enum Role {
        EntryRole = Qt::UserRole,
        KindRole,
        UndoneRole,
        RuleRole,
        BranchesRole,
        WhatIfRole
    };
    using RowsModel::RowsModel;

    /// Called by GameModels alone, after each entry. What was worded before is not worded again.
    void show(const game::Game& game, Viewpoint viewpoint);
    void showNothing();
    /// In another language all sentences are others. Called before the game is shown in it.
    void forget();

    /// Goes (back) to where the game was after this line.
    void goTo(int row);
    /// The whole log as text, a line each, without what was undone.
    QString text() const;
    /// Only those of the rows.
    QString text(const std::function<bool(int)>& isWanted) const;
    /// With its rule and everything that marks it.
    static QString lineOf(const LogRow& row);
    /// "(2 other ways left from here)"
    static QString waysFrom(const LogRow& row);
    /// Oldest first; the numbers are good until the game is shown again.
    const std::vector<LogBranch>& branches() const { return m_branches; }
    /// Which of them leave from this line.
    std::vector<std::size_t> branchesAt(int row) const;
    /// To the end of it: a number out of branches().
    void goToBranch(std::size_t n);

    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    /// Handled by the program, which asks before something seen becomes unseen.
    void goToWanted(unsigned entry);

protected:
    QVariant value(const LogRow& row, int role) const override;

private:
    const std::vector<LogRow>& rowsOf(const game::Game& game, game::Number entry);

    void gatherBranches(const game::Game& game, const std::vector<game::Number>& line);
    QString branchName(const game::Game& game, game::Number fork, game::Number end);
    void noteBranches(game::Number fork, LogRow& row);
    static void markNow(std::vector<LogRow>& rows);

    std::vector<LogBranch> m_branches;
    std::multimap<game::Number, std::size_t> m_leaving; ///< which of them, by where they leave
    std::map<game::Number, std::vector<LogRow>> m_known;
    Viewpoint m_viewpoint = Viewpoint::Table;
    game::Number m_size = 0;
};

} // namespace caboose::items
