// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rulebook/whole_book.h"

#include "tests/source_dir.h"

#include <fstream>

namespace caboose::rulebook {

const Rulebook& wholeBook()
{
    static const Rulebook book = readRulebook(CABOOSE_SOURCE_DIR "/resources/rulebook");
    return book;
}

std::vector<std::string> dataLines(const std::string& name)
{
    std::vector<std::string> lines;
    std::ifstream file(CABOOSE_SOURCE_DIR "/tests/data/rulebook/" + name);
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') lines.push_back(line);
    }
    return lines;
}

} // namespace caboose::rulebook
