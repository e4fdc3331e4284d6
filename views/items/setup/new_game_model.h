// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"
#include "views/items/game/player_names.h"
#include "views/items/game/rows_model.h"
#include "views/items/rulings/rulings_model.h"
#include "views/items/setup/modules_model.h"
#include "views/items/setup/own_rounds_model.h"
#include "views/items/setup/owned_boxes_model.h"
#include "views/items/setup/plan_cars_model.h"
#include "views/items/setup/planned_seats.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace caboose::items {

/// A bandit who may take part.
struct BanditRow {
    int id = 0;
    QString art;
    QString letter;
    QString name;
    QString inSentence; ///< the name in the middle of one, with its article
    QString player;     ///< the name of whoever plays them; may be empty
    bool plays = false;
    bool isBot = false;   ///< plays by the rules for bots
    bool isFirst = false; ///< begins
    bool mayBegin = false;
    int seat = 0;     ///< from 1 on, clockwise; 0: does not play
    QString seatName; ///< "Seat 1", in pairs "Seat 1 · pair A"
    bool mayBePerson = true;
    QString whyNoBot; ///< "Not refereed yet (16.8)"; empty: may be one
    QString botRule;  ///< the rule about them as a bot; empty: there is none

    [[nodiscard]] bool mayTakePart() const { return mayBePerson || whyNoBot.isEmpty(); }

    bool operator==(const BanditRow&) const = default;
};

/// A new game before it begins: who plays whom, sitting clockwise in the order of the rows; the
/// edition; the cars and round cards; and what the program keeps for the group.
///
/// Every change is allowed, also one that leaves a plan that can't be played: objections() says so
/// in words, and start() does nothing then. Begins no game itself: the program does, on
/// startWanted.
class NewGameModel : public RowsModel<BanditRow> {
    Q_OBJECT
public:
    enum Role { ArtRole = Qt::UserRole, SeatRole, PlayerRole, FirstRole };
    /// `rulings`: the rules of this table, which outlive the model.
    explicit NewGameModel(RulingsModel& rulings, QObject* parent = nullptr);

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// CheckStateRole: takes part; EditRole: the player's name.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

