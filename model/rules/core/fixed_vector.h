// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace caboose::rules {

/// A list with its room inside: no allocation, trivially copyable when T is.
/// Slots beyond the end hold T{}, so that equal lists are equal bytes too.
template <typename T, std::size_t Capacity>
class FixedVector {
    static_assert(Capacity < 256);

public:
    using value_type = T;

    // Nothing here throws. An index, and front() and back() of an empty list, are the caller's
    // concern.
    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> items)
    {
        for (const T& item : items) push_back(item);
    }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr bool full() const { return m_size == Capacity; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    constexpr T& operator[](std::size_t i) { return m_items[i]; }
    constexpr const T& operator[](std::size_t i) const { return m_items[i]; }
    constexpr T& front() { return m_items[0]; }
    [[nodiscard]] constexpr const T& front() const { return m_items[0]; }
    constexpr T& back() { return m_items[m_size - 1U]; }
    [[nodiscard]] constexpr const T& back() const { return m_items[m_size - 1U]; }

    constexpr T* begin() { return m_items.data(); }
    constexpr T* end() { return m_items.data() + m_size; }
    [[nodiscard]] constexpr const T* begin() const { return m_items.data(); }
    [[nodiscard]] constexpr const T* end() const { return m_items.data() + m_size; }

    /// There must be room: either no game needs more, or the caller asks full() first.
    constexpr void push_back(const T& item)
    {
        assert(!full());
        m_items[m_size++] = item;
    }
    /// Before an element or the end; what follows moves on by one. There must be room.
    constexpr void insert(const T* before, const T& item)
    {
        assert(!full());
        T* at = m_items.data() + (before - m_items.data());
        moveUp(at);
        *at = item;
        ++m_size;
    }
    /// What follows moves up, in its order: iterators from here on name the next element.
    constexpr void erase(const T* which)
    {
        T* at = m_items.data() + (which - m_items.data());
        moveDown(at);
        m_items[--m_size] = T{};
    }
    constexpr void pop_back() { m_items[--m_size] = T{}; }
    constexpr void clear()
    {
        std::fill(begin(), end(), T{});
        m_size = 0;
    }
    [[nodiscard]] constexpr bool contains(const T& item) const
    {
        return std::find(begin(), end(), item) != end();
    }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b)
    {
        return a.m_size == b.m_size && std::equal(a.begin(), a.end(), b.begin());
    }

private:
    /// So few are moved together with empty slots behind them: a fixed number takes no branches.
    static constexpr std::size_t few = 16;

    [[nodiscard]] constexpr bool areFewFrom(const T* at) const
    {
        const auto before = static_cast<std::size_t>(at - begin());
        return m_size - before <= few && before + few < Capacity;
    }
    /// By way of a copy, which takes no call either.
    static constexpr void moveFew(const T* from, T* to)
    {
        std::array<T, few> moved;
        std::copy_n(from, few, moved.begin());
        std::copy_n(moved.begin(), few, to);
    }
    constexpr void moveUp(T* at)
    {
        if (areFewFrom(at)) {
            moveFew(at, at + 1);
        } else {
            std::move_backward(at, end(), end() + 1);
        }
    }
    constexpr void moveDown(T* at)
    {
        if (areFewFrom(at)) {
            moveFew(at + 1, at);
        } else {
            std::move(at + 1, end(), at);
        }
    }

    std::array<T, Capacity> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace caboose::rules
