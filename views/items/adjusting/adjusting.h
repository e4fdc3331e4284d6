// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/adjusting/adjustment.h"
#include "views/items/game/shown_position.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace caboose::items {

/// Something that one can lay a hand on. Made from what the models call it; whether it is there is
/// asked when something is done with it.
struct Adjustable {
    enum class Kind {
        Pawn,
        Loot,      ///< lying on the train
        Place,     ///< of the train
        Sheet,     ///< a character's
        SheetLoot, ///< lying there; named by lootOnSheet()
        Bullet,    ///< that a character has left
        DeckPlace, ///< of the common deck, from 0 on; the one behind the last is a place, too
        Table      ///< what belongs to nobody
    };
    Kind kind = Kind::Pawn;
    int id = 0; ///< as the models of pawns, loot, places and characters name it

    bool operator==(const Adjustable&) const = default;
};

Adjustable lootOnSheet(int character, int lootKind);

/// Something that can be done by hand, as a menu offers it: done at once, or a choice of more.
struct AdjustmentChoice {
    QString text;
    QString art = {};
    QString letter = {};
    bool isOn = false; ///< it is like that already
    std::function<void()> act = {};
    std::vector<AdjustmentChoice> children = {};

    [[nodiscard]] bool isPossible() const { return act || !children.empty(); }
};
using AdjustmentChoices = std::vector<AdjustmentChoice>;

/// The table is right: whatever lies or stands on it can be put somewhere else by hand, whatever
/// the rules say. Says what can be done with a piece, and passes on what is done.
///
/// Changes nothing itself: what somebody does becomes `wanted`, once for each choice, and whoever
/// shows the table here makes the adjustments and shows it again. Offers nothing that the table
/// can't be (rules::inconsistencies). Must not be asked for choices while no table is shown.
class Adjusting : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    using Adjustments = std::vector<game::Adjustment>;

    /// `real`: with everything that the program knows; what is hidden is moved all the same.
    void show(const rules::Table& real, Viewpoint viewpoint);
    void showNothing();
    [[nodiscard]] bool isPossible() const { return m_table.has_value(); }
    const rules::Table& table() const { return *m_table; }
    /// What those who look see of it.
    const rules::Table& seen() const { return m_seen; }
    Viewpoint viewpoint() const { return m_viewpoint; }

    /// Of a pawn, loot or a bullet.
    static QString nameOf(const Adjustable& piece);
    static QString artOf(const Adjustable& piece);
    /// Good until the table is shown again: a menu is made when it opens.
    AdjustmentChoices choicesFor(const Adjustable& piece) const;
    /// Everything on the table, each piece with its choices.
    AdjustmentChoices all() const;
    /// More that can be done with a piece, besides what can be done in every game.
    void setMore(std::function<AdjustmentChoices(const Adjustable&)> more)
    {
        m_more = std::move(more);
    }

    /// A pawn or one token is put somewhere else. Nothing comes of it where it stands already.
    void put(const Adjustable& piece, int place) const;
    /// What putting it there would be, as a sentence; empty: nothing.
    QString putting(const Adjustable& piece, int place) const;
    // The same onto a character's sheet.
    void putOnSheet(const Adjustable& piece, int character) const;
    QString puttingOnSheet(const Adjustable& piece, int character) const;

    // Numbers on a sheet, one more or fewer.
    void changeBullets(int character, int by) const;
    void changeLoot(int character, int kind, int by) const;
    void changeReceived(int character, int from, int by) const;

    /// For whoever has worked out adjustments already; none is no wish.
    void wish(const Adjustments& adjustments) const { Q_EMIT wanted(adjustments); }
    /// Empty if the table can't be like that.
    std::function<void()> doing(game::Adjustment adjustment) const;

Q_SIGNALS:
    void wanted(const std::vector<caboose::game::Adjustment>& adjustments) const;

private:
    void move(const Adjustable& piece, rules::Holder to) const;
    QString moving(const Adjustable& piece, rules::Holder to, const QString& toWhere) const;
    [[nodiscard]] bool isPossible(const game::Adjustment& adjustment) const;

    std::optional<rules::Table> m_table;
    rules::Table m_seen;
    std::size_t m_faults = 0; ///< of a position laid out by hand
    Viewpoint m_viewpoint = Viewpoint::Table;
    std::function<AdjustmentChoices(const Adjustable&)> m_more;
};

/// All places of the trains, each with what going there does.
AdjustmentChoices placesFor(const Adjusting& adjusting,
                            const std::function<game::Adjustment(rules::Location)>& to,
                            rules::Location present);
/// A token of the kind as it lies there, or one that looks like it; nothing if there is none.
[[nodiscard]] std::optional<rules::Loot> tokenAt(const rules::Table& table, rules::Holder holder,
                                                 rules::LootKind kind);
/// As a new token comes from the box: with its value, if all of the kind have the same.
rules::Loot newToken(rules::LootKind kind);
/// The kinds of loot that a game of the base box has, and any others on this table.
std::vector<rules::LootKind> kindsOf(const rules::Table& table);
std::vector<rules::Location> placesOf(const rules::Table& table);
std::vector<rules::Pawn> charactersOf(const rules::Table& table);

} // namespace caboose::items
