// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::architecture {

/// A C++ source text taken apart just far enough to tell code from comments and literals.
struct CppText {
    struct Piece {
        std::size_t offset = 0; ///< where it begins in the text: the quote, or the comment sign
        int line = 1;
        std::string value; ///< what stands between the quotes, or after the comment sign
    };

    /// The text with comments and the insides of literals blanked out; every offset and every
    /// line break is where it was.
    std::string code;
    std::vector<Piece> literals; ///< string literals, raw ones too; no character literals
    std::vector<Piece> comments; ///< one for each line of a comment
};

CppText takeApart(std::string_view text);

} // namespace caboose::architecture
