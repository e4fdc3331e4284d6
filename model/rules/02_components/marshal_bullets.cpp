// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/marshal_bullets.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr std::array<std::string_view, marshalBulletCount> keys{
    "?", "disarmed", "wounded-knee", "shoulder-injury", "got-im", "drop-that-bag", "golden"};

} // namespace

std::string_view keyOf(MarshalBullet bullet)
{
    return keys[static_cast<std::size_t>(bullet)];
}

std::optional<MarshalBullet> marshalBulletFrom(std::string_view key)
{
    const auto* found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) return std::nullopt;
    return static_cast<MarshalBullet>(found - keys.begin());
}

} // namespace caboose::rules
