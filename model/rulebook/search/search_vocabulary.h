// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// The words of a book without their accents, and how often each occurs.
class Vocabulary {
public:
    void add(const std::string& word) { ++m_counts[word]; }
    /// To be called once all words are in. Before that, nothing is near.
    void settle();

    /// Without accents and in small letters, as all words here.
    [[nodiscard]] bool has(std::string_view word) const { return m_counts.contains(word); }
    /// Words that begin like this, frequent ones first, at most so many.
    [[nodiscard]] std::vector<std::string> beginningWith(std::string_view prefix,
                                                         std::size_t most) const;
    /// The word that this one was probably meant to be: few letters are wrong, missing, too many
    /// or in each other's place; of several the most frequent. With `isPrefix` the word may go on.
    [[nodiscard]] std::optional<std::string> nearest(std::string_view word, bool isPrefix) const;
    /// The same for a word that has more errors than one would mend unasked.
    [[nodiscard]] std::optional<std::string> farNearest(std::string_view word) const;

private:
    [[nodiscard]] std::optional<std::string> nearest(std::string_view word, bool isPrefix,
                                                     int most) const;

    std::map<std::string, int, std::less<>> m_counts;
    std::map<std::size_t, std::vector<std::string_view>> m_byLength;
};

/// How many letters are wrong, missing, too many or swapped with their neighbour; `most` + 1 as
/// soon as it is more than `most`.
int distance(std::string_view a, std::string_view b, int most);

} // namespace caboose::rulebook