    // Rows are dragged to another seat.
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to,
                  int before) override;

    /// Takes a bandit to another place at the table.
    void move(int row, int by);
    /// Takes part as a bot, or as somebody's bandit; nothing if the row says that it can't be.
    void setBot(int row, bool isBot);
    /// So many bandits are played by somebody, the first of the order; bots stay.
    void setPlayers(int count);
    /// The bandits who take part, bots among them.
    int players() const { return m_seats.playing().size(); }
    /// So many people sit down. One plays against bots, by the combined rules; by them bots join
    /// two people as well, if they are in the boxes. Otherwise two play two bandits each, which
    /// takes rules that say how: if the edition has none, one that has is chosen; and the other way
    /// round for more than three.
    void setPeople(int count);
    int people() const;
    [[nodiscard]] bool hasTwoBanditsEach() const;

    /// Who begins is drawn among those who may, is this one, or is told when the table knows.
    void drawFirst();
    void setFirst(int row);
    void setFirstAsked();
    /// By the table, of those who may.
    [[nodiscard]] bool isFirstAsked() const { return m_firstIsAsked && m_mayBegin.size() != 1; }
    /// Nobody: the game asks.
    rules::Pawn first() const { return isFirstAsked() ? rules::Pawn::None : m_first; }
    /// 4.5.1: as far as that is known before the game.
    [[nodiscard]] bool mayBegin(rules::Pawn who) const;
    [[nodiscard]] bool mayDrawFirst() const { return m_mayBegin.size() > 1; }

    /// The names of the editions and variants, what they mean in plain words, and which of them is
    /// chosen. Choosing one drops the house rulings.
    static QStringList editions();
    static QStringList editionSummaries();
    int edition() const;
    /// An index of editions(); the variants are among them.
    void setEdition(int index);
    /// A sentence for each house ruling: the question, the group's answer, and whose answer it is.
    QStringList houseRulings() const;

    /// What is kept by the program; otherwise it is on the table, and somebody says what comes up.
    [[nodiscard]] bool keepsDecks() const { return m_kept.decks; }
    [[nodiscard]] bool keepsPurses() const { return m_kept.purseValues; }
    [[nodiscard]] bool keepsRounds() const { return m_kept.roundDeck; }
    void setKeepsDecks(bool keeps);
    void setKeepsPurses(bool keeps);
    void setKeepsRounds(bool keeps);
    /// Cards are entered when they are played; otherwise when they are turned over.
    [[nodiscard]] bool entersPlayed() const { return m_entersPlayed; }
    void setEntersPlayed(bool enters);

    OwnedBoxesModel& boxes() { return m_boxes; }
    ModulesModel& modules() { return m_modules; }
    PlanCarsModel& cars() { return m_cars; }
    OwnRoundsModel& ownRounds() { return m_ownRounds; }

    /// What the game would be set up from; ask objections() whether it can be.
    rules::Plan plan() const;
    /// Of those who take part, as far as they have said theirs.
    PlayerNames names() const;
    /// Why the game can't begin like this, in sentences; empty: it can.
    QStringList objections() const;
    /// About how long it takes, in minutes.
    int minutes() const;
    /// "4 players · Official rules 2016 · about 50 minutes"
    QString summary() const;
    /// Says that it is wanted (startWanted); nothing while there are objections.
    void start();
    /// Whoever began and the cars were for one game: they are drawn anew for the next one, unless
    /// somebody chose them.
    void drawAnew();
    void retranslate();
    /// 4.8.3: what a game has told of the Marshal's Colts, so that nobody is asked again.
    void rememberPiles(const rules::PileOrders& told);
    /// 5.1.1: the same of round cards whose turns stand in no text.
    void rememberRoundCards(const std::vector<rules::RoundCard>& told) { m_ownRounds.learn(told); }

    /// All of it but the rulings, to be remembered; what is not understood is left out.
    QStringList toStrings() const;
    void setFromStrings(const QStringList& strings);

Q_SIGNALS:
    /// Anything of it, the words too.
    void planChanged();
    void startWanted();
    /// The rulings are to be seen and changed.
    void rulingsWanted();
    /// Somebody thought better of it.
    void leaveWanted();

protected:
    QVariant value(const BanditRow& row, int role) const override;

private:
    void fill();
    void change(bool& what, bool to);
    rules::Plan seated() const;
    void offerCharacters();
    void playByRulesForBots();
    bool sitDownWithBots(int count);
    void keepFirst();
    /// As if the seat were theirs.
    [[nodiscard]] BanditRow rowOf(rules::Pawn who, int seat) const;
    [[nodiscard]] rules::Pawn pawnAt(int row) const
    {
        return m_seats.order()[static_cast<std::size_t>(row)];
    }
    QString seatName(int seat) const;
    [[nodiscard]] bool isSameSeat(rules::Pawn one, rules::Pawn other) const;
    [[nodiscard]] QString playerOf(rules::Pawn who) const;
    void setPlayerOf(rules::Pawn who, const QString& name);

    RulingsModel& m_rulings;
    OwnedBoxesModel m_boxes;
    ModulesModel m_modules;
    PlanCarsModel m_cars;
    OwnRoundsModel m_ownRounds;
    PlannedSeats m_seats;
    PlayerNames m_names;
    std::vector<rules::Pawn> m_mayBegin;
    rules::Pawn m_first = rules::Pawn::None;
    bool m_firstIsAsked = false;
    bool m_firstIsChosen = false; ///< by somebody, and not drawn
    /// What was played before two people sat down, who can't play it.
    std::optional<rules::Edition> m_editionOfMore;
    rules::KeptByProgram m_kept;
    bool m_entersPlayed = true;
    rules::PileOrders m_pileOrders = rules::usualPileOrders;
    bool m_filling = false;
};

} // namespace caboose::items
