// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace caboose::game {

/// The words of one entry, taken one after another; they are parted by single blanks. Readers of
/// entries take word by word; behind the end every word is empty.
class Words {
public:
    explicit Words(std::string_view text) : m_rest(text) {}

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    /// All that has not been taken.
    [[nodiscard]] std::string_view rest() const { return m_rest; }
    [[nodiscard]] std::string_view peek() const { return m_rest.substr(0, m_rest.find(' ')); }
    std::string_view take()
    {
        const std::string_view word = peek();
        m_rest.remove_prefix(word.size());
        if (!m_rest.empty()) m_rest.remove_prefix(1);
        return word;
    }
    /// Takes the word if it is the next one.
    bool accept(std::string_view word)
    {
        if (peek() != word) return false;
        take();
        return true;
    }
    /// A whole word that is a number of this type, written as usual.
    template <std::integral T>
    std::optional<T> takeNumber(int base = 10)
    {
        return numberFrom<T>(take(), base);
    }
    template <std::integral T>
    /// All of the word in digits, with a minus where the type has one; what the type can't hold is
    /// none.
    static std::optional<T> numberFrom(std::string_view word, int base = 10)
    {
        T value{};
        const char* end = word.data() + word.size();
        const auto [stopped, error] = std::from_chars(word.data(), end, value, base);
        if (error != std::errc{} || stopped != end || word.empty()) return std::nullopt;
        return value;
    }

private:
    std::string_view m_rest;
};

/// Eight or sixteen digits, as many as the type has.
std::string hexOf(std::uint32_t value);
std::string hexOf(std::uint64_t value);
/// Exactly so many digits; anything else is nothing.
std::optional<std::uint32_t> hex32From(std::string_view word);
std::optional<std::uint64_t> hex64From(std::string_view word);

/// A text as part of a line: a new line becomes \n, a backslash \\, other control signs \x1f.
std::string escaped(std::string_view text);
/// Nothing for what escaped() never makes.
std::optional<std::string> unescaped(std::string_view text);

} // namespace caboose::game
