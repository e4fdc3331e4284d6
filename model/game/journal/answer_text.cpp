// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/answer_text.h"

#include "model/game/journal/journal_words.h"
#include "model/notation/choices.h"
#include "model/notation/writer.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>

namespace caboose::game {

namespace {

constexpr auto ruledCount = static_cast<std::size_t>(rules::Ruled::NotRefereed) + 1;
constexpr std::array<std::string_view, ruledCount> ruledKeys{"allowed", "refused", "depends",
                                                             "not-refereed"};
static_assert(!ruledKeys.back().empty());
constexpr std::string_view none = "-";

std::optional<rules::Choice> choiceFrom(std::string_view text)
{
    std::vector<notation::Mistake> mistakes;
    notation::Line line(text, 1, mistakes);
    const std::vector<rules::Choice> meanings = notation::takeChoices(line);
    if (meanings.empty() || !mistakes.empty() || !line.atEnd()) return std::nullopt;
    // The same word may mean several things; only one of them is written like this.
    const auto meant = std::find_if(meanings.begin(), meanings.end(),
                                    [text](rules::Choice c) { return notation::write(c) == text; });
    return meant == meanings.end() ? std::nullopt : std::optional(*meant);
}

std::optional<rules::Ruled> ruledFrom(std::string_view word)
{
    const auto* found = std::find(ruledKeys.begin(), ruledKeys.end(), word);
    if (found == ruledKeys.end()) return std::nullopt;
    return static_cast<rules::Ruled>(found - ruledKeys.begin());
}

std::string ruleText(rules::Rule rule)
{
    return rule.isNone() ? std::string(none) : rules::toString(rule);
}

std::string rulingWord(rules::Ruling ruling)
{
    return std::string(ruling == rules::Ruling::None ? none : rules::info(ruling).key);
}

std::optional<rules::Rule> ruleOrNone(std::string_view word)
{
    return word == none ? rules::Rule{} : rules::ruleFrom(word);
}

std::optional<rules::Ruling> rulingOrNone(std::string_view word)
{
    return word == none ? rules::Ruling::None : rules::rulingFrom(word);
}

} // namespace

std::optional<rules::Pawn> pawnOrNobody(std::string_view word)
{
    return word == "nobody" ? rules::Pawn::None : rules::pawnFrom(word);
}

std::string textOf(const Answer& answer)
{
    return std::string(rules::keyOf(answer.ask)) + ' ' + std::string(notation::nameOf(answer.who)) +
           ' ' + notation::write(answer.choice);
}

std::optional<Answer> answerFrom(std::string_view text)
{
    Words words(text);
    const auto ask = rules::questionKindFrom(words.take());
    const auto who = pawnOrNobody(words.take());
    if (!ask || !who) return std::nullopt;
    const auto choice = choiceFrom(words.rest());
    if (!choice) return std::nullopt;
    return Answer{*ask, *who, *choice};
}

std::string textOf(const rules::Verdict& v)
{
    return std::string(ruledKeys[static_cast<std::size_t>(v.ruled)]) + ' ' +
           std::string(rules::keyOf(v.reason)) + ' ' + ruleText(v.rule) + ' ' +
           rulingWord(v.ruling) + ' ' + std::string(notation::nameOf(v.who)) + ' ' +
           rules::keyOf(v.where) + ' ' + std::to_string(v.number);
}

std::optional<rules::Verdict> verdictFrom(std::string_view text)
{
    Words words(text);
    const auto ruled = ruledFrom(words.take());
    const auto reason = rules::reasonFrom(words.take());
    const auto rule = ruleOrNone(words.take());
    const auto ruling = rulingOrNone(words.take());
    const auto who = pawnOrNobody(words.take());
    const auto where = rules::locationFrom(words.take());
    const auto number = words.takeNumber<std::uint8_t>();
    const bool isWhole = ruled && reason && rule && ruling && who && where && number;
    if (!isWhole || !words.atEnd()) return std::nullopt;
    return rules::Verdict{*ruled, *reason, *rule, *ruling, *who, *where, *number};
}

} // namespace caboose::game
