// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/round_cards.h"
#include "views/items/game/rows_model.h"

#include <QStringList>

namespace caboose::items {

/// A round card that the group has made itself, or read for the program.
struct OwnRoundRow {
    int id = 0;
    QStringList arts; ///< of its turns
    QString turns;    ///< "Standard, Tunnel"
    QString event;    ///< of a box's card its name
    QString hands;    ///< "1 hand icon"; empty: none
    bool isStation = false;

    bool operator==(const OwnRoundRow&) const = default;
};

/// Round cards that only the group knows: its own, which are shuffled in with those of the box, and
/// those of a box whose turns stand in no text, as somebody has read them, here or when one was
/// turned up. Part of the plan for a new game (NewGameModel), which remembers them.
class OwnRoundsModel : public RowsModel<OwnRoundRow> {
    Q_OBJECT
public:
    enum Role { EventRole = Qt::UserRole, StationRole };
    using RowsModel::RowsModel;

    static constexpr int mostTurns = 6;
    static constexpr int mostHands = rules::mostHandIcons;
    /// What a card of one's own can say: names and pictures of the turns of the base box, and the
    /// names of its events, in the order in which add() counts them. Event 0 is none.
    static QStringList turnNames();
    static QStringList turnArts();
    static QStringList eventNames();
    /// Its place among them, or -1.
    static int numberOf(rules::Event event);

    /// `hands`: how many hand icons, 0 to mostHands. The next card of a box with this event that
    /// nobody has read yet; if there is none, one of the group's own. Without turns or beyond all
    /// room, nothing is added.
    void add(const QList<int>& chosen, int event, int hands);
    void remove(int row);
    void retranslate() { fill(); }

    /// Those of the boxes in this game that nobody has read yet.
    void setUnread(const std::vector<rules::RoundCard>& cards) { m_unread = cards; }
    [[nodiscard]] int unread() const { return static_cast<int>(m_unread.size()); }
    /// The event of the first of them, in the order of eventNames(); -1: there is none.
    [[nodiscard]] int eventOfNextUnread() const;
    /// A game has told of cards of a box: that stands against what was told before.
    void learn(const std::vector<rules::RoundCard>& told);

    const std::vector<rules::RoundCard>& cards() const { return m_cards; }
    /// The group's own alone, and those of a box alone.
    [[nodiscard]] std::vector<rules::RoundCard> own() const;
    [[nodiscard]] std::vector<rules::RoundCard> told() const;
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
    std::vector<rules::RoundCard> m_unread;
};

} // namespace caboose::items
