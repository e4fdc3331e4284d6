// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/labels.h"

#include "model/rulebook/book/conditions_in_words.h"
#include "model/rulebook/text/text_line.h"

#include <array>
#include <unordered_set>

namespace caboose::rulebook {

namespace {

constexpr std::array<std::string_view, 4> plainKeys{"note", "example", "older", "missing"};

void fill(std::string& text, std::string_view place, const std::string& words)
{
    const std::size_t at = text.find(place);
    if (at != std::string::npos) text.replace(at, place.size(), words);
}

} // namespace

Labels::Labels(const SourceFile& file, const Labels* original, Mistakes& mistakes)
{
    static const std::vector<std::string> known = labelKeys();
    static const std::unordered_set<std::string_view> names(known.begin(), known.end());
    int number = 0;
    for (const std::string_view line : linesOf(file.text)) {
        ++number;
        const std::string_view text = trimmed(line);
        if (text.empty() || text.starts_with('#')) continue;
        // Keys have signs of equality in them, but no blanks.
        const std::size_t sign = text.find(" = ");
        const std::string key(trimmed(text.substr(0, sign)));
        if (sign == std::string_view::npos) {
            mistakes.push_back({file.name, number, 0, MistakeCode::BadEntry, {std::string(text)}});
        } else if (!names.contains(key)) {
            mistakes.push_back({file.name, number, 0, MistakeCode::UnknownLabel, {key}});
        } else {
            m_texts[key] = trimmed(text.substr(sign + 3));
        }
    }
    if (m_texts.size() == known.size()) return;
    for (const std::string& key : known) {
        if (m_texts.contains(key)) continue;
        mistakes.push_back({file.name, 0, 0, MistakeCode::MissingLabel, {key}});
        if (original) m_texts[key] = (*original)[key];
    }
}

std::string Labels::operator[](std::string_view key) const
{
    const auto found = m_texts.find(key);
    return found == m_texts.end() ? std::string(key) : found->second;
}

std::string Labels::filled(std::string_view key, const std::string& first,
                           const std::string& second) const
{
    std::string text = (*this)[key];
    fill(text, "%2", second);
    fill(text, "%1", first);
    return text;
}

std::string Labels::joined(const std::vector<std::string>& texts, std::string_view lastKey) const
{
    std::string all;
    for (std::size_t n = 0; n < texts.size(); ++n) {
        const bool isLast = n + 1 == texts.size();
        if (n > 0) all += isLast ? ' ' + (*this)[lastKey] + ' ' : ", ";
        all += texts[n];
    }
    return all;
}

std::string Labels::list(const std::vector<std::string>& keys, std::string_view lastKey) const
{
    std::vector<std::string> texts;
    for (const std::string& key : keys) texts.push_back((*this)[key]);
    return joined(texts, lastKey);
}

std::vector<std::string> labelKeys()
{
    std::vector<std::string> keys(plainKeys.begin(), plainKeys.end());
    for (int t = 0; t < printedTextCount; ++t) {
        keys.push_back("edition=" + std::string(keyOf(static_cast<PrintedText>(t))));
    }
    for (std::string& key : conditionLabelKeys()) keys.push_back(std::move(key));
    return keys;
}

} // namespace caboose::rulebook
