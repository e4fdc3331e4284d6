// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/rows_model.h"
#include "views/items/game_models.h"

#include <QDateTime>
#include <QFileInfo>
#include <QStringList>

#include <future>
#include <memory>
#include <vector>

class QThreadPool;

namespace caboose::items {

/// A game in the folder of games.
struct RecentGameRow {
    int id = 0; ///< 0: the one that was changed last
    QString path;
    QString name;        ///< that somebody gave it; may be empty
    bool isOver = false; ///< there is nothing to go on with
    QDateTime changed;
    QString date;       ///< of the last change, as people write it
    QString standing;   ///< "Round 2, turn 3 of 5: Tunnel", or who has won
    QString players;    ///< "Doc (Anna), Belle, Ghost (Ben)"
    QString whoAndWhen; ///< "Anna, Ben · 20.11.26 19:30"; the names of people that are known
    QStringList arts;   ///< their pawns
    QStringList letters;

    bool operator==(const RecentGameRow&) const = default;
};

/// The games that were followed last, latest first, as far as they can be read; and where the last
/// one that is not over stands, to draw it. While there is none, the sample game is drawn.
///
/// Reads files when it is told to, and opens none: openWanted goes to the program.
class RecentGamesModel : public RowsModel<RecentGameRow> {
    Q_OBJECT
public:
    enum Role { PathRole = Qt::UserRole, DateRole, StandingRole, PlayersRole };
    explicit RecentGamesModel(QString folder, QObject* parent = nullptr);

    /// Begins to read in another thread what the first refresh() will tell.
    void lookAhead(QThreadPool& threads);
    /// Looks into the folder again.
    void refresh();
    void retranslate();
    /// The row that one goes on with: the first that is not over; -1: none.
    int current() const;
    /// The position of that row, or of the sample game.
    GameModels& last() { return m_last; }
    [[nodiscard]] bool isSample() const { return current() < 0; }
    /// What is being followed is neither named nor put away.
    void setFollowed(const QString& path) { m_followed = path; }
    [[nodiscard]] bool mayChange(int row) const;
    /// Gives the game a name that can be that of a file.
    void rename(int row, const QString& name);
    /// Out of the list, into a folder of its own; nothing is lost.
    void putAway(int row);
    void bringBack(const QString& path);
    /// Nothing for a row that is not there.
    void open(int row);
    /// What last() shows.
    void openLast();

    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void refreshed();
    void openWanted(const QString& path);
    /// Somebody wants to look around in the sample game.
    void sampleWanted();
    /// A game was put away, and is in this file now.
    void gamePutAway(const QString& path);

protected:
    QVariant value(const RecentGameRow& row, int role) const override;

private:
    struct Last {
        ShownPosition shown;
        rules::Table table;
    };
    struct FoundGame {
        QFileInfo file;
        ShownPosition shown;
    };
    struct Found {
        std::vector<FoundGame> games;
        std::unique_ptr<Last> last; ///< null: all are over
    };
    static Found look(const QString& folder);
    void showSample();

    QString m_folder;
    QString m_followed;
    std::future<Found> m_ahead;
    GameModels m_last;
};

} // namespace caboose::items
