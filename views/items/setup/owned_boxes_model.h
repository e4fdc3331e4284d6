// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/piece.h"
#include "views/items/game/rows_model.h"

#include <QString>

namespace caboose::items {

/// A box that a group may own.
struct BoxRow {
    int id = 0;
    QString name;
    QString contents; ///< what is in it, in a few words
    QString use;      ///< what Caboose does with it
    bool isOwned = false;
    bool isNeeded = false; ///< there is no game without it

    bool operator==(const BoxRow&) const = default;
};

/// Which boxes the group owns. The rulebook shows their rules; what of them is in a game is chosen
/// for each game (ModulesModel). Ticked by setData(); the base box can't be unticked.
class OwnedBoxesModel : public RowsModel<BoxRow> {
    Q_OBJECT
public:
    enum Role { ContentsRole = Qt::UserRole, UseRole };
    explicit OwnedBoxesModel(QObject* parent = nullptr);

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

    rulebook::Boxes boxes() const { return m_boxes; }
    /// The base box is among them, asked or not.
    void setBoxes(rulebook::Boxes boxes);
    /// The group has been asked once; it need not be the first question any more.
    [[nodiscard]] bool isSettled() const { return m_isSettled; }
    void settle(bool isSettled = true);
    void retranslate();

Q_SIGNALS:
    /// Not for a change of language.
    void boxesChanged();

protected:
    QVariant value(const BoxRow& row, int role) const override;

private:
    void fill();

    rulebook::Boxes m_boxes{rulebook::Box::Base};
    bool m_isSettled = false;
};

} // namespace caboose::items
