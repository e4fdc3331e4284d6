// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/playout/random.h"

#include <array>
#include <cstddef>
#include <vector>

namespace caboose::rules {

/// Whoever lays out random games or positions: chance in the words that they need.
class Dealer {
protected:
    explicit Dealer(Random& random) : m_random(random) {}

    /// 0 to n - 1.
    int below(int n) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(n))); }
    bool oneIn(int n) { return below(n) == 0; }

    template <typename T, std::size_t N>
    T any(const std::array<T, N>& from)
    {
        return from[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

    /// It is not there any more; the others stay in their order.
    template <typename T>
    T takeAny(std::vector<T>& from)
    {
        const auto i = static_cast<std::size_t>(below(static_cast<int>(from.size())));
        const T item = from[i];
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
        return item;
    }

    Random& m_random;
};

} // namespace caboose::rules
