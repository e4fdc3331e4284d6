// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/part.h"

#include "tests/fuzz/feed.h"

#include <functional>

namespace caboose::fuzz {

namespace {

/// Another one for each share, so that what is rare does not come with what is less rare each time.
std::minstd_rand::result_type beginning(std::string_view text, std::uint32_t share)
{
    const std::size_t hash = std::hash<std::string_view>()(text);
    return static_cast<std::minstd_rand::result_type>(hash * (2 * std::size_t{share} + 1));
}

} // namespace

Part::Part(std::string_view text, std::uint32_t share)
    : m_isWhole(isSeed()), m_share(share), m_random(beginning(text, share))
{}

} // namespace caboose::fuzz
