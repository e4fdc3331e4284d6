// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/call_stack.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace caboose::architecture {

namespace {

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::size_t skipSpaceBack(std::string_view code, std::size_t end)
{
    while (end > 0 && std::isspace(static_cast<unsigned char>(code[end - 1])) != 0) {
        --end;
    }
    return end;
}

/// The word that ends at `end`, and moves `end` to its begin.
std::string wordBack(std::string_view code, std::size_t& end)
{
    std::size_t begin = end;
    while (begin > 0 && isWordCharacter(code[begin - 1])) {
        --begin;
    }
    std::string word(code.substr(begin, end - begin));
    end = begin;
    return word;
}

std::string templateArgumentBack(std::string_view code, std::size_t& end)
{
    const std::size_t open = code.rfind('<', end);
    if (open == std::string_view::npos) {
        return {};
    }
    std::string argument(code.substr(open + 1, end - open - 2));
    end = open;
    return argument;
}

bool isKeyword(std::string_view word)
{
    static constexpr std::array<std::string_view, 15> keywords{
        "if",  "for",      "while",    "switch", "return", "else",      "do",   "try",
        "new", "noexcept", "override", "const",  "final",  "co_return", "throw"};
    return std::find(keywords.begin(), keywords.end(), word) != keywords.end();
}

/// The opener at `at` as a call; keywords before it name nothing.
OpenCall callAt(std::string_view code, std::size_t at)
{
    OpenCall call;
    std::size_t end = skipSpaceBack(code, at);
    if (end > 0 && code[end - 1] == '>' && (end < 2 || code[end - 2] != '-')) {
        call.type = templateArgumentBack(code, end);
    }
    call.name = wordBack(code, end);
    const std::size_t before = skipSpaceBack(code, end);
    if (call.type.empty() && before < end) {
        end = before;
        call.type = wordBack(code, end);
    }
    return isKeyword(call.name) ? OpenCall{} : call;
}

/// Whether the brace at `at` opens a block of statements, not a list of values.
bool opensBlock(std::string_view code, std::size_t at)
{
    std::size_t end = skipSpaceBack(code, at);
    if (end == 0 || code[end - 1] == ')' || code[end - 1] == ';' || code[end - 1] == '{' ||
        code[end - 1] == '}' || code[end - 1] == ']' || code[end - 1] == ':') {
        return true;
    }
    const std::string word = wordBack(code, end);
    return word != "return" && word != "throw" && isKeyword(word);
}

/// Whether the brace before `end` closes a block, so that a statement begins behind it.
bool endsBlock(std::string_view code, std::size_t end)
{
    const std::size_t next = code.find_first_not_of(" \t\n", end);
    return next == std::string_view::npos || isWordCharacter(code[next]) || code[next] == '"';
}

} // namespace

LiteralPlace placeOf(std::string_view code, std::size_t offset)
{
    // Walks back to the block that the literal stands in: calls that are open there are those
    // whose closing sign has not come by.
    LiteralPlace place;
    int closed = 0;
    std::size_t at = offset;
    for (; at > 0; --at) {
        const char c = code[at - 1];
        if (c == ')' || c == '}') {
            if (c == '}' && closed == 0 && endsBlock(code, at)) {
                break;
            }
            ++closed;
        } else if (c == '(' || c == '{') {
            if (closed > 0) {
                --closed;
            } else if (c == '{' && opensBlock(code, at - 1)) {
                break;
            } else {
                place.calls.push_back(callAt(code, at - 1));
            }
        } else if (c == ';' && closed == 0) {
            break;
        }
    }
    place.statement = code.substr(at, offset - at);
    return place;
}

} // namespace caboose::architecture
