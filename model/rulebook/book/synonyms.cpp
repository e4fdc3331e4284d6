// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/synonyms.h"

#include "model/rulebook/text/text_line.h"

#include <algorithm>
#include <iterator>

namespace caboose::rulebook {

namespace {

SynonymGroup readGroup(std::string_view line)
{
    const std::size_t sign = line.find('=');
    SynonymGroup group;
    group.said = separated(line.substr(0, sign), ',');
    if (sign != std::string_view::npos) group.meant = separated(line.substr(sign + 1), ',');
    return group;
}

bool isGroup(const SynonymGroup& group, std::string_view line)
{
    const bool isOneWay = line.find('=') != std::string_view::npos;
    return isOneWay ? !group.said.empty() && !group.meant.empty() : group.said.size() > 1;
}

} // namespace

Synonyms readSynonyms(const SourceFile& file, Mistakes& mistakes)
{
    Synonyms synonyms;
    int number = 0;
    for (const std::string_view line : linesOf(file.text)) {
        ++number;
        const std::string_view text = trimmed(line);
        if (text.empty() || text.starts_with('#')) continue;
        if (text.starts_with('-')) {
            std::ranges::move(separated(text.substr(1), ','), std::back_inserter(synonyms.ignored));
            continue;
        }
        SynonymGroup group = readGroup(text);
        if (isGroup(group, text)) {
            synonyms.groups.push_back(std::move(group));
        } else {
            mistakes.push_back({file.name, number, 0, MistakeCode::BadEntry, {std::string(text)}});
        }
    }
    return synonyms;
}

} // namespace caboose::rulebook
