// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/question.h"

#include <algorithm>
#include <cassert>

namespace caboose::rules {

void Question::copyFrom(const Question& other)
{
    m_ask = other.m_ask;
    m_who = other.m_who;
    m_rule = other.m_rule;
    m_withRefusals = other.m_withRefusals;
    actor = other.actor;
    unit = other.unit;
    whom = other.whom;
    where = other.where;
    card = other.card;
    lowest = other.lowest;
    highest = other.highest;
    stepping = other.stepping;
    m_size = other.m_size;
    m_possible = other.m_possible;
    m_weight = other.m_weight;
    std::copy(other.begin(), other.end(), m_options.data());
}

const Option* Question::find(Choice choice) const
{
    const Option* found =
        std::find_if(begin(), end(), [&](const Option& o) { return o.choice == choice; });
    return found == end() ? nullptr : found;
}

const Option* Question::notRefereed() const
{
    if (m_size == m_possible) return nullptr;
    const Option* found = std::find_if(
        begin(), end(), [](const Option& o) { return o.verdict.ruled == Ruled::NotRefereed; });
    return found == end() ? nullptr : found;
}

bool Question::accepts(Choice choice) const
{
    if (const Option* option = find(choice)) return option->verdict.isPossible();
    if (!isNumeric() || !choice.is(ChoiceKind::Number)) return false;
    const int n = choice.number();
    return n >= lowest && n <= highest && (n - lowest) % stepping == 0;
}

const Option& Question::onlyPossible() const
{
    assert(m_possible == 1);
    return *std::find_if(begin(), end(), [](const Option& o) { return o.verdict.isPossible(); });
}

} // namespace caboose::rules
