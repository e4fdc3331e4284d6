// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/checksum.h"

#include <array>
#include <cstddef>

namespace caboose::game {

namespace {

/// How many bytes are taken at once: one by one, each would wait for the one before.
constexpr std::size_t stride = 8;
using Remainders = std::array<std::uint32_t, 256>;

/// What is left of each byte when none, one, ... seven others have come after it.
constexpr std::array<Remainders, stride> remainders()
{
    constexpr std::uint32_t polynomial = 0xedb88320U;
    std::array<Remainders, stride> all{};
    for (std::uint32_t byte = 0; byte < all[0].size(); ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit)
            rest = (rest >> 1U) ^ ((rest & 1U) != 0 ? polynomial : 0U);
        all[0][byte] = rest;
    }
    for (std::size_t after = 1; after < stride; ++after) {
        for (std::size_t byte = 0; byte < all[0].size(); ++byte) {
            const std::uint32_t rest = all[after - 1][byte];
            all[after][byte] = (rest >> 8U) ^ all[0][rest & 0xffU];
        }
    }
    return all;
}

} // namespace

std::uint32_t crc32(std::string_view bytes)
{
    static constexpr auto table = remainders();
    std::uint32_t rest = 0xffffffffU;
    while (bytes.size() >= stride) {
        std::uint32_t next = 0;
        for (std::size_t i = 0; i < stride; ++i) {
            const std::uint32_t byte = rest ^ static_cast<unsigned char>(bytes[i]);
            next ^= table[stride - 1 - i][byte & 0xffU];
            rest >>= 8U;
        }
        rest = next;
        bytes.remove_prefix(stride);
    }
    for (const char c : bytes)
        rest = (rest >> 8U) ^ table[0][(rest ^ static_cast<unsigned char>(c)) & 0xffU];
    return ~rest;
}

} // namespace caboose::game
