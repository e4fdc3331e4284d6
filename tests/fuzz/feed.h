// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace caboose::fuzz {

/// What a fuzz target is: a function that must get along with any text. It reads the text with the
/// code under test and checks what must hold of whatever came out (mustHold). Each target defines
/// it once.
void feed(std::string_view text);

/// Is what is fed a text of the corpus, rather than one that the fuzzer made up?
[[nodiscard]] bool isSeed();

/// Stops the program, and so keeps the text as a finding, when something does not hold.
void mustHold(bool condition, const char* what);

} // namespace caboose::fuzz
