// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/mistake.h"

#include <string>

namespace caboose::test {

/// A mistake for whoever reads the output of a test: "12:5 found 'belle', nearest ...".
inline std::string textOf(const notation::Mistake& m)
{
    std::string text = std::to_string(m.line) + ':' + std::to_string(m.column) + ": problem " +
                       std::to_string(static_cast<int>(m.problem)) + ", expected " +
                       std::to_string(static_cast<int>(m.expected)) + " '" + m.argument +
                       "', found '" + m.found + "'";
    if (!m.nearest.empty()) text += ", nearest '" + m.nearest + "'";
    return text;
}

} // namespace caboose::test
