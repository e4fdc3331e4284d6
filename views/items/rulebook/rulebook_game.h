// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/rulebook_context.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace caboose::items {

class RulingsModel;

QList<rulebook::Box> allBoxes();

/// Whose rules are read: those of the game on the table, or, while there is none, those that the
/// group has set for its table, for the boxes that it has: the base box until it says more.
class RulebookGame : public QObject {
    Q_OBJECT
public:
    explicit RulebookGame(const RulingsModel& rulings, QObject* parent = nullptr);

    /// Nothing: no game is on the table.
    void setTable(const std::optional<rulebook::RulebookContext>& onTable);
    [[nodiscard]] bool isOnTable() const { return m_onTable.has_value(); }

    rulebook::Boxes boxes() const { return m_boxes; }
    void setBoxes(rulebook::Boxes boxes);

    /// Never empty: there is always a game whose rules can be read.
    rulebook::RulebookContext game() const;
    /// What an edition says of the same pieces.
    rulebook::RulebookContext gameBy(rules::Edition edition) const;
    /// "Official 2016, 4 players".
    QString title() const;

Q_SIGNALS:
    /// Another game, another edition, other boxes: what is read is to be shown anew.
    void changed();
    void boxesChanged();

private:
    const RulingsModel& m_rulings;
    std::optional<rulebook::RulebookContext> m_onTable;
    rulebook::Boxes m_boxes;
};

} // namespace caboose::items
