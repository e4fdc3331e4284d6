// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/answer_hint.h"
#include "views/items/game/shown_position.h"

#include <QStringList>

namespace caboose::items {

/// What the open question of a moment says of pieces and places.
class Offers {
public:
    explicit Offers(const Moment& moment);

    Offer of(rules::Location place) const;
    Offer of(rules::Pawn pawn) const;
    /// A token on the map, where the question is about tokens that lie there.
    Offer of(rules::Location place, rules::LootKind kind) const;

private:
    Offer find(rules::Choice choice) const;

    const Moment& m_moment;
    QStringList m_keys;
};

} // namespace caboose::items
