// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/round_cards.h"
#include "views/items/game/rows_model.h"

#include <QStringList>

namespace caboose::items {

/// A round card that the group has made itself.
struct OwnRoundRow {
    int id = 0;
    QStringList arts; ///< of its turns
    QString turns;    ///< "Standard, Tunnel"
    QString event;
    QString hands; ///< "1 hand icon"; empty: none
    bool isStation = false;

    bool operator==(const OwnRoundRow&) const = default;
};

/// Round cards of the group's own, which are shuffled in with those of the box. Part of the plan
/// for a new game (NewGameModel), which remembers them.
class OwnRoundsModel : public RowsModel<OwnRoundRow> {
    Q_OBJECT
public:
    enum Role { EventRole = Qt::UserRole, StationRole };
    using RowsModel::RowsModel;

    static constexpr int mostTurns = 6;
    static constexpr int mostHands = 2;
    /// What a card of one's own can say: names and pictures of the turns of the base box, and the
    /// names of its events, in the order in which add() counts them. Event 0 is none.
    static QStringList turnNames();
    static QStringList turnArts();
    static QStringList eventNames();
    /// Its place among them, or -1.
    static int numberOf(rules::Event event);

    /// `hands`: how many hand icons, 0 to mostHands. Without turns or beyond all room, nothing is
    /// added.
    void add(const QList<int>& chosen, int event, int hands);
    void remove(int row);
    void retranslate() { fill(); }

    const std::vector<rules::RoundCard>& cards() const { return m_cards; }
    /// As they were remembered; what is beyond all room is left out.
    void setCards(const std::vector<rules::RoundCard>& cards);

    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void cardsChanged();

protected:
    QVariant value(const OwnRoundRow& row, int role) const override;

private:
    void fill();

    std::vector<rules::RoundCard> m_cards;
};

} // namespace caboose::items
