// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace caboose::architecture {

/// One place where a law is broken.
struct Finding {
    std::string path;
    int line = 1;
    std::string what; ///< what stands there
};

/// A little tree that shows what a law catches and what it lets pass.
struct Example {
    std::string_view what;
    std::vector<SourceFile> files;
    std::vector<std::string> caught; ///< "path:line" of each finding, in order; empty: all is well
};

/// One law of the house: how to find who breaks it, what to do then, and examples that prove that
/// the law can fail and that it does not cry wolf.
struct Law {
    std::string_view name;
    std::string_view advice;
    std::vector<Finding> (*check)(const Tree&) = nullptr;
    std::vector<Example> examples;
};

} // namespace caboose::architecture
