// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/mistake.h"
#include "model/rules/core/resolve.h"

#include <string>
#include <string_view>
#include <vector>

namespace caboose::notation {

// A position as a text that a person can read, write and paste into a letter: one thing a line,
// in any order. tests/cases/README.md describes it. What is written is read back as the same.

struct Reading {
    rules::Position position;
    std::vector<Mistake> mistakes; ///< in the order of the text; empty if all of it was understood

    [[nodiscard]] bool isSound() const { return mistakes.empty(); }
};

/// Reads any text whatsoever.
Reading read(std::string_view text);

std::string write(const rules::Position& position);
std::string write(const rules::Table& table);

} // namespace caboose::notation
