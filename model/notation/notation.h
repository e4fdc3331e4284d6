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

/// Reads any text whatsoever. With mistakes there is a position too, of what was understood; it may
/// be one that can't be (rules::inconsistencies()). A text that is too long is not read at all.
Reading read(std::string_view text);

/// Of any position. What the reader would fill in by itself is left out.
std::string write(const rules::Position& position);
std::string write(const rules::Table& table);

} // namespace caboose::notation
