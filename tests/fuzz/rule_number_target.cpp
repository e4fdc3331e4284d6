// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/core/rule.h"
#include "tests/fuzz/feed.h"

namespace caboose::fuzz {

/// What is read as the number of a rule is written and read back as the same.
void feed(std::string_view text)
{
    const auto rule = rules::ruleFrom(text);
    if (rule) {
        mustHold(rules::ruleFrom(rules::toString(*rule)) == rule,
                 "written and read back, the same");
    }
}

} // namespace caboose::fuzz
