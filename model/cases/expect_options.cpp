// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// allows, depends, refuses, omits, numbers

#include "model/cases/expectations.h"
#include "model/cases/text_of.h"
#include "model/notation/choices.h"

#include <algorithm>

namespace caboose::cases {

using namespace rules;

namespace {

using Result = std::optional<Difference>;

Ruled expectedRuling(const Statement& s)
{
    if (s.verb == Verb::Depends) return Ruled::Depends;
    if (s.verb != Verb::Refuses) return Ruled::Allowed;
    return s.verdict.reason == Reason::NotRefereed ? Ruled::NotRefereed : Ruled::Refused;
}

/// A number in a range is allowed without being listed.
bool isInRange(const Question& question, Choice choice)
{
    return question.isNumeric() && choice.is(ChoiceKind::Number) && question.accepts(choice);
}

Result checkOption(const Statement& s, const Question& question, const Meanings& meanings)
{
    const Choice choice = notation::meantIn(question, meanings);
    const std::string name = notation::write(choice);
    const Option* option = question.find(choice);
    if (option == nullptr) {
        const bool isFine = s.verb == Verb::Allows && isInRange(question, choice);
        return isFine ? Result{} : Difference{0, Mismatch::NotOffered, name, textOf(question)};
    }
    ExpectedVerdict expected = s.verdict;
    expected.ruled = expectedRuling(s);
    if (matches(expected, option->verdict)) return std::nullopt;
    return Difference{0, Mismatch::OtherVerdict, name + ": " + textOf(expected),
                      name + ": " + textOf(option->verdict)};
}

/// With "only", what is not named is not ruled the same.
Result checkNoOther(const Statement& s, const Question& question)
{
    std::vector<Choice> named;
    for (const Meanings& meanings : s.choices) {
        named.push_back(notation::meantIn(question, meanings));
    }
    for (const Option& option : question) {
        const bool isNamed = std::find(named.begin(), named.end(), option.choice) != named.end();
        if (isNamed || option.verdict.ruled != expectedRuling(s)) continue;
        return Difference{0, Mismatch::OfferedToo, {}, notation::write(option.choice)};
    }
    for (int n = question.lowest; s.verb == Verb::Allows && n <= question.highest;
         n += question.stepping) {
        const Choice number = Choice::number(n);
        const bool isNamed = std::find(named.begin(), named.end(), number) != named.end();
        if (!isNamed) return Difference{0, Mismatch::OfferedToo, {}, notation::write(number)};
    }
    return std::nullopt;
}

Result checkOmitted(const Statement& s, const Question& question)
{
    for (const Meanings& meanings : s.choices) {
        const Option* option = question.find(notation::meantIn(question, meanings));
        if (option == nullptr) continue;
        return Difference{0, Mismatch::OfferedToo, {}, notation::write(option->choice)};
    }
    return std::nullopt;
}

std::string rangeText(int lowest, int highest, int stepping)
{
    return std::to_string(lowest) + " to " + std::to_string(highest) + " by " +
           std::to_string(stepping);
}

Result checkRange(const Statement& s, const Question& question)
{
    const bool isRange = question.lowest == s.lowest && question.highest == s.highest &&
                         question.stepping == s.stepping;
    if (isRange) return std::nullopt;
    return Difference{0, Mismatch::OtherRange, rangeText(s.lowest, s.highest, s.stepping),
                      rangeText(question.lowest, question.highest, question.stepping)};
}

} // namespace

std::optional<Difference> checkOptions(const Statement& s, const Action& action)
{
    const Question* question = action.question();
    if (question == nullptr) {
        const std::string name =
            s.choices.empty() ? std::string{} : notation::write(s.choices.front().front());
        return Difference{0, Mismatch::NoQuestion, name, {}};
    }
    if (s.verb == Verb::Numbers) return checkRange(s, *question);
    if (s.verb == Verb::Omits) return checkOmitted(s, *question);
    for (const Meanings& meanings : s.choices) {
        if (auto difference = checkOption(s, *question, meanings)) return difference;
    }
    return s.only ? checkNoOther(s, *question) : std::nullopt;
}

} // namespace caboose::cases
