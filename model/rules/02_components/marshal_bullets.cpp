// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/marshal_bullets.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr std::array<std::string_view, marshalBulletCount> bulletKeys{
    "?", "disarmed", "wounded-knee", "shoulder-injury", "got-im", "drop-that-bag", "golden"};

} // namespace

std::string_view keyOf(MarshalBullet bullet)
{
    return bulletKeys[static_cast<std::size_t>(bullet)];
}

std::optional<MarshalBullet> marshalBulletFrom(std::string_view key)
{
    const auto* found = std::find(bulletKeys.begin(), bulletKeys.end(), key);
    if (found == bulletKeys.end()) return std::nullopt;
    return static_cast<MarshalBullet>(found - bulletKeys.begin());
}

} // namespace caboose::rules
