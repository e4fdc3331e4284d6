// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace caboose::architecture {

/// One command of a CMake file: `name(arguments...)`. Nested parentheses are kept as arguments.
struct CMakeCall {
    struct Argument {
        std::string text;
        int line = 1;
    };

    std::string name;
    std::vector<Argument> arguments;
};

std::vector<CMakeCall> callsIn(std::string_view cmakeText);

} // namespace caboose::architecture
