// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <string_view>

namespace caboose::fuzz {

/// Which of the many things that can be tried on a text are tried. Of a seed all; of what the
/// fuzzer makes up one in `share`, chosen by the text: it comes by the others with other texts, and
/// millions of short tries find more than thousands of long ones.
class Part {
public:
    Part(std::string_view text, std::uint32_t share);

    /// Asked before each thing.
    [[nodiscard]] bool has() { return m_isWhole || m_random() % m_share == 0; }

private:
    bool m_isWhole;
    std::uint32_t m_share;
    std::minstd_rand m_random;
};

} // namespace caboose::fuzz
