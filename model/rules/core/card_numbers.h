// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/cards.h"

#include <algorithm>
#include <vector>

namespace caboose::rules {

/// How often each card is there, in the order of cards. Unlike in a pile there is room for any
/// number of different ones.
class CardNumbers {
public:
    struct Number {
        Card card;
        int count = 0;
    };

    CardNumbers() { m_numbers.reserve(Cards::mostKinds); }

    void add(const Card& card, int count = 1)
    {
        const auto isBefore = [](const Number& number, const Card& c) { return number.card < c; };
        auto at = std::lower_bound(m_numbers.begin(), m_numbers.end(), card, isBefore);
        if (at == m_numbers.end() || at->card != card) at = m_numbers.insert(at, {card, 0});
        at->count += count;
    }

    /// How many different ones.
    [[nodiscard]] int kinds() const { return static_cast<int>(m_numbers.size()); }

    [[nodiscard]] auto begin() const { return m_numbers.begin(); }
    [[nodiscard]] auto end() const { return m_numbers.end(); }

private:
    std::vector<Number> m_numbers;
};

} // namespace caboose::rules
