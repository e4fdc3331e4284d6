// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/reading/rulebook.h"

#include <string>
#include <vector>

namespace caboose::rulebook {

/// A book of one English chapter, "en.md".
Rulebook bookOf(const std::string& english);
/// With a French translation, "fr.md".
Rulebook bookOf(const std::string& english, const std::string& french);

/// The same chapter with a file of questions, "questions.txt".
Rulebook bookWithQuestions(const std::string& english, const std::string& questions);

/// Without the mistakes that labels are missing, which small books have none of: "line:code" with
/// the arguments behind it.
std::vector<std::string> mistakesOf(const Rulebook& rulebook);

/// The small book of tests/data/rulebook/small.
const Rulebook& smallBook();

} // namespace caboose::rulebook
