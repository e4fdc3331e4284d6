// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/condition.h"
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

    [[nodiscard]] std::string operator[](std::string_view key) const;

    /// For whom something is, as "Official rules 2016" or "with the stagecoach". A ruling is told
    /// by the editions that have its value.
    [[nodiscard]] std::string describe(const Conditions& conditions) const;

private:
    std::map<std::string, std::string, std::less<>> m_texts;
};

/// The keys that a language should have.
std::vector<std::string> labelKeys();

} // namespace caboose::rulebook
