// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::notation {

/// Words that may stand somewhere, to guess what a wrong one was meant to be. A long text may have
/// a wrong word in every line, so words that are too far away are left out without being compared.
class KnownWords {
public:
    KnownWords() = default;
    explicit KnownWords(std::vector<std::string> words);

    /// The word that somebody probably meant: the nearest one, if it is near enough. Empty: none
    /// is.
    [[nodiscard]] std::string nearestTo(std::string_view found) const;

private:
    [[nodiscard]] std::string meantBy(std::string_view said) const;
    [[nodiscard]] std::string completed(std::string_view begin) const;

    struct Word {
        std::string text;
        std::uint64_t letters; ///< which ones are in it
    };
    std::vector<Word> m_words;
};

} // namespace caboose::notation
