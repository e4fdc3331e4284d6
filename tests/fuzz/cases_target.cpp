// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/case.h"
#include "model/cases/runner.h"
#include "tests/fuzz/feed.h"

namespace caboose::fuzz {

/// Any text is read as cases, and those are run, whatever they say.
void feed(std::string_view text)
{
    const cases::CaseFile file = cases::readCases(text);
    for (const notation::Mistake& mistake : file.mistakes) {
        mustHold(mistake.line > 0 && mistake.column > 0, "a mistake has a place");
    }
    for (const cases::Case& c : file.cases) {
        for (const cases::Run& run : c.runs) {
            const auto difference = cases::play(run);
            mustHold(!difference || difference->line >= 0, "a difference has a place");
        }
    }
}

} // namespace caboose::fuzz
