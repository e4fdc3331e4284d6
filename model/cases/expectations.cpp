// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/cases/expectations.h"

#include "model/cases/text_of.h"
#include "model/notation/choices.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>

namespace caboose::cases {

using namespace rules;

namespace {

using Result = std::optional<Difference>;

Difference differs(Mismatch mismatch, std::string expected = {}, std::string found = {})
{
    return {0, mismatch, std::move(expected), std::move(found)};
}

Result checkAsks(const Statement& s, Action& action)
{
    if (action.turnTo(s.question)) return std::nullopt;
    const Question* there = action.open() != nullptr ? action.open() : action.question();
    if (there == nullptr) return differs(Mismatch::NoQuestion, textOf(s.question));
    return differs(Mismatch::OtherQuestion, textOf(s.question), textOf(*there));
}

Result checkAsksNothing(const Action& action)
{
    if (action.open() == nullptr) return std::nullopt;
    return differs(Mismatch::QuestionOpen, {}, textOf(*action.open()));
}

Result checkStuck(const Statement& s, Action& action)
{
    const Question* there = action.open();
    if (!action.isStuck()) {
        return differs(Mismatch::NotStuck, textOf(s.question),
                       there == nullptr ? std::string{} : textOf(*there));
    }
    action.expectStuck();
    if (action.turnTo(s.question)) return std::nullopt;
    return differs(Mismatch::OtherQuestion, textOf(s.question), textOf(*there));
}

Result checkForced(const Statement& s, Action& action)
{
    const Meanings choice = s.choices.empty() ? Meanings{} : s.choices.front();
    if (action.passForced(s.question.ask, choice)) return std::nullopt;
    std::string wanted = textOf(s.question);
    if (!choice.empty()) wanted += ' ' + notation::write(choice.front());
    return differs(Mismatch::NotForced, wanted);
}

Result giveAnswers(const Statement& s, Action& action)
{
    for (const Meanings& choice : s.choices) {
        if (auto difference = action.answer(choice)) return difference;
    }
    return std::nullopt;
}

Result checkRejects(const Statement& s, const Action& action)
{
    for (const Meanings& choice : s.choices) {
        const std::string wanted = notation::write(choice.front());
        if (action.open() == nullptr) return differs(Mismatch::NoQuestion, wanted);
        if (action.isAccepted(choice)) return differs(Mismatch::AnswerAccepted, wanted);
    }
    return std::nullopt;
}

Result checkVerdict(const Statement& s, const Action& action)
{
    if (!action.deed()) return differs(Mismatch::NothingDone, textOf(s.verdict));
    const Verdict verdict = judge(action.before(), *action.deed());
    if (matches(s.verdict, verdict)) return std::nullopt;
    return differs(Mismatch::OtherVerdict, textOf(s.verdict), textOf(verdict));
}

Result checkHappens(const Statement& s, Action& action)
{
    if (action.pass(s.happening)) return std::nullopt;
    const auto& all = action.happenings();
    const std::size_t next = action.passed();
    return differs(Mismatch::NotHappened, textOf(s.happening),
                   next < all.size() ? textOf(all[next]) : std::string{});
}

Result checkHappensNot(const Statement& s, const Action& action)
{
    for (const Happening& happening : action.happenings()) {
        if (matches(s.happening, happening)) {
            return differs(Mismatch::HappenedToo, {}, textOf(happening));
        }
    }
    return std::nullopt;
}

bool isMeant(const Statement& s, const Inconsistency& found)
{
    const auto fits = [](const auto& expected, const auto& value) {
        return !expected || *expected == value;
    };
    return found.fault == *s.fault && fits(s.verdict.who, found.who) &&
           fits(s.verdict.where, found.where) && fits(s.verdict.number, found.number);
}

Result checkFaults(const Statement& s, const Action& action)
{
    const auto found = inconsistencies(action.table());
    const std::string there = found.empty() ? std::string{} : textOf(found.front());
    if (!s.fault) {
        return found.empty() ? Result{} : differs(Mismatch::Inconsistent, {}, there);
    }
    const bool isThere = std::any_of(found.begin(), found.end(),
                                     [&](const Inconsistency& i) { return isMeant(s, i); });
    if (isThere) return std::nullopt;
    return differs(Mismatch::NotFaulty, std::string(keyOf(*s.fault)), there);
}

Result checkObjections(const Statement& s, const Action& action)
{
    const auto& found = action.objections();
    const std::string there = found.empty() ? std::string{} : textOf(found.front());
    if (s.anything) return found.empty() ? differs(Mismatch::NoObjection) : Result{};
    if (!s.verdict.reason) {
        return found.empty() ? Result{} : differs(Mismatch::OtherVerdict, {}, there);
    }
    const bool isThere = std::any_of(found.begin(), found.end(),
                                     [&](const Verdict& v) { return matches(s.verdict, v); });
    if (isThere) return std::nullopt;
    return differs(Mismatch::NoObjection, textOf(s.verdict), there);
}

Result checkContradiction(const Statement& s, const Action& action)
{
    const auto found = contradictions(action.table().rulings);
    const bool isThere = std::find(found.begin(), found.end(),
                                   Contradiction{s.rulings[0], s.rulings[1]}) != found.end();
    if (isThere) return std::nullopt;
    return differs(Mismatch::NotContradictory,
                   std::string(info(s.rulings[0]).key) + ' ' + std::string(info(s.rulings[1]).key));
}

} // namespace

bool isOnlyDone(Verb verb)
{
    switch (verb) {
    case Verb::Deed:
    case Verb::Judge:
    case Verb::Event:
    case Verb::Play:
    case Verb::Plan:
    case Verb::SetUp:
    case Verb::Answer: return true;
    case Verb::Asks:
    case Verb::AsksNothing:
    case Verb::Stuck:
    case Verb::Allows:
    case Verb::Depends:
    case Verb::Refuses:
    case Verb::Omits:
    case Verb::Numbers:
    case Verb::Rejects:
    case Verb::Verdict:
    case Verb::Forced:
    case Verb::Happens:
    case Verb::HappensNot:
    case Verb::HappensExactly:
    case Verb::Then:
    case Verb::ThenExactly:
    case Verb::Score:
    case Verb::Wins:
    case Verb::Faults:
    case Verb::Objects:
    case Verb::Contradicts:
    case Verb::Adjacent:
    case Verb::Sight:
    case Verb::Area: break;
    }
    return false;
}

std::optional<Difference> carryOut(const Statement& s, Action& action)
{
    switch (s.verb) {
    case Verb::Deed:
    case Verb::Judge:
    case Verb::Event:
    case Verb::Play:
    case Verb::Plan:
    case Verb::SetUp: return action.begin(s);
    case Verb::Answer: return giveAnswers(s, action);
    case Verb::Asks: return checkAsks(s, action);
    case Verb::AsksNothing: return checkAsksNothing(action);
    case Verb::Stuck: return checkStuck(s, action);
    case Verb::Allows:
    case Verb::Depends:
    case Verb::Refuses:
    case Verb::Omits:
    case Verb::Numbers: return checkOptions(s, action);
    case Verb::Rejects: return checkRejects(s, action);
    case Verb::Verdict: return checkVerdict(s, action);
    case Verb::Forced: return checkForced(s, action);
    case Verb::Happens: return checkHappens(s, action);
    case Verb::HappensNot: return checkHappensNot(s, action);
    case Verb::HappensExactly: action.watchAll(s.line); return std::nullopt;
    case Verb::Then:
    case Verb::ThenExactly: return checkTable(s, action);
    case Verb::Score:
    case Verb::Wins: return checkScore(s, action);
    case Verb::Faults: return checkFaults(s, action);
    case Verb::Objects: return checkObjections(s, action);
    case Verb::Contradicts: return checkContradiction(s, action);
    case Verb::Adjacent:
    case Verb::Sight:
    case Verb::Area: return checkGeometry(s, action);
    }
    return std::nullopt;
}

} // namespace caboose::cases
