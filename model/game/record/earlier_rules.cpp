// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/earlier_rules.h"

#include "model/rules/core/observe.h"

namespace caboose::game {

namespace {

/// The last revision by which a question with one possible answer was never asked, whoever may see
/// that it has but one.
constexpr std::uint32_t lastWithSilentAnswers = 2;

/// The answer that went without saying; nothing if there was something to say.
std::optional<Answer> silentAnswer(const State& state)
{
    const rules::Outcome outcome = outcomeOf(state);
    if (awaits(state, outcome) != Awaits::Answer) return std::nullopt;
    const rules::Question& open = *outcome.question;
    const bool wentWithoutSaying =
        rules::isForOwnEyes(open, outcome.table) && open.possible() == 1 && !open.isNumeric();
    if (!wentWithoutSaying) return std::nullopt;
    return Answer{open.ask(), open.who(), open.onlyPossible().choice};
}

Applied withSilentAnswers(std::uint32_t rules, Applied result)
{
    if (rules > lastWithSilentAnswers || result.objection) return result;
    while (const auto answer = silentAnswer(result.state)) {
        Applied next = apply(result.state, Entry{.body = Answered{*answer}});
        if (next.objection) break;
        result.state = std::move(next.state);
        result.happenings.insert(result.happenings.end(), next.happenings.begin(),
                                 next.happenings.end());
    }
    return result;
}

} // namespace

Applied applyBy(std::uint32_t rules, const State& before, const Entry& entry)
{
    return withSilentAnswers(rules, apply(before, entry));
}

Applied beginBy(std::uint32_t rules, const Started& started)
{
    return withSilentAnswers(rules, begin(started));
}

} // namespace caboose::game
