// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/text/utf8.h"

#include <xapian.h>

#include <array>

namespace caboose::rulebook {

namespace {

/// What the letters from U+00E0 to U+017F are without their accents; "" keeps the letter.
constexpr std::array<std::string_view, 160> plain{
    "a", "a", "a",  "a",  "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i", //
    "d", "n", "o",  "o",  "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "y", //
    "a", "a", "a",  "a",  "a", "a", "c",  "c", "c", "c", "c", "c", "c", "c", "d",  "d", //
    "d", "d", "e",  "e",  "e", "e", "e",  "e", "e", "e", "e", "e", "g", "g", "g",  "g", //
    "g", "g", "g",  "g",  "h", "h", "h",  "h", "i", "i", "i", "i", "i", "i", "i",  "i", //
    "i", "i", "ij", "ij", "j", "j", "k",  "k", "k", "l", "l", "l", "l", "l", "l",  "l", //
    "l", "l", "l",  "n",  "n", "n", "n",  "n", "n", "n", "n", "n", "o", "o", "o",  "o", //
    "o", "o", "oe", "oe", "r", "r", "r",  "r", "r", "r", "s", "s", "s", "s", "s",  "s", //
    "s", "s", "t",  "t",  "t", "t", "t",  "t", "u", "u", "u", "u", "u", "u", "u",  "u", //
    "u", "u", "u",  "u",  "w", "w", "y",  "y", "y", "z", "z", "z", "z", "z", "z",  "s"};

constexpr bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

constexpr std::size_t sizeBy(unsigned char lead)
{
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

constexpr char32_t smallest(std::size_t size)
{
    return size == 1 ? 0 : size == 2 ? 0x80 : size == 3 ? 0x800 : 0x10000;
}

constexpr bool isSurrogate(char32_t code)
{
    return code >= 0xD800 && code < 0xE000;
}

void appendPlain(std::string& text, char32_t code)
{
    const bool isAccented = code >= 0xE0 && code < 0xE0 + plain.size();
    const std::string_view letters = isAccented ? plain[code - 0xE0] : std::string_view{};
    if (letters.empty()) {
        append(text, code);
    } else {
        text += letters;
    }
}

} // namespace

Character characterAt(std::string_view text, std::size_t offset)
{
    const auto lead = static_cast<unsigned char>(text[offset]);
    const std::size_t size = sizeBy(lead);
    const Character broken{0xFFFD, 1};
    if (size == 0 || offset + size > text.size()) return broken;
    if (size == 1) return {lead, 1};
    char32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        const char next = text[offset + i];
        if (!isContinuation(next)) return broken;
        code = code << 6U | (static_cast<unsigned char>(next) & 0x3FU);
    }
    if (code < smallest(size) || code > 0x10FFFF || isSurrogate(code)) return broken;
    return {code, size};
}

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Character c = characterAt(text, at);
        if (c.code == 0xFFFD && c.size == 1) return false;
        if (c.code == 0) return false;
        at += c.size;
    }
    return true;
}

void append(std::string& text, char32_t code)
{
    Xapian::Unicode::append_utf8(text, static_cast<unsigned>(code));
}

int columnOf(std::string_view line, std::size_t offset)
{
    int column = 1;
    for (std::size_t at = 0; at < offset && at < line.size(); at += characterAt(line, at).size) {
        ++column;
    }
    return column;
}

bool isWordCharacter(char32_t code)
{
    return Xapian::Unicode::is_wordchar(static_cast<unsigned>(code)) && code != U'_';
}

bool isApostrophe(char32_t code)
{
    return code == U'\'' || code == U'’';
}

std::string lowered(std::string_view text)
{
    std::string low;
    low.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Character c = characterAt(text, at);
        append(low, Xapian::Unicode::tolower(static_cast<unsigned>(c.code)));
        at += c.size;
    }
    return low;
}

std::string folded(std::string_view text)
{
    std::string low;
    low.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Character c = characterAt(text, at);
        appendPlain(low, Xapian::Unicode::tolower(static_cast<unsigned>(c.code)));
        at += c.size;
    }
    return low;
}

} // namespace caboose::rulebook
