// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/verdict.h"

#include <QString>

namespace caboose::items {

/// What the open question says of a piece or a place on the map. Made with the question and gone
/// with it: none may be kept over a move.
struct AnswerHint {
    enum class Kind {
        None, ///< the question is not about it
        Allowed,
        Depends, ///< on something that the table has not seen
        Refused
    };
    Kind kind = Kind::None;
    int option = -1;   ///< its row in the options
    QString keys = {}; ///< that answer with it; empty: none
    QString why = {};  ///< why it is refused, with the rule

    [[nodiscard]] bool isPossible() const { return kind == Kind::Allowed || kind == Kind::Depends; }
    bool operator==(const AnswerHint&) const = default;
};

/// As it is printed and told to screen readers: "none", "allowed", "depends" or "refused".
QString nameOf(AnswerHint::Kind kind);

/// What is not refereed yet can't be chosen, like what is refused.
AnswerHint::Kind kindOf(rules::Ruled ruled);

} // namespace caboose::items
