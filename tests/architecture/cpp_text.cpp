// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/cpp_text.h"

#include <algorithm>
#include <cctype>

namespace caboose::architecture {

namespace {

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

class Cutter {
public:
    explicit Cutter(std::string_view source) : text(source) { parts.code = std::string(source); }

    CppText cut()
    {
        while (at < text.size()) {
            step();
        }
        return std::move(parts);
    }

private:
    void step()
    {
        if (startsWith("//")) {
            lineComment();
        } else if (startsWith("/*")) {
            blockComment();
        } else if (text[at] == '"') {
            isRaw() ? rawLiteral() : literal();
        } else if (text[at] == '\'' && !separatesDigits()) {
            skipQuoted('\'');
        } else {
            advance(1);
        }
    }

    bool startsWith(std::string_view what) const { return text.substr(at, what.size()) == what; }

    std::string_view wordBefore() const
    {
        std::size_t begin = at;
        while (begin > 0 && (isWordCharacter(text[begin - 1]) || text[begin - 1] == '\'')) {
            --begin;
        }
        return text.substr(begin, at - begin);
    }

    bool isRaw() const
    {
        const std::string_view prefix = wordBefore();
        return prefix == "R" || prefix == "uR" || prefix == "UR" || prefix == "LR" ||
               prefix == "u8R";
    }

    bool separatesDigits() const
    {
        const std::string_view word = wordBefore();
        return !word.empty() && std::isdigit(static_cast<unsigned char>(word.front())) != 0;
    }

    void lineComment()
    {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        comment(at + 2, end);
        blank(at, end);
    }

    void blockComment()
    {
        const std::size_t close = text.find("*/", at + 2);
        const std::size_t end = close == std::string_view::npos ? text.size() : close + 2;
        std::size_t begin = at + 2;
        while (begin < end) {
            const std::size_t lineEnd = std::min(text.find('\n', begin), end);
            comment(begin, lineEnd);
            blank(at, lineEnd);
            advance(lineEnd < end ? 1 : 0);
            begin = lineEnd + 1;
        }
    }

    void comment(std::size_t begin, std::size_t end)
    {
        parts.comments.push_back({begin, line, std::string(text.substr(begin, end - begin))});
    }

    void literal()
    {
        const CppText::Piece start{at, line, {}};
        skipQuoted('"');
        keepLiteral(start, start.offset + 1, at > start.offset + 1 ? at - 1 : at);
    }

    void rawLiteral()
    {
        const CppText::Piece start{at, line, {}};
        const std::size_t open = std::min(text.find('(', at), text.size() - 1);
        const std::string close = ")" + std::string(text.substr(at + 1, open - at - 1)) + "\"";
        const std::size_t end = std::min(text.find(close, open), text.size() - close.size());
        blank(at + 1, end + close.size() - 1);
        advance(1);
        keepLiteral(start, open + 1, end);
    }

    void keepLiteral(CppText::Piece piece, std::size_t begin, std::size_t end)
    {
        piece.value = std::string(text.substr(begin, end - begin));
        parts.literals.push_back(std::move(piece));
    }

    /// Past the closing quote, or to the end of the line when there is none.
    void skipQuoted(char quote)
    {
        std::size_t end = at + 1;
        while (end < text.size() && text[end] != quote && text[end] != '\n') {
            end += text[end] == '\\' ? 2U : 1U;
        }
        end = std::min(end, text.size());
        blank(at + 1, end);
        advance(end < text.size() && text[end] == quote ? 1 : 0);
    }

    /// Blanks from here on and goes to `end`.
    void blank(std::size_t begin, std::size_t end)
    {
        for (std::size_t i = begin; i < end; ++i) {
            if (parts.code[i] != '\n') {
                parts.code[i] = ' ';
            }
        }
        advance(end - at);
    }

    void advance(std::size_t count)
    {
        const auto begin = text.begin() + static_cast<std::ptrdiff_t>(at);
        line +=
            static_cast<int>(std::count(begin, begin + static_cast<std::ptrdiff_t>(count), '\n'));
        at += count;
    }

    std::string_view text;
    std::size_t at = 0;
    int line = 1;
    CppText parts;
};

} // namespace

CppText takeApart(std::string_view text)
{
    return Cutter(text).cut();
}

} // namespace caboose::architecture
