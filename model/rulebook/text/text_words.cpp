// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/text/text_words.h"

#include "model/rulebook/text/utf8.h"

namespace caboose::rulebook {

namespace {

constexpr bool isBlank(char32_t code)
{
    return code == U' ' || code == U'\n' || code == U'\u00A0' || code == U'\u202F';
}

constexpr bool isHyphen(char32_t code)
{
    return code == U'-' || code == U'\u2010' || code == U'\u2011';
}

} // namespace

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    std::size_t begin = 0;
    bool isInside = false;
    for (std::size_t at = 0; at <= text.size();) {
        const Character c = at < text.size() ? characterAt(text, at) : Character{0, 1};
        const bool isPart = isWordCharacter(c.code);
        if (isPart && !isInside) begin = at;
        if (!isPart && isInside) words.push_back({begin, text.substr(begin, at - begin)});
        isInside = isPart;
        at += c.size;
    }
    return words;
}

bool isJoint(std::string_view between)
{
    int lineEnds = 0;
    for (std::size_t at = 0; at < between.size();) {
        const Character c = characterAt(between, at);
        lineEnds += c.code == U'\n' ? 1 : 0;
        if (!isBlank(c.code) && !isHyphen(c.code) && !isApostrophe(c.code)) return false;
        at += c.size;
    }
    return !between.empty() && lineEnds < 2;
}

} // namespace caboose::rulebook
