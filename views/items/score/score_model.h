// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

#include <QStringList>

namespace caboose::items {

/// What adds to a score.
struct ScorePart {
    QString what;
    QString dollars;
    QString rule;
    QString art;   ///< of the loot; may be empty
    QString whose; ///< where several bandits are counted together; empty: the whole party's

    bool operator==(const ScorePart&) const = default;
};

struct ScoreRow {
    /// A party that wins together, or one of it who wins alone.
    struct Winner {
        QString name;
        QString dollars;

        bool operator==(const Winner&) const = default;
    };
    int id = 0;
    QStringList arts;
    QStringList letters;
    QString name;
    QString dollars; ///< as far as it is known
    QString open;    ///< what is not known: "and 2 purses"
    int sum = 0;
    bool wins = false;
    std::vector<Winner> winners; ///< once it is over; of betrayal some of a team
    bool isFinal = false;
    bool isCounted = false;  ///< nothing is missing any more
    bool isCounting = false; ///< their purses are asked for now
    int place = 0;           ///< in the end, from 1 on; 0: the Marshal has won
    QString note;            ///< how a tie was decided; who has the title so far
    std::vector<ScorePart> parts;

    /// "Belle + Doc"; empty: nobody of them wins.
    [[nodiscard]] QString winnerNames() const;
    bool operator==(const ScoreRow&) const = default;
};

/// The score of each party as far as it is public: the richest first once the game is over, in the
/// order of the seats before. Counts nothing itself: sums, titles and ties are those of rule 8.
/// Shows only; nobody changes a score here (adjusting.h).
class ScoreModel : public RowsModel<ScoreRow> {
    Q_OBJECT
public:
    enum Role { DollarsRole = Qt::UserRole, OpenRole, WinsRole, PartsRole, NoteRole, PlaceRole };
    using RowsModel::RowsModel;

    void show(const ShownPosition& shownPosition);
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const ScoreRow& row, int role) const override;
};

} // namespace caboose::items
