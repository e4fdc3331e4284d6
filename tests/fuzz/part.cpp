// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/part.h"

#include "tests/fuzz/feed.h"

#include <functional>

namespace caboose::fuzz {

Part::Part(std::string_view text, std::uint32_t share)
    : m_isWhole(isSeed()), m_share(share),
      m_random(static_cast<std::minstd_rand::result_type>(std::hash<std::string_view>()(text)))
{}

} // namespace caboose::fuzz
