// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/mistake.h"
#include "model/notation/vocabulary.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rule.h"

#include <concepts>
#include <optional>
#include <string_view>
#include <vector>

namespace caboose::notation {

/// One line of a text, read word by word. A word is a name or number ("saloon-roof", "250", "?"),
/// or one of the signs , ; : ( ) + standing alone; "#" begins a comment. Letters are small letters.
/// The first mistake ends the line: after it nothing more is found.
///
/// Every reader takes its words in turn and need not ask whether one of them failed: behind a
/// mistake there is no next word, and only the first mistake of a line is noted.
class Line {
public:
    /// Begins to read behind the first `start` bytes, which are counted in columns all the same.
    Line(std::string_view text, int number, std::vector<Mistake>& mistakes, std::size_t start = 0)
        : m_text(text), m_at(start), m_number(number), m_mistakes(mistakes)
    {
        advance();
    }

    [[nodiscard]] bool atEnd() const { return m_word.empty(); }
    /// A mistake was found: nothing that is taken from now on means anything.
    [[nodiscard]] bool isWrong() const { return m_isWrong; }
    [[nodiscard]] int number() const { return m_number; }
    /// The next word; empty at the end and behind a mistake.
    [[nodiscard]] std::string_view peek() const { return m_word; }
    /// The word behind the next one.
    [[nodiscard]] std::string_view peekSecond() const;
    /// How many bytes stand before the next word.
    [[nodiscard]] std::size_t offset() const { return m_at - m_word.size(); }
    /// What is left of the line, without a comment.
    [[nodiscard]] std::string_view rest() const;
    /// The next word, whatever it is; empty at the end.
    std::string_view take()
    {
        const std::string_view word = m_word;
        advance();
        return word;
    }

    /// Takes the word if it is the next one.
    bool accept(std::string_view word)
    {
        if (m_word != word || m_word.empty()) return false;
        advance();
        return true;
    }
    /// Takes the word; if another one stands there, that is a mistake.
    bool expect(std::string_view word);
    /// What is left of the line is a mistake.
    bool expectEnd();

    /// Takes a number; one outside the range is a mistake.
    std::optional<int> takeNumber(int lowest, int highest);
    /// With or without a minus; takeNumber() may find it out of range all the same.
    [[nodiscard]] bool isNumberNext() const;

    /// Takes the word that `from` knows; any other is a mistake.
    template <std::invocable<std::string_view> From>
    auto takeKey(Expected expected, From from) -> decltype(from(std::string_view{}))
    {
        auto value = from(m_word);
        if (!value) {
            wrong(expected);
            return std::nullopt;
        }
        advance();
        return value;
    }
    /// Takes the word if `from` knows it.
    template <std::invocable<std::string_view> From>
    auto acceptKey(From from) -> decltype(from(std::string_view{}))
    {
        auto value = from(m_word);
        if (value) advance();
        return value;
    }

    /// Notes that the next word is not what it should be.
    void wrong(Expected expected, std::string argument = {});
    /// The same with a problem of its own. Line, column and word are filled in here.
    void wrong(Mistake mistake);
    /// Where the next word stands, for a mistake that shows only later.
    [[nodiscard]] int column() const;
    /// Reads on from where an earlier copy of the line stood.
    void backTo(const Line& earlier)
    {
        m_word = earlier.m_word;
        m_at = earlier.m_at;
    }

private:
    void advance();
    void skipBlanks();
    [[nodiscard]] std::size_t wordEnd(std::size_t from) const;

    std::string_view m_text;
    std::string_view m_word;
    std::size_t m_at = 0; ///< behind the word
    int m_number;
    std::vector<Mistake>& m_mistakes;
    bool m_isWrong = false;
};

} // namespace caboose::notation
