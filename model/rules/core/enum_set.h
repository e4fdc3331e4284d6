// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace caboose::rules {

/// Says of an enumeration that it goes on beyond 63.
template <typename E>
inline constexpr bool goesBeyondOneWord = false;

/// A set of enumerators in one machine word. Iterates in ascending order.
/// The enumerators count from 0; those beyond 63 are in no set. `None` is one like any other:
/// whoever does not want it in there does not insert it.
template <typename E>
class EnumSet {
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> members)
    {
        for (E e : members) insert(e);
    }

    // Inserting what is there and erasing what is not changes nothing.
    constexpr void insert(E e) { m_bits |= bit(e); }
    /// Without a branch, for gathering what nobody can foresee.
    constexpr void insertIf(bool isMember, E e)
    {
        static_assert(!goesBeyondOneWord<E>);
        m_bits |= std::uint64_t{isMember} << static_cast<unsigned>(e);
    }
    constexpr void erase(E e) { m_bits &= ~bit(e); }
    [[nodiscard]] constexpr bool contains(E e) const { return (m_bits & bit(e)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    /// The least of them; there must be one.
    [[nodiscard]] constexpr E first() const { return static_cast<E>(std::countr_zero(m_bits)); }

    // What is in either, in both, in the first only.
    friend constexpr EnumSet operator|(EnumSet a, EnumSet b)
    {
        return EnumSet(a.m_bits | b.m_bits);
    }
    friend constexpr EnumSet operator&(EnumSet a, EnumSet b)
    {
        return EnumSet(a.m_bits & b.m_bits);
    }
    friend constexpr EnumSet operator-(EnumSet a, EnumSet b)
    {
        return EnumSet(a.m_bits & ~b.m_bits);
    }
    constexpr EnumSet& operator|=(EnumSet other) { return *this = *this | other; }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

    /// Goes over the set as it was when the loop began: members may be erased meanwhile.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits) : m_bits(bits) {}
        constexpr E operator*() const { return static_cast<E>(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++()
        {
            m_bits &= m_bits - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_bits;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit EnumSet(std::uint64_t bits) : m_bits(bits) {}
    static constexpr std::uint64_t bit(E e)
    {
        constexpr unsigned bits = 64;
        if (goesBeyondOneWord<E> && static_cast<unsigned>(e) >= bits) return 0;
        return std::uint64_t{1} << static_cast<unsigned>(e);
    }

    std::uint64_t m_bits = 0;
};

} // namespace caboose::rules
