// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/synonyms.h"
#include "model/rulebook/search/stems.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// The words that may stand for others, found by their stems. The longest run wins: "line of sight"
/// before "line".
class SynonymFinder {
public:
    using Sequence = std::vector<std::string>; ///< stems, one after the other

    SynonymFinder(const Synonyms& synonyms, const Stems& stems);

    struct Match {
        std::size_t length = 0; ///< how many of the words it covers; 0: there is none
        std::vector<Sequence> others;
    };
    /// What the longest known run at the beginning of these stems may stand for.
    [[nodiscard]] Match at(std::span<const std::string> stems) const;

private:
    void add(const Sequence& said, const std::vector<Sequence>& others);

    struct Entry {
        Sequence said;
        std::vector<Sequence> others;
    };
    std::map<std::string, std::vector<Entry>> m_entries; ///< by the first stem
};

} // namespace caboose::rulebook
