// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/reading/read_conditions.h"

#include "model/rulebook/book/piece.h"
#include "model/rulebook/book/printed_text.h"
#include "model/rulebook/text/text_line.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace caboose::rulebook {

namespace {

/// A dozen at most sit at a table; the numbers are bits of one word.
constexpr unsigned mostPlayers = 12;

std::uint64_t bit(auto value)
{
    return std::uint64_t{1} << static_cast<unsigned>(value);
}

std::optional<unsigned> numberFrom(std::string_view text)
{
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc{} && end == text.data() + text.size();
    if (!isWhole || number == 0 || number > mostPlayers) return std::nullopt;
    return number;
}

/// "3" or "3-6".
std::uint64_t playersFrom(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const auto lowest = numberFrom(text.substr(0, dash));
    const auto highest =
        dash == std::string_view::npos ? lowest : numberFrom(text.substr(dash + 1));
    if (!lowest || !highest) return 0;
    std::uint64_t bits = 0;
    for (unsigned n = *lowest; n <= *highest; ++n) bits |= bit(n);
    return bits;
}

std::uint64_t bitIfKnown(const auto& value)
{
    return value ? bit(*value) : 0;
}

/// The bits of a value; none if it is unknown.
std::uint64_t valueBits(const Condition& condition, std::string_view text)
{
    switch (condition.subject) {
    case Subject::Edition: return bitIfKnown(printedTextFrom(text));
    case Subject::With: return bitIfKnown(pieceFrom(text));
    case Subject::Players: return playersFrom(text);
    case Subject::Event: return bitIfKnown(rules::eventFrom(text));
    case Subject::Turn: return bitIfKnown(rules::turnFrom(text));
    case Subject::Ruling: break;
    }
    return bitIfKnown(rules::valueFrom(condition.ruling, text));
}

bool readSubject(std::string_view name, Condition& condition)
{
    constexpr std::array<std::pair<std::string_view, Subject>, 5> subjects{
        {{"edition", Subject::Edition},
         {"with", Subject::With},
         {"players", Subject::Players},
         {"event", Subject::Event},
         {"turn", Subject::Turn}}};
    const auto* known =
        std::ranges::find(subjects, name, &std::pair<std::string_view, Subject>::first);
    if (known != subjects.end()) {
        condition.subject = known->second;
        return true;
    }
    const auto ruling = rules::rulingFrom(name);
    condition.subject = Subject::Ruling;
    condition.ruling = ruling.value_or(rules::Ruling::None);
    return ruling.has_value();
}

/// Notes mistakes at one place.
class Noter {
public:
    Noter(const Mistake& place, Mistakes& mistakes) : m_place(place), m_mistakes(mistakes) {}

    void note(MistakeCode code, std::string_view first, std::string_view second = {})
    {
        Mistake mistake = m_place;
        mistake.code = code;
        mistake.arguments.emplace_back(first);
        if (!second.empty()) mistake.arguments.emplace_back(second);
        m_mistakes.push_back(std::move(mistake));
    }

private:
    const Mistake& m_place;
    Mistakes& m_mistakes;
};

std::optional<Condition> readCondition(std::string_view text, Noter& noter)
{
    Condition condition;
    condition.isNegated = text.starts_with('!');
    const std::string_view plain = text.substr(condition.isNegated ? 1 : 0);
    const std::size_t sign = plain.find('=');
    if (sign == std::string_view::npos || sign + 1 == plain.size()) {
        noter.note(MistakeCode::BadCondition, text);
        return std::nullopt;
    }
    const std::string_view name = plain.substr(0, sign);
    if (!readSubject(name, condition)) {
        noter.note(MistakeCode::UnknownCondition, name);
        return std::nullopt;
    }
    for (const std::string& value : separated(plain.substr(sign + 1), ',')) {
        const std::uint64_t bits = valueBits(condition, value);
        if (bits == 0) noter.note(MistakeCode::UnknownValue, name, value);
        condition.values |= bits;
    }
    if (condition.values == 0) return std::nullopt;
    return condition;
}

} // namespace

Conditions readConditions(std::string_view text, const Mistake& place, Mistakes& mistakes)
{
    Noter noter(place, mistakes);
    Conditions conditions;
    for (const std::string_view word : blankSeparated(text)) {
        if (const auto condition = readCondition(word, noter)) conditions.push_back(*condition);
    }
    if (neverHold(conditions)) noter.note(MistakeCode::NeverHolds, trimmed(text));
    return conditions;
}

} // namespace caboose::rulebook
