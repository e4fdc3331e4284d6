// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/earlier_rules.h"

#include "model/game/record/go_on.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/core/observe.h"

namespace caboose::game {

namespace {

/// The last revision by which a question with one possible answer was never asked, whatever that
/// told.
constexpr std::uint32_t lastWithSilentAnswers = 2;
/// The last ones by which whoever heals was asked only if a bullet could be taken out, and whoever
/// draws in turmoil only if there was something to search for.
constexpr std::uint32_t lastWithSilentHealing = 4;
constexpr std::uint32_t lastWithSilentTurmoil = 5;

bool wasNotAskedYet(std::uint32_t rules, const rules::Question& open, const rules::Table& table)
{
    if (rules <= lastWithSilentAnswers) return true;
    if (open.ask() == rules::QuestionKind::HealBullet) return rules <= lastWithSilentHealing;
    const bool isInTurmoil = open.ask() == rules::QuestionKind::PlayCard &&
                             rules::currentTurn(table) == rules::Turn::Turmoil;
    return isInTurmoil && open.onlyPossible().choice.is(rules::ChoiceKind::Draw);
}

/// The answer that went without saying; nothing if there was something to say.
std::optional<Answer> silentAnswer(std::uint32_t rules, const State& state)
{
    const rules::Outcome outcome = outcomeOf(state);
    if (awaits(state, outcome) != Awaits::Answer) return std::nullopt;
    const rules::Question& open = *outcome.question;
    const bool wentWithoutSaying =
        rules::tellsBySilence(open, outcome.table) && open.possible() == 1 && !open.isNumeric();
    if (!wentWithoutSaying || !wasNotAskedYet(rules, open, outcome.table)) return std::nullopt;
    return Answer{open.ask(), open.who(), open.onlyPossible().choice};
}

void goOnWith(Applied& result, Applied next)
{
    result.state = std::move(next.state);
    result.happenings.insert(result.happenings.end(), next.happenings.begin(),
                             next.happenings.end());
}

/// The open beat with everything that went without saying in it, up to its end or a real question;
/// nothing if nothing did.
std::optional<Applied> silentPartOf(std::uint32_t rules, const State& before)
{
    Applied silent;
    silent.state = before;
    std::optional<Answer> answer = silentAnswer(rules, before);
    if (!answer) return std::nullopt;
    for (bool isBeatOver = false; answer && !isBeatOver;
         answer = silentAnswer(rules, silent.state)) {
        Applied next = apply(silent.state, Entry{.body = Answered{*answer}});
        if (next.objection) return std::nullopt;
        isBeatOver = next.state.answers.empty();
        goOnWith(silent, std::move(next));
    }
    return silent;
}

/// Was nothing asked in this beat, so that somebody said when it was done?
bool wasWaitedFor(const State& before, const Applied& silent)
{
    return before.answers.empty() && silent.state.answers.empty() && isWaitedFor(*before.table);
}

Applied withSilentAnswers(std::uint32_t rules, Applied result)
{
    if (result.objection) return result;
    while (auto silent = silentPartOf(rules, result.state)) {
        if (wasWaitedFor(result.state, *silent)) break;
        goOnWith(result, std::move(*silent));
    }
    return result;
}

} // namespace

Applied applyBy(std::uint32_t rules, const State& before, const Entry& entry)
{
    if (rules > lastWithSilentTurmoil) return apply(before, entry);
    auto silent = entry.is<WentOn>() ? silentPartOf(rules, before) : std::nullopt;
    const bool isDone = silent && wasWaitedFor(before, *silent);
    return withSilentAnswers(rules, isDone ? std::move(*silent) : apply(before, entry));
}

Applied beginBy(std::uint32_t rules, const Started& started)
{
    return rules > lastWithSilentTurmoil ? begin(started)
                                         : withSilentAnswers(rules, begin(started));
}

} // namespace caboose::game
