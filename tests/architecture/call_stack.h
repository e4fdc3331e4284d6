// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::architecture {

/// A parenthesis or brace that is open at some place: of `label->setText(`, the name is "setText";
/// of `QLabel label(`, it is "label" and the type "QLabel"; of `make_unique<QLabel>(`, both are
/// there too. Of a bare list or parenthesis, both are empty.
struct OpenCall {
    std::string name;
    std::string type;
};

using CallStack = std::vector<OpenCall>; ///< the innermost comes first

struct LiteralPlace {
    CallStack calls;
    std::string_view statement; ///< from the statement's begin to the literal
};

/// What stands round a place in a code whose literals and comments are blanked out.
LiteralPlace placeOf(std::string_view code, std::size_t offset);

} // namespace caboose::architecture
