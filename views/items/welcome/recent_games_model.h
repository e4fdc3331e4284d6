// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/rows_model.h"
#include "views/items/game_models.h"

#include <QDateTime>
#include <QStringList>

namespace caboose::items {

/// A game in the folder of games.
struct RecentGameRow {
    int id = 0; ///< 0: the one that was changed last
    QString path;
    QDateTime changed;
    QString date;     ///< of the last change, as people write it
    QString standing; ///< "Round 2, turn 3 of 5: Tunnel", or who has won
    QString players;  ///< "Doc, Belle, Ghost"
    QStringList arts; ///< their pawns
    QStringList letters;

    bool operator==(const RecentGameRow&) const = default;
};

/// The games that were followed last, latest first, as far as they can be read; and where the last
/// one stands, to draw it. While there is none, the sample game is drawn.
///
/// Reads files when it is told to, and opens none: openWanted goes to the program.
class RecentGamesModel : public RowsModel<RecentGameRow> {
    Q_OBJECT
public:
    enum Role { PathRole = Qt::UserRole, DateRole, StandingRole, PlayersRole };
    explicit RecentGamesModel(QString folder, QObject* parent = nullptr);

    /// Looks into the folder again.
    void refresh();
    void retranslate();
    /// The position of the first row, or of the sample game.
    GameModels& last() { return m_last; }
    [[nodiscard]] bool isSample() const { return rowCount() == 0; }
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

protected:
    QVariant value(const RecentGameRow& row, int role) const override;

private:
    QString m_folder;
    GameModels m_last;
};

} // namespace caboose::items
