// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace caboose::game {

/// CRC-32 as in zip files and PNG pictures. Finds every flipped bit of a line.
std::uint32_t crc32(std::string_view bytes);

} // namespace caboose::game
