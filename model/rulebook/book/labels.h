// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/printed_text.h"
#include "model/rulebook/text/source_file.h"
#include "model/rulebook/text/text_mistake.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// The few words of a language that stand around the rules: what a note is called, or an edition.
/// They come from the language's `labels.txt`, because a reader may look at a language that is not
/// the program's.
class Labels {
public:
    Labels() = default;
    /// What a language does not name is named as in the original; what nobody names, by its key.
    Labels(const SourceFile& file, const Labels* original, Mistakes& mistakes);

    /// A key that nobody names is its own text.
    [[nodiscard]] std::string operator[](std::string_view key) const;

    /// The text of a key with one or two words in the places of %1 and %2.
    [[nodiscard]] std::string filled(std::string_view key, const std::string& first,
                                     const std::string& second = {}) const;
    /// "a, b and c": the word before the last one is that of a key.
    [[nodiscard]] std::string joined(const std::vector<std::string>& texts,
                                     std::string_view lastKey) const;
    /// The same of what the labels call these keys.
    [[nodiscard]] std::string list(const std::vector<std::string>& keys,
                                   std::string_view lastKey) const;

private:
    std::map<std::string, std::string, std::less<>> m_texts;
};

/// The keys that a language should have.
std::vector<std::string> labelKeys();

} // namespace caboose::rulebook
