// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/goals_text.h"

#include "model/game/journal/journal_words.h"

#include <algorithm>

namespace caboose::game {

namespace {

template <std::size_t N>
std::string listText(const std::array<unsigned, N>& numbers, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        if (!text.empty()) text += '.';
        text += std::to_string(numbers[i]);
    }
    return text;
}

constexpr std::size_t mostGoals = 5;
using Numbers = std::array<unsigned, mostGoals>;
using GoalList = rules::FixedVector<rules::Goal, mostGoals>;

std::string listText(const GoalList& goals)
{
    Numbers numbers{};
    for (std::size_t i = 0; i < goals.size(); ++i) {
        numbers[i] = static_cast<unsigned>(rules::index(goals[i]));
    }
    return listText(numbers, goals.size());
}

/// A bit for each bandit.
unsigned bitsOf(rules::PawnSet bandits)
{
    unsigned bits = 0;
    for (const rules::Pawn who : bandits) bits |= 1U << static_cast<unsigned>(rules::index(who));
    return bits;
}

rules::PawnSet banditsFrom(unsigned bits)
{
    rules::PawnSet bandits;
    for (int who = 0; who < rules::banditCount; ++who) {
        if ((bits >> static_cast<unsigned>(who) & 1U) != 0U) bandits.insert(rules::pawnAt(who));
    }
    return bandits;
}

/// The numbers between the points; nothing if there are too many, or something else stands there.
std::optional<rules::FixedVector<unsigned, mostGoals>> numbersFrom(std::string_view text)
{
    rules::FixedVector<unsigned, mostGoals> numbers;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('.'), text.size());
        const auto number = Words::numberFrom<unsigned>(text.substr(0, end));
        if (!number || numbers.full()) return std::nullopt;
        numbers.push_back(*number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return numbers;
}

bool readGoals(GoalList& goals, std::string_view text)
{
    const auto numbers = numbersFrom(text);
    if (!numbers) return false;
    for (const unsigned number : *numbers) {
        if (number >= static_cast<unsigned>(rules::goalCount)) return false;
        goals.push_back(rules::goalAt(static_cast<int>(number)));
    }
    return true;
}

bool takeRevealed(rules::Goals& goals, std::string_view text)
{
    const auto revealed = Words::numberFrom<std::uint8_t>(text);
    if (revealed) goals.revealed = *revealed;
    return revealed.has_value();
}

bool readPeeked(rules::Goals& goals, std::string_view text)
{
    const auto numbers = numbersFrom(text);
    if (!numbers || numbers->size() != mostGoals) return false;
    for (std::size_t i = 0; i < mostGoals; ++i) goals.peekedBy[i] = banditsFrom((*numbers)[i]);
    return true;
}

/// Up to the next stroke, which goes along.
std::string_view takePart(std::string_view& text)
{
    const std::string_view part = text.substr(0, text.find('/'));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

} // namespace

std::string goalsText(const rules::Goals& goals)
{
    Numbers peeked{};
    for (std::size_t i = 0; i < mostGoals; ++i) peeked[i] = bitsOf(goals.peekedBy[i]);
    std::string text = listText(goals.upcoming) + '/' + listText(goals.current) + '/' +
                       std::to_string(goals.revealed);
    if (peeked != Numbers{}) text += '/' + listText(peeked, mostGoals);
    return text;
}

std::optional<rules::Goals> goalsFrom(std::string_view text)
{
    const auto strokes = std::count(text.begin(), text.end(), '/');
    if (strokes < 2 || strokes > 3) return std::nullopt;
    rules::Goals goals;
    const bool isRead = readGoals(goals.upcoming, takePart(text)) &&
                        readGoals(goals.current, takePart(text)) &&
                        takeRevealed(goals, takePart(text));
    if (!isRead || (strokes == 3 && !readPeeked(goals, text))) return std::nullopt;
    return goals;
}

} // namespace caboose::game
