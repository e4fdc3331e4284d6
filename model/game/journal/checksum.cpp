// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/checksum.h"

#include <array>

namespace caboose::game {

namespace {

constexpr std::array<std::uint32_t, 256> remainders()
{
    constexpr std::uint32_t polynomial = 0xedb88320U;
    std::array<std::uint32_t, 256> all{};
    for (std::uint32_t byte = 0; byte < all.size(); ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit)
            rest = (rest >> 1U) ^ ((rest & 1U) != 0 ? polynomial : 0U);
        all[byte] = rest;
    }
    return all;
}

} // namespace

std::uint32_t crc32(std::string_view bytes)
{
    static constexpr auto table = remainders();
    std::uint32_t rest = 0xffffffffU;
    for (const char c : bytes)
        rest = (rest >> 8U) ^ table[(rest ^ static_cast<unsigned char>(c)) & 0xffU];
    return ~rest;
}

} // namespace caboose::game
