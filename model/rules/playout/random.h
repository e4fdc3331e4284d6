// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace caboose::rules {

/// Our own generator (xoshiro256**, seeded by splitmix64), so that a seed means the same
/// everywhere.
/// Not for secrets: whoever knows what came knows what comes.
class Random {
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next();
    /// 0 to n - 1, each equally likely; n must not be 0.
    std::uint32_t below(std::uint32_t n);

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace caboose::rules
