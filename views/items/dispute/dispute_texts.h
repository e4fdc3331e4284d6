// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/dispute/dispute.h"

namespace caboose::items {

// A dispute in words; and the names by which a panel speaks of its parts.

std::vector<Pick> peopleAt(const rules::Table& table);
std::vector<Pick> mattersFor(const rules::Table& table);

QString idOf(rules::Pawn pawn);
std::optional<rules::Pawn> pawnOf(const QString& id);
QString idOf(const DisputedAction& disputedAction);
DisputedAction matterOf(const QString& id);

VerdictTexts verdictTexts(const rules::Position& position, const DisputedAction& disputedAction,
                          const DisputeResult& disputeResult);
QString disputeText(const rules::Position& position, const DisputedAction& disputedAction,
                    const VerdictTexts& verdict, const EditionsModel& editions);

} // namespace caboose::items
