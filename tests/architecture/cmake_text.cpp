// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/cmake_text.h"

#include <cctype>

namespace caboose::architecture {

namespace {

bool isPlain(char c)
{
    return std::isspace(static_cast<unsigned char>(c)) == 0 && c != '(' && c != ')' && c != '"' &&
           c != '#';
}

class Reader {
public:
    explicit Reader(std::string_view source) : text(source) {}

    std::vector<CMakeCall> read()
    {
        while (at < text.size()) {
            step();
        }
        return std::move(calls);
    }

private:
    void step()
    {
        const char c = text[at];
        if (c == '#') {
            skipComment();
        } else if (c == '"') {
            quoted();
        } else if (c == '(') {
            open();
        } else if (c == ')') {
            depth -= depth > 0 ? 1 : 0;
            next();
        } else if (isPlain(c)) {
            word();
        } else {
            next();
        }
    }

    void open()
    {
        if (depth == 0) {
            calls.push_back({lastWord, {}});
        }
        ++depth;
        next();
    }

    void word()
    {
        const int begin = line;
        std::string found;
        while (at < text.size() && isPlain(text[at])) {
            found += next();
        }
        lastWord = found;
        keep(std::move(found), begin);
    }

    void quoted()
    {
        const int begin = line;
        std::string found;
        next();
        while (at < text.size() && text[at] != '"') {
            if (text[at] == '\\') {
                found += next();
            }
            if (at < text.size()) {
                found += next();
            }
        }
        if (at < text.size()) {
            next();
        }
        keep(std::move(found), begin);
    }

    void keep(std::string argument, int where)
    {
        if (depth > 0) {
            calls.back().arguments.push_back({std::move(argument), where});
        }
    }

    void skipComment()
    {
        while (at < text.size() && text[at] != '\n') {
            ++at;
        }
    }

    char next()
    {
        line += text[at] == '\n' ? 1 : 0;
        return text[at++];
    }

    std::string_view text;
    std::size_t at = 0;
    int line = 1;
    int depth = 0;
    std::string lastWord;
    std::vector<CMakeCall> calls;
};

} // namespace

std::vector<CMakeCall> callsIn(std::string_view cmakeText)
{
    return Reader(cmakeText).read();
}

} // namespace caboose::architecture
