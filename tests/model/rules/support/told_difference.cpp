// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/told_difference.h"

#include "model/notation/notation.h"

#include <algorithm>

namespace caboose::rules {

namespace {

std::string onlyIn(const Tables& some, const Tables& others)
{
    for (const Table& table : some) {
        if (std::find(others.begin(), others.end(), table) == others.end()) {
            return notation::write(table);
        }
    }
    return "none\n";
}

} // namespace

std::string differenceOf(const Tables& core, const Tables& told, const Table& position)
{
    return notation::write(position) + "--- only the core:\n" + onlyIn(core, told) +
           "--- only the rules:\n" + onlyIn(told, core);
}

} // namespace caboose::rules
