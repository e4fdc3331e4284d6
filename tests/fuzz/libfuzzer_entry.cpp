// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/feed.h"

#include <cstddef>
#include <cstdint>
#include <string>

bool caboose::fuzz::isSeed()
{
    return false;
}

// libFuzzer's door: it calls this with text after text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(data, data + size);
    caboose::fuzz::feed(text);
    return 0;
}
