// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/train_map/answer_hints.h"

#include "views/items/referee/answer_keys.h"
#include "views/items/referee/option_texts.h"

namespace caboose::items {
namespace {

AnswerHint::Kind kindOf(const rules::Verdict& verdict)
{
    switch (verdict.ruled) {
    case rules::Ruled::Allowed: return AnswerHint::Kind::Allowed;
    case rules::Ruled::Depends: return AnswerHint::Kind::Depends;
    case rules::Ruled::Refused:
    case rules::Ruled::NotRefereed: break;
    }
    return AnswerHint::Kind::Refused;
}

/// The same kind of token, whatever the program knows of its value.
bool isSameKind(rules::Choice choice, rules::LootKind kind)
{
    return choice.is(rules::ChoiceKind::What) && choice.loot().kind == kind;
}

} // namespace

AnswerHints::AnswerHints(const ShownPosition& shownPosition) : m_shownPosition(shownPosition)
{
    if (shownPosition.question) m_keys = answerKeys(*shownPosition.question, shownPosition.table);
}

AnswerHint AnswerHints::of(rules::Location place) const
{
    return find(rules::Choice(place));
}

AnswerHint AnswerHints::of(rules::Pawn pawn) const
{
    return find(rules::Choice(pawn));
}

AnswerHint AnswerHints::of(rules::Hostage hostage) const
{
    return find(rules::Choice(hostage));
}

AnswerHint AnswerHints::ofPrisoner(rules::Pawn sidekickOf) const
{
    return find(rules::Choice::prisoner(sidekickOf));
}

AnswerHint AnswerHints::of(rules::Location place, rules::LootKind kind) const
{
    const auto& question = m_shownPosition.question;
    if (!question || question->where != place) return {};
    for (const rules::Option& option : *question) {
        if (isSameKind(option.choice, kind)) return find(option.choice);
    }
    return {};
}

AnswerHint AnswerHints::find(rules::Choice choice) const
{
    if (!m_shownPosition.question) return {};
    const rules::Option* option = m_shownPosition.question->find(choice);
    if (!option) return {};
    const int row = static_cast<int>(option - m_shownPosition.question->begin());
    AnswerHint hint{.kind = kindOf(option->verdict), .option = row, .keys = m_keys.at(row)};
    if (!hint.isPossible()) hint.why = whyWithRule(option->verdict);
    return hint;
}

} // namespace caboose::items
