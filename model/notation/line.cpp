// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/line.h"

#include "model/notation/known_words.h"

#include <algorithm>
#include <charconv>

namespace caboose::notation {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool isSign(char c)
{
    return c == ',' || c == ';' || c == ':' || c == '(' || c == ')' || c == '+';
}

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

} // namespace

std::size_t Line::wordEnd(std::size_t from) const
{
    if (from < m_text.size() && isSign(m_text[from])) return from + 1;
    while (from < m_text.size() && !isBlank(m_text[from]) && !isSign(m_text[from]) &&
           m_text[from] != '#') {
        ++from;
    }
    return from;
}

void Line::skipBlanks()
{
    while (m_at < m_text.size() && isBlank(m_text[m_at])) ++m_at;
}

void Line::advance()
{
    skipBlanks();
    const std::size_t end = m_isWrong ? m_at : wordEnd(m_at);
    m_word = m_text.substr(m_at, end - m_at);
    m_at = end;
}

std::string_view Line::peekSecond() const
{
    Line next = *this;
    next.advance();
    return next.m_word;
}

std::string_view Line::rest() const
{
    std::string_view rest = m_text.substr(m_at - m_word.size());
    rest = rest.substr(0, rest.find('#'));
    while (!rest.empty() && isBlank(rest.back())) rest.remove_suffix(1);
    return rest;
}

int Line::column() const
{
    const std::string_view before = m_text.substr(0, m_at - m_word.size());
    const auto continued = std::count_if(before.begin(), before.end(), isContinuation);
    return static_cast<int>(before.size()) - static_cast<int>(continued) + 1;
}

bool Line::expect(std::string_view word)
{
    if (accept(word)) return true;
    wrong(Expected::This, std::string(word));
    return false;
}

bool Line::expectEnd()
{
    if (atEnd()) return true;
    wrong(Expected::EndOfLine);
    return false;
}

bool Line::isNumberNext() const
{
    const std::string_view digits = m_word.starts_with('-') ? m_word.substr(1) : m_word;
    return !digits.empty() &&
           std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<int> Line::takeNumber(int lowest, int highest)
{
    int number = 0;
    const char* const end = m_word.data() + m_word.size();
    const auto [behind, error] = std::from_chars(m_word.data(), end, number);
    const bool isNumber = isNumberNext() && behind == end;
    const bool fits = isNumber && error == std::errc{} && number >= lowest && number <= highest;
    if (!fits) {
        wrong({.problem = isNumber ? Problem::OutOfRange : Problem::NotExpected,
               .expected = Expected::Number,
               .lowest = lowest,
               .highest = highest});
        return std::nullopt;
    }
    advance();
    return number;
}

void Line::wrong(Expected expected, std::string argument)
{
    Mistake mistake{.expected = expected, .argument = std::move(argument)};
    wrong(std::move(mistake));
}

void Line::wrong(Mistake mistake)
{
    if (m_isWrong) return;
    mistake.line = m_number;
    mistake.column = column();
    mistake.found = std::string(m_word);
    const bool isUnknown = mistake.problem == Problem::NotExpected;
    if (isUnknown && mistake.nearest.empty()) {
        const bool isOneWord = mistake.expected == Expected::This;
        mistake.nearest = isOneWord ? KnownWords({mistake.argument}).nearestTo(m_word)
                                    : nearest(m_word, mistake.expected);
        // A known word in the wrong place is not misspelt.
        if (mistake.nearest == m_word) mistake.nearest.clear();
    }
    m_mistakes.push_back(std::move(mistake));
    m_isWrong = true;
    m_at = m_text.size();
    m_word = {};
}

} // namespace caboose::notation
