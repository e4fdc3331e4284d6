// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/condition.h"

#include "model/rulebook/book/piece.h"
#include "model/rulebook/book/printed_text.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <bit>

namespace caboose::rulebook {

namespace {

std::string nameOf(const Condition& condition)
{
    switch (condition.subject) {
    case Subject::Edition: return "edition";
    case Subject::With: return "with";
    case Subject::Players: return "players";
    case Subject::Event: return "event";
    case Subject::Turn: return "turn";
    case Subject::Ruling: break;
    }
    return std::string(rules::info(condition.ruling).key);
}

std::string valueName(const Condition& condition, unsigned value)
{
    switch (condition.subject) {
    case Subject::Edition: return std::string(keyOf(static_cast<PrintedText>(value)));
    case Subject::With: return std::string(keyOf(static_cast<Piece>(value)));
    case Subject::Players: return std::to_string(value);
    case Subject::Event: return std::string(keyOf(static_cast<rules::Event>(value)));
    case Subject::Turn: return std::string(keyOf(static_cast<rules::Turn>(value)));
    case Subject::Ruling: break;
    }
    return std::string(rules::info(condition.ruling).values[value]);
}

std::string valuesOf(const Condition& condition)
{
    std::string text;
    for (std::uint64_t left = condition.values; left != 0; left &= left - 1) {
        if (!text.empty()) text += ',';
        text += valueName(condition, static_cast<unsigned>(std::countr_zero(left)));
    }
    return text;
}

bool isOneOfMany(Subject subject)
{
    return subject == Subject::Ruling || subject == Subject::Players;
}

/// Whether both can't hold. A game has one value of a ruling and one number of players; of texts
/// and pieces it may have several.
bool exclude(const Condition& a, const Condition& b)
{
    if (a.subject != b.subject || a.ruling != b.ruling) return false;
    if (a.isNegated && b.isNegated) return false;
    if (a.isNegated != b.isNegated) {
        const auto wanted = a.isNegated ? b.values : a.values;
        const auto barred = a.isNegated ? a.values : b.values;
        return (wanted & ~barred) == 0;
    }
    return isOneOfMany(a.subject) && (a.values & b.values) == 0;
}

} // namespace

std::string toString(const Conditions& conditions)
{
    std::string text;
    for (const Condition& condition : conditions) {
        if (!text.empty()) text += ' ';
        if (condition.isNegated) text += '!';
        text += nameOf(condition) + '=' + valuesOf(condition);
    }
    return text;
}

bool neverHold(const Conditions& conditions)
{
    for (auto a = conditions.begin(); a != conditions.end(); ++a) {
        if (std::any_of(a + 1, conditions.end(), [&](const auto& b) { return exclude(*a, b); })) {
            return true;
        }
    }
    return false;
}

} // namespace caboose::rulebook
