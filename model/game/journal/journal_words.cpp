// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/journal_words.h"

namespace caboose::game {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

template <typename T>
std::string hex(T value)
{
    std::string text(sizeof(T) * 2, '0');
    for (std::size_t i = text.size(); i > 0; --i, value >>= 4U) text[i - 1] = digits[value & 0xfU];
    return text;
}

template <typename T>
std::optional<T> fromHex(std::string_view word)
{
    const bool isPlain = word.find_first_not_of(digits) == std::string_view::npos;
    if (word.size() != sizeof(T) * 2 || !isPlain) return std::nullopt;
    constexpr int sixteen = 16;
    return Words::numberFrom<T>(word, sixteen);
}

bool isControl(char c)
{
    const auto code = static_cast<unsigned char>(c);
    return code < 0x20 || code == 0x7f;
}

std::string escape(char c)
{
    if (c == '\n') return "\\n";
    if (c == '\\') return "\\\\";
    if (!isControl(c)) return std::string(1, c);
    const auto code = static_cast<unsigned char>(c);
    return {'\\', 'x', digits[code >> 4U], digits[code & 0xfU]};
}

/// The sign that an escape at the beginning of the text means, which is taken away.
std::optional<char> takeEscape(std::string_view& text)
{
    if (text.size() < 2) return std::nullopt;
    const char mark = text[1];
    if (mark == 'n' || mark == '\\') {
        text.remove_prefix(2);
        return mark == 'n' ? '\n' : '\\';
    }
    if (mark != 'x' || text.size() < 4) return std::nullopt;
    const auto high = digits.find(text[2]);
    const auto low = digits.find(text[3]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    const auto c = static_cast<char>(high * 16 + low);
    text.remove_prefix(4);
    // Everything has one way of being written.
    if (!isControl(c) || c == '\n') return std::nullopt;
    return c;
}

} // namespace

std::string hexOf(std::uint32_t value)
{
    return hex(value);
}

std::string hexOf(std::uint64_t value)
{
    return hex(value);
}

std::optional<std::uint32_t> hex32From(std::string_view word)
{
    return fromHex<std::uint32_t>(word);
}

std::optional<std::uint64_t> hex64From(std::string_view word)
{
    return fromHex<std::uint64_t>(word);
}

std::string escaped(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (const char c : text) line += escape(c);
    return line;
}

std::optional<std::string> unescaped(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        if (text.front() != '\\') {
            if (isControl(text.front())) return std::nullopt;
            plain += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto c = takeEscape(text);
        if (!c) return std::nullopt;
        plain += *c;
    }
    return plain;
}

} // namespace caboose::game
