// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"
#include "views/items/game/rows_model.h"
#include "views/items/rulings_model.h"

#include <QStringList>

namespace caboose::items {

/// A bandit who may take part.
struct BanditRow {
    int id = 0;
    QString art;
    QString letter;
    QString name;
    bool plays = false;
    int seat = 0; ///< from 1 on, clockwise; 0: does not play

    bool operator==(const BanditRow&) const = default;
};

/// A new game before it begins: who plays whom, sitting clockwise in the order of the rows; the
/// edition; and what the program keeps for the group.
class NewGameModel : public RowsModel<BanditRow> {
    Q_OBJECT
public:
    enum Role { ArtRole = Qt::UserRole, SeatRole };
    /// `rulings`: the rules of this table, which outlive the model.
    explicit NewGameModel(RulingsModel& rulings, QObject* parent = nullptr);

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

    /// Takes a bandit to another place at the table.
    void move(int row, int by);
    void setPlayers(int count);

    /// The names of the editions and variants, and which of them is chosen. Choosing one drops the
    /// house rulings.
    static QStringList editions();
    int edition() const;
    void setEdition(int index);
    int houseRulings() const { return static_cast<int>(m_rulings.houseRulings().size()); }

    /// Cards are dealt and kept by the program; otherwise they are on the table.
    bool keepsDecks() const { return m_keepsDecks; }
    void setKeepsDecks(bool keeps);

    rules::Plan plan() const;
    /// Why the game can't begin like this, in sentences; empty: it can.
    QStringList objections() const;
    void start();
    void retranslate();

Q_SIGNALS:
    void planChanged();
    void startWanted();

protected:
    QVariant value(const BanditRow& row, int role) const override;

private:
    void fill();

    RulingsModel& m_rulings;
    std::vector<rules::Pawn> m_order;
    rules::PawnSet m_playing;
    bool m_keepsDecks = false;
};

} // namespace caboose::items
