// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/notation.h"

#include "model/rules/core/consistency.h"
#include "tests/fuzz/feed.h"

namespace caboose::fuzz {

/// Any text is read; what was read is written and read back as the same.
void feed(std::string_view text)
{
    const notation::Reading reading = notation::read(text);
    for (const notation::Mistake& mistake : reading.mistakes) {
        mustHold(mistake.line > 0 && mistake.column > 0, "a mistake has a place");
    }
    const std::string written = notation::write(reading.position);
    const notation::Reading again = notation::read(written);
    mustHold(again.isSound(), "what was written is understood");
    mustHold(again.position == reading.position, "written and read back, the same");
    rules::inconsistencies(reading.position.table);
}

} // namespace caboose::fuzz
