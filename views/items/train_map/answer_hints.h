// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/shown_position.h"

#include <QStringList>

namespace caboose::items {

/// What the open question of a moment says of pieces and places.
///
/// For the models of this folder, which make one for each moment they show. Without a question all
/// hints say nothing.
class AnswerHints {
public:
    explicit AnswerHints(const ShownPosition& shownPosition);

    AnswerHint of(rules::Location place) const;
    AnswerHint of(rules::Pawn pawn) const;
    AnswerHint of(rules::Hostage hostage) const;
    AnswerHint ofPrisoner(rules::Pawn sidekickOf) const;
    /// A token on the map, where the question is about tokens that lie there.
    AnswerHint of(rules::Location place, rules::LootKind kind) const;

private:
    AnswerHint find(rules::Choice choice) const;

    const ShownPosition& m_shownPosition;
    QStringList m_keys;
};

} // namespace caboose::items
