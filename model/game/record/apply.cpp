// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/apply.h"

#include "model/game/adjusting/adjustment_told.h"
#include "model/game/record/close_beat.h"
#include "model/game/record/go_on.h"
#include "model/game/record/playable.h"
#include "model/rules/05_sequence/cards_in_play.h"
#include "model/rules/core/consistency.h"

#include <algorithm>

namespace caboose::game {

namespace {

using rules::BeatStatus;
using rules::Outcome;
using rules::Table;

Applied refuse(const State& before, Objection objection)
{
    Applied result;
    result.state = before;
    result.objection = objection;
    return result;
}

Applied refuse(const State& before, Misfit misfit)
{
    return refuse(before, Objection{.misfit = misfit});
}

bool isFor(const Answer& answer, const rules::Question& question)
{
    return answer.ask == question.ask() && answer.who == question.who();
}

/// What speaks against an answer to this question.
std::optional<Objection> objection(const Answer& answer, const rules::Question& question)
{
    if (!isFor(answer, question)) return Objection{.misfit = Misfit::OtherQuestion};
    if (question.accepts(answer.choice)) return std::nullopt;
    const rules::Option* option = question.find(answer.choice);
    if (option == nullptr) return Objection{.misfit = Misfit::NotOffered};
    return Objection{.misfit = Misfit::Refused, .verdict = option->verdict};
}

/// How many happenings of the open beat were told already.
std::size_t toldBefore(const State& state, const Outcome& outcome)
{
    if (outcome.settled == BeatStatus::Open) return outcome.happenings.size();
    if (state.answers.empty()) return 0;
    State earlier = state;
    earlier.answers.pop_back();
    return toldBefore(earlier, outcomeOf(earlier));
}

void tellFrom(std::size_t first, const Outcome& outcome, Applied& result)
{
    result.happenings.insert(result.happenings.end(),
                             outcome.happenings.begin() + static_cast<std::ptrdiff_t>(first),
                             outcome.happenings.end());
}

/// A beat has ended with this table; the game goes on to where it waits again.
Applied next(const State& before, Table table, Applied result)
{
    if (!passBy(table, result.happenings)) return refuse(before, Misfit::Unplayable);
    result.state.table = std::make_shared<const Table>(table);
    result.state.answers.clear();
    return result;
}

Applied answered(const State& before, const Answered& body)
{
    const Outcome open = outcomeOf(before);
    if (awaits(before, open) == Awaits::Nothing) return refuse(before, Misfit::GameOver);
    if (awaits(before, open) != Awaits::Answer) return refuse(before, Misfit::NothingAsked);
    if (const auto wrong = objection(body.answer, *open.question)) return refuse(before, *wrong);
    Applied result;
    result.state = before;
    result.state.answers.push_back(body.answer);
    if (body.byProgram) ++result.state.drawn;
    const Outcome outcome = outcomeOf(result.state);
    tellFrom(open.happenings.size(), outcome, result);
    if (outcome.settled == BeatStatus::Open) return result;
    if (outcome.settled == BeatStatus::Stuck) return refuse(before, Misfit::Unplayable);
    return next(before, outcome.table, std::move(result));
}

Applied wentOn(const State& before)
{
    const Outcome outcome = outcomeOf(before);
    if (awaits(before, outcome) == Awaits::Nothing) return refuse(before, Misfit::GameOver);
    if (awaits(before, outcome) == Awaits::Answer) return refuse(before, Misfit::NotYet);
    if (outcome.settled == BeatStatus::Stuck) return refuse(before, Misfit::Unplayable);
    Applied result;
    result.state = before;
    tellFrom(toldBefore(before, outcome), outcome, result);
    return next(before, outcome.table, std::move(result));
}

/// Drops the answers from the first on that no longer fits.
void refit(Applied& result)
{
    const std::vector<Answer> given = std::move(result.state.answers);
    result.state.answers.clear();
    for (const Answer& answer : given) {
        const Outcome outcome = outcomeOf(result.state);
        const bool fits = result.dropped.empty() && outcome.settled == BeatStatus::Open &&
                          !objection(answer, *outcome.question);
        (fits ? result.state.answers : result.dropped).push_back(answer);
    }
}

/// What is wrong with a table now and was not before.
std::optional<Objection> newContradiction(const Table& before, const Table& after)
{
    const auto old = rules::inconsistencies(before);
    for (const rules::Inconsistency& found : rules::inconsistencies(after)) {
        if (std::find(old.begin(), old.end(), found) == old.end()) {
            return Objection{.misfit = Misfit::Contradiction, .inconsistency = found};
        }
    }
    return std::nullopt;
}

/// Makes all adjustments or says what speaks against them.
std::optional<Objection> adjustAll(Table& table, const std::vector<Adjustment>& adjustments,
                                   std::vector<rules::Happening>& happenings)
{
    const Table before = table;
    std::uint32_t number = 0;
    for (const Adjustment& adjustment : adjustments) {
        const Table last = table;
        if (const auto why = apply(table, adjustment)) {
            return Objection{.misfit = Misfit::Impossible, .impossible = *why, .number = number};
        }
        if (const auto happening = told(last, adjustment)) happenings.push_back(*happening);
        ++number;
    }
    return newContradiction(before, table);
}

/// The table at the beginning of the beat is another one now.
Applied replaced(const State& before, const Table& table, Applied result)
{
    if (!isPlayable(table)) return refuse(before, Misfit::Unplayable);
    result.state.table = std::make_shared<const Table>(table);
    refit(result);
    return result;
}

Applied adjusted(const State& before, const Adjusted& body)
{
    Applied result;
    result.state = before;
    Table table = *before.table;
    if (const auto wrong = adjustAll(table, body.adjustments, result.happenings)) {
        return refuse(before, *wrong);
    }
    return replaced(before, table, std::move(result));
}

/// Where people hold the cards again, nobody has told the program which of them are in which hand.
void forgetHands(Table& table)
{
    for (rules::Seat& seat : table.seats) {
        for (rules::Cards* cards : {&seat.hand, &seat.discard}) {
            seat.pile.addAll(*cards);
            cards->clear();
        }
        rules::forgetOrder(seat);
    }
}

Applied followed(const State& before, const BookkeepingChanged& body)
{
    Applied result;
    result.state = before;
    result.state.cards = body.bookkeeping.cards;
    Table table = *before.table;
    if (table.kept.decks && !body.bookkeeping.kept.decks) forgetHands(table);
    table.kept = body.bookkeeping.kept;
    return replaced(before, table, std::move(result));
}

Applied decided(const State& before, const Decided& body)
{
    if (!canBeClosed(*before.table)) return refuse(before, Misfit::NotHere);
    Applied result;
    result.state = before;
    Table table = tableOf(before, outcomeOf(before));
    if (const auto wrong = adjustAll(table, body.effect, result.happenings)) {
        return refuse(before, *wrong);
    }
    closeBeat(table, result.happenings);
    return next(before, table, std::move(result));
}

} // namespace

Applied apply(const State& before, const Entry& entry)
{
    if (const auto* body = entry.as<Answered>()) return answered(before, *body);
    if (const auto* body = entry.as<Adjusted>()) return adjusted(before, *body);
    if (const auto* body = entry.as<Decided>()) return decided(before, *body);
    if (const auto* body = entry.as<BookkeepingChanged>()) return followed(before, *body);
    return wentOn(before);
}

Applied begin(const Started& started)
{
    Applied result;
    State& state = result.state;
    state.table = started.table;
    state.cards = started.cards;
    state.seed = started.seed;
    if (!isPlayable(*started.table)) {
        result.objection = Objection{.misfit = Misfit::Unplayable};
        return result;
    }
    for (const rules::Choice& choice : started.answers) {
        const Outcome outcome = outcomeOf(state);
        const bool fits = outcome.settled == BeatStatus::Open && outcome.question->accepts(choice);
        if (!fits) {
            result.objection = Objection{.misfit = Misfit::NotOffered};
            return result;
        }
        state.answers.push_back({outcome.question->ask(), outcome.question->who(), choice});
    }
    return result;
}

std::optional<Objection> objectionTo(const Started& started)
{
    const auto found = rules::inconsistencies(*started.table);
    if (!found.empty()) {
        return Objection{.misfit = Misfit::Contradiction, .inconsistency = found.front()};
    }
    return begin(started).objection;
}

} // namespace caboose::game
