// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/answer_hint.h"

using namespace Qt::StringLiterals;

namespace caboose::items {

QString nameOf(AnswerHint::Kind kind)
{
    switch (kind) {
    case AnswerHint::Kind::None: break;
    case AnswerHint::Kind::Allowed: return u"allowed"_s;
    case AnswerHint::Kind::Depends: return u"depends"_s;
    case AnswerHint::Kind::Refused: return u"refused"_s;
    }
    return u"none"_s;
}

AnswerHint::Kind kindOf(rules::Ruled ruled)
{
    switch (ruled) {
    case rules::Ruled::Allowed: return AnswerHint::Kind::Allowed;
    case rules::Ruled::Depends: return AnswerHint::Kind::Depends;
    case rules::Ruled::Refused:
    case rules::Ruled::NotRefereed: break;
    }
    return AnswerHint::Kind::Refused;
}

} // namespace caboose::items
