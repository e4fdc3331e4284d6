// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/train_map/answer_hints.h"

#include "views/items/referee/answer_keys.h"
#include "views/items/referee/option_texts.h"

namespace caboose::items {
namespace {

Offer::Kind kindOf(const rules::Verdict& verdict)
{
    switch (verdict.ruled) {
    case rules::Ruled::Allowed: return Offer::Kind::Allowed;
    case rules::Ruled::Depends: return Offer::Kind::Depends;
    case rules::Ruled::Refused: break;
    }
    return Offer::Kind::Refused;
}

/// The same kind of token, whatever the program knows of its value.
bool isSameKind(rules::Choice choice, rules::LootKind kind)
{
    return choice.is(rules::ChoiceKind::What) && choice.loot().kind == kind;
}

} // namespace

Offers::Offers(const Moment& moment) : m_moment(moment)
{
    if (moment.question) m_keys = answerKeys(*moment.question, moment.table);
}

Offer Offers::of(rules::Location place) const
{
    return find(rules::Choice(place));
}

Offer Offers::of(rules::Pawn pawn) const
{
    return find(rules::Choice(pawn));
}

Offer Offers::of(rules::Location place, rules::LootKind kind) const
{
    const auto& question = m_moment.question;
    if (!question || question->where != place) return {};
    for (const rules::Option& option : *question) {
        if (isSameKind(option.choice, kind)) return find(option.choice);
    }
    return {};
}

Offer Offers::find(rules::Choice choice) const
{
    if (!m_moment.question) return {};
    const rules::Option* option = m_moment.question->find(choice);
    if (!option) return {};
    const int row = static_cast<int>(option - m_moment.question->begin());
    Offer offer{.kind = kindOf(option->verdict), .option = row, .keys = m_keys.at(row)};
    if (!offer.mayBe()) offer.why = whyWithRule(option->verdict);
    return offer;
}

} // namespace caboose::items
