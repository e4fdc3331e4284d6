// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/dispute/dispute.h"

namespace caboose::items {

// A dispute in words; and the names by which a panel speaks of its parts.

std::vector<Pick> peopleAt(const rules::Table& table);
/// What somebody can be asked about: each action, each event, and the beat itself.
std::vector<Pick> disputedActionsFor(const rules::Table& table);

QString idOf(rules::Pawn pawn);
/// Nothing for an id that idOf() never gave.
[[nodiscard]] std::optional<rules::Pawn> pawnOf(const QString& id);
QString idOf(const DisputedAction& disputedAction);
/// Without who acts, and with nothing chosen.
DisputedAction disputedActionOf(const QString& id);

/// In words for people; empty in each field of which the result says nothing.
VerdictTexts verdictTexts(const rules::Position& position, const DisputedAction& disputedAction,
                          const DisputeResult& disputeResult);
/// All that there is to say, as plain text to be pasted anywhere: begins with the question, ends
/// with the position in the notation.
QString disputeText(const rules::Position& position, const DisputedAction& disputedAction,
                    const VerdictTexts& verdict, const EditionsModel& editions);

} // namespace caboose::items
