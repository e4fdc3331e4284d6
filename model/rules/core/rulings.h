// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/ruling_values.h"

#include <array>
#include <cstdint>

namespace caboose::rules {

/// The rules in force: one value for each ruling.
/// Rule code asks is() and get() by type; who shows, writes or compares all of them goes by number.
/// Before anything is set each has its first value, which is no edition: preset() makes those. That
/// values contradict each other is not noticed here (rulings_catalogue.h).
class Rulings {
public:
    template <typename Value>
    [[nodiscard]] constexpr bool is(Value value) const
    {
        return get<Value>() == value;
    }
    template <typename Value>
    [[nodiscard]] constexpr Value get() const
    {
        static_assert(rulingOf<Value> != Ruling::None);
        return static_cast<Value>(at(rulingOf<Value>));
    }
    template <typename Value>
    constexpr void set(Value value)
    {
        static_assert(rulingOf<Value> != Ruling::None);
        set(rulingOf<Value>, static_cast<std::uint8_t>(value));
    }

    /// The value's number, for code that treats all rulings alike.
    [[nodiscard]] constexpr std::uint8_t at(Ruling r) const
    {
        return m_values[static_cast<std::size_t>(r)];
    }
    /// It must be one of the ruling's values.
    constexpr void set(Ruling r, std::uint8_t value)
    {
        m_values[static_cast<std::size_t>(r)] = value;
    }

    friend constexpr bool operator==(const Rulings&, const Rulings&) = default;

private:
    std::array<std::uint8_t, rulingCount> m_values{};
};

} // namespace caboose::rules
