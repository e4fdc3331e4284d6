// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/history.h"

#include <vector>

namespace caboose::game {

/// Something that people have seen and that going back makes unseen. The comment says which members
/// of a disclosure count.
enum class Disclosed : std::uint8_t {
    RoundCard,  ///< round: its id
    DrawnCard,  ///< who, card
    TurnedCard, ///< who: its owner, card: lay face down on the common deck
    Value       ///< who or nobody, loot with its value, or number: dollars
};

/// What was seen, and by which entry. Before going back people are told of it.
struct Disclosure {
    Number entry = noEntry;
    Disclosed what = Disclosed::RoundCard;
    rules::Pawn who = rules::Pawn::None; ///< nobody: it concerns all
    rules::Card card{};
    rules::Loot loot{};
    int number = 0; ///< id of the round card, or dollars

    friend bool operator==(const Disclosure&, const Disclosure&) = default;
};

/// The way from one place of the tree to another. Either list may be empty; both are if nothing is
/// to be done.
struct TreePath {
    Number from = noEntry;
    Number to = noEntry;
    std::vector<Number> undone{};        ///< latest first
    std::vector<Number> redone{};        ///< earliest first
    std::vector<Disclosure> disclosed{}; ///< by what is undone, in the order in which it was seen

    [[nodiscard]] bool isUndo() const { return redone.empty(); }
    [[nodiscard]] bool isRedo() const { return undone.empty(); }
};

/// Both must be moves. Over their last common ancestor: back from `from` to it, and on to `to`.
TreePath pathBetween(const Record& record, const History& history, Number from, Number to);

} // namespace caboose::game
