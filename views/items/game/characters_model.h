// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/moment.h"
#include "views/items/game/rows_model.h"

#include <QStringList>

namespace caboose::items {

/// Tokens of one kind on a sheet.
struct SheetLoot {
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

struct CharacterRow {
    int id = 0;
    QString art;
    QString letter;
    QString name;
    QString power; ///< in a few words, with its rule; empty: none in this game
    QString place; ///< where the pawn stands
    int bulletsLeft = 0;
    std::vector<SheetBullets> received;
    int receivedCount = 0;
    std::vector<SheetLoot> loot;
    QString cash; ///< money without a token; empty: none
    bool hasTurn = false;
    bool isFirst = false;

    bool operator==(const CharacterRow&) const = default;
};

/// The characters' sheets, clockwise.
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
        PowerRole
    };
    using RowsModel::RowsModel;

    void show(const Moment& moment);
    QHash<int, QByteArray> roleNames() const override;

protected:
    QVariant value(const CharacterRow& row, int role) const override;
};

} // namespace caboose::items
