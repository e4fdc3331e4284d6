// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/book.h"
#include "model/rulebook/book/piece.h"
#include "model/rulebook/book/selection.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace caboose::rulebook {

/// What somebody looks for. The words may be in any order and form; `"..."` are words that stand
/// together, `-word` must not be there.
///
/// Of no words: nothing is found. The members but the text only narrow what is found.
struct Query {
    std::string text;
    bool isTyping = false; ///< the last word may go on
    std::optional<SectionIndex> chapter = {};
    Pieces about = {}; ///< only what is about one of these; empty: about anything
    /// Only what holds in its game; null: everything.
    const Selection* selection = nullptr;
    std::size_t most = 20;
};

/// Some of the text that was found, in one line.
struct Snippet {
    struct Marked {
        std::size_t offset = 0;
        std::size_t size = 0;
    };
    std::string text;
    std::vector<Marked> marks; ///< the words that were looked for, in bytes of the text
    bool beginsInside = false; ///< something of the block stands before it
    bool endsInside = false;
};

/// A section is found once, by the best of what it has.
struct Hit {
    SectionIndex section = 0; ///< Book::path() leads there
    std::size_t block = 0;    ///< that the snippet is from
    Snippet snippet;
};

struct Results {
    std::vector<Hit> hits; ///< best first
    /// Not empty: the words with typing errors mended, as they were looked for.
    std::string mended;
    /// Not empty: nothing was found, but this would be.
    std::string suggestion;
};

/// Finds sections of one language's book by what they say, are called, or are called in the other
/// languages. Used by one thread at a time. Throws nothing.
class Search {
public:
    /// The books must outlive it; making it takes some time (the bench says how much).
    Search(const Book& book, std::span<const Book> all);
    ~Search();
    Search(Search&&) noexcept;
    Search& operator=(Search&&) noexcept;

    [[nodiscard]] Results find(const Query& query) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace caboose::rulebook
