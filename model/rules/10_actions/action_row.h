// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/play.h"

#include <optional>

namespace caboose::rules {

/// 10 An action, as the rest of the program knows it: everything that is asked of an action is in
/// its row, and the row is all that stands of it outside its file. Whoever performs it is named by
/// the caller: it need not be whose card it is (10.9, 10.10). Functions that an action has no use
/// for are left out.
/// Called through act() and canAct() (actions.h) and judge(), which know what hinders somebody
/// (14.2, 15.1); the functions behind a row don't ask for that.
struct ActionRow {
    CardKind kind = CardKind::Unknown;
    Rule rule{};
    /// Carries it out; without a way to, nothing happens and the reason is told. An action without
    /// this is not refereed yet.
    void (*perform)(Play& play, Pawn who) = nullptr;
    /// Whether it has any effect; refused with the reason why not.
    Verdict (*can)(const Table& table, Pawn who) = nullptr;
    /// What is aimed at, and what the rules say of one aim, whether or not it would be listed.
    std::optional<ChoiceKind> aim = std::nullopt;
    Verdict (*may)(const Table& table, Pawn who, Choice target) = nullptr;
    /// The question that `perform` asks first, with everything refused.
    std::optional<Question> (*choices)(const Table& table, Pawn who) = nullptr;

    bool isNeverSold = false;     ///< 13.1
    bool isSaleUnwritten = false; ///< 13.1: what Al gets for it is not refereed yet

    [[nodiscard]] constexpr bool isRefereed() const { return perform != nullptr; }
};

// Each in the file of its action.
#define ACTION(name, key, row) extern const ActionRow row;
#include "model/rules/02_components/card_kinds.def"

/// The row of a kind of card; nothing for what is no action (bullets, unknown cards).
const ActionRow* actionRow(CardKind kind);

} // namespace caboose::rules
