// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game/record/record.h"

#include <optional>
#include <string>
#include <string_view>

namespace caboose::game {

// An entry as one line without its checksum; FORMAT.md describes it. What is written is read back
// as the same, and nothing else is read.

std::string write(const Record& record, Number number);
/// An entry that may stand at the end of the record; nothing if the text is none.
std::optional<Entry> readEntry(const Record& record, std::string_view text);
/// An entry of which nobody knows what was before it.
std::optional<Entry> readAlone(std::string_view text);

} // namespace caboose::game
