// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/characters/sheet_cards.h"
#include "views/items/game/rows_model.h"
#include "views/items/game/shown_position.h"

#include <QStringList>

namespace caboose::items {

/// A kind of loot that every game has. For buttons that add one by hand.
struct LootKindInWords {
    int id;
    QString name;
    QString art;
};
std::vector<LootKindInWords> lootKindsOfTheBaseBox();

/// As the giver of a neutral bullet. Everybody else is named by the id of a row.
inline constexpr int neutralGiver = rules::characterCount;

/// Tokens of one kind on a sheet.
struct SheetLoot {
    int kind = 0; ///< rules::LootKind
    QString art;
    QString name;
    int count = 0;
    QString worth; ///< "$500", as far as those who look may see it

    bool operator==(const SheetLoot&) const = default;
};

struct SheetBullets {
    QString from; ///< who fired them
    QString art;  ///< empty: nobody
    QString letter;
    int count = 0;

    bool operator==(const SheetBullets&) const = default;
};

/// A character's sheet as those before the screen may see it.
struct CharacterRow {
    int id = 0;
    QString art;
    QString letter;
    QString name;
    QString power; ///< in a few words, with its rule; empty: none in this game
    QString powerRule;
    QString rule;        ///< of the character
    QString place;       ///< where the pawn stands
    int bulletsLeft = 0; ///< to fire
    int mostBullets = 0; ///< with which it starts
    std::vector<SheetBullets> received;
    int receivedCount = 0; ///< of all of them
    int neutralReceived = 0;
    std::vector<SheetLoot> loot;
    int secondPile = -1; ///< 4.8.3: in the Marshal's other cylinder; -1: there is none
    std::vector<SheetCard> cards;
    QString goals; ///< of the Marshal: "3/5", those that are current of all; empty: of nobody else
    QString look;  ///< what shows or hides the goals to whose they are; empty: nothing does
    QString cash;  ///< money without a token; empty: none
    bool hasTurn = false; ///< whose decision or action it is
    bool isFirst = false; ///< the first player of the round; nobody before the first one

    /// 0 for a kind that does not lie there.
    int countOf(int lootKind) const;
    bool operator==(const CharacterRow&) const = default;
};

/// The characters' sheets, clockwise from the first seat. Of tokens whose value those who look may
/// not know, only the kind is told. Changes are made through Adjusting, by the ids of these rows.
class CharactersModel : public RowsModel<CharacterRow> {
    Q_OBJECT
public:
    enum Role {
        PlaceRole = Qt::UserRole,
        BulletsRole,
        ReceivedRole,
        LootRole,
        TurnRole,
        FirstRole,
        PowerRole,
        RuleRole,
        CardsRole,
        LookRole
    };
    using RowsModel::RowsModel;

    /// Called by GameModels alone; of nothing there are no rows.
    void show(const ShownPosition& shownPosition);
    /// Null: nobody of that id plays.
    const CharacterRow* find(int id) const;
    /// 14.1: whoever may look at goals of the Marshal's wants to, or has looked.
    void lookAtGoals(int id);
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void goalsWanted(int id);

protected:
    QVariant value(const CharacterRow& row, int role) const override;
};

} // namespace caboose::items
