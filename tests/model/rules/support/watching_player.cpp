// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/watching_player.h"

#include "model/rules/core/names.h"
#include "tests/model/rules/support/nameable.h"

#include <algorithm>

namespace caboose::rules {

namespace {

std::string named(const Question& question, std::string_view what)
{
    return "question " + std::string(keyOf(question.ask())) + ": " + std::string(what);
}

std::string describe(Choice choice)
{
    switch (choice.kind()) {
    case ChoiceKind::To: return keyOf(choice.location());
    case ChoiceKind::Whom: return std::string(keyOf(choice.pawn()));
    case ChoiceKind::Which:
    case ChoiceKind::FaceDown:
        return std::string(keyOf(choice.card().owner)) + "'s " +
               std::string(keyOf(choice.card().kind));
    case ChoiceKind::What: return std::string(keyOf(choice.loot().kind));
    default: return "choice of kind " + std::to_string(static_cast<int>(choice.kind()));
    }
}

int countOf(const Question& question, Choice choice)
{
    return static_cast<int>(
        std::count_if(question.begin(), question.end(),
                      [&](const Option& option) { return option.choice == choice; }));
}

std::string wrongWithOption(const Question& question, const Option& option)
{
    const Verdict& verdict = option.verdict;
    if (countOf(question, option.choice) != 1) return named(question, "an option is there twice");
    if (question.accepts(option.choice) == verdict.isRefused()) {
        return named(question, "takes what it refuses, or the other way round");
    }
    if (verdict.rule.isNone()) return named(question, "a verdict names no rule");
    const bool hasReason = verdict.reason != Reason::None;
    if (hasReason != (verdict.ruled != Ruled::Allowed)) {
        return named(question, "a reason without refusal, or a refusal without reason");
    }
    if (option.weight == 0) return named(question, "an option that can never come up");
    return {};
}

std::string wrongWithCompleteness(const Table& table, const Question& question)
{
    const auto expected = nameable(table, question);
    if (!expected) return {};
    for (const Choice choice : *expected) {
        if (question.find(choice) == nullptr) {
            return named(question, "does not offer " + describe(choice));
        }
    }
    if (static_cast<int>(expected->size()) == question.size()) return {};
    std::string unnamed;
    for (const Option& option : question) {
        const bool isNamed =
            std::find(expected->begin(), expected->end(), option.choice) != expected->end();
        if (!isNamed) unnamed += " " + describe(option.choice);
    }
    return named(question, "offers what nobody could name:" + unnamed);
}

} // namespace

std::string wrongWithOptions(const Table& table, const Question& question)
{
    for (const Option& option : question) {
        std::string wrong = wrongWithOption(question, option);
        if (!wrong.empty()) return wrong;
    }
    const auto possible = std::count_if(question.begin(), question.end(),
                                        [](const Option& o) { return o.verdict.isPossible(); });
    if (possible != question.possible()) return named(question, "counts its options wrongly");
    return wrongWithCompleteness(table, question);
}

bool areSame(const Question& a, const Question& b)
{
    return a.ask() == b.ask() && a.who() == b.who() && a.rule() == b.rule() && a.whom == b.whom &&
           a.where == b.where && a.card == b.card && a.lowest == b.lowest &&
           a.highest == b.highest && a.stepping == b.stepping &&
           std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Option& x, const Option& y) {
               return x.choice == y.choice && x.verdict == y.verdict && x.weight == y.weight;
           });
}

std::optional<Choice> WatchingPlayer::answer(const Table& table, const Question& question)
{
    if (complaint.empty()) complaint = wrongWithOptions(table, question);
    if (complaint.empty() && lookAt) complaint = lookAt(table);
    const std::optional<Choice> choice = m_random.answer(table, question);
    answers.push_back(*choice);
    if (m_keepsQuestions) asked.push_back({question, table});
    return choice;
}

void WatchingPlayer::forced(const Question& question)
{
    ++forcedCount;
    if (complaint.empty() && question.possible() != 1) complaint = named(question, "is not forced");
}

void WatchingPlayer::beginBeat(bool keepsQuestions)
{
    answers.clear();
    asked.clear();
    happenings.clear();
    forcedCount = 0;
    m_keepsQuestions = keepsQuestions;
}

} // namespace caboose::rules
