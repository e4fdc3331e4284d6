// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace caboose::rulebook {

/// One character of a text: its code point and how many bytes it takes. Bytes that are no UTF-8
/// are characters of their own.
struct Character {
    char32_t code = 0;
    std::size_t size = 0;
};
Character characterAt(std::string_view text, std::size_t offset);

/// All of the text.
bool isUtf8(std::string_view text);
void append(std::string& text, char32_t code);

/// From 1, in characters: where a byte stands in its line.
int columnOf(std::string_view line, std::size_t offset);

bool isWordCharacter(char32_t code);
/// The typewriter's and the printer's.
bool isApostrophe(char32_t code);

/// Small letters; accents stay.
std::string lowered(std::string_view text);
/// Small letters without accents: "Été, Œuf" is "ete, oeuf".
std::string folded(std::string_view text);

} // namespace caboose::rulebook
