// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/labels.h"

#include "model/rulebook/book/piece.h"
#include "model/rulebook/book/printed_text.h"
#include "model/rulebook/text/text_line.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>
#include <bit>

namespace caboose::rulebook {

namespace {

constexpr std::array<std::string_view, 6> plainKeys{"note",    "example", "not",
                                                    "players", "older",   "missing"};

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) {
        if (!text.empty()) text += ", ";
        text += name;
    }
    return text;
}

/// The editions that have one of a ruling's values.
std::vector<std::string> editionsWith(const Condition& condition)
{
    std::vector<std::string> keys;
    for (std::size_t e = 0; e < rules::editionCount; ++e) {
        const auto edition = static_cast<rules::Edition>(e);
        const unsigned value = rules::preset(edition).at(condition.ruling);
        const bool has = (condition.values >> value & 1U) != 0;
        if (has != condition.isNegated) {
            keys.push_back("edition=" + std::string(rules::keyOf(edition)));
        }
    }
    return keys;
}

template <typename E>
std::vector<std::string> keysOf(std::uint64_t bits, std::string_view prefix)
{
    std::vector<std::string> keys;
    for (; bits != 0; bits &= bits - 1) {
        const auto value = static_cast<E>(std::countr_zero(bits));
        keys.push_back(std::string(prefix) + std::string(keyOf(value)));
    }
    return keys;
}

std::string numbers(std::uint64_t bits)
{
    std::vector<std::string> all;
    for (; bits != 0; bits &= bits - 1) all.push_back(std::to_string(std::countr_zero(bits)));
    return listed(all);
}

} // namespace

Labels::Labels(const SourceFile& file, const Labels* original, Mistakes& mistakes)
{
    const auto known = labelKeys();
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
        } else if (std::find(known.begin(), known.end(), key) == known.end()) {
            mistakes.push_back({file.name, number, 0, MistakeCode::UnknownLabel, {key}});
        } else {
            m_texts[key] = trimmed(text.substr(sign + 3));
        }
    }
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

std::string Labels::describe(const Conditions& conditions) const
{
    std::vector<std::string> parts;
    for (const Condition& condition : conditions) {
        std::vector<std::string> keys;
        switch (condition.subject) {
        case Subject::Edition: keys = keysOf<PrintedText>(condition.values, "edition="); break;
        case Subject::With: keys = keysOf<Piece>(condition.values, "with="); break;
        case Subject::Ruling: keys = editionsWith(condition); break;
        case Subject::Players: break;
        }
        for (std::string& key : keys) key = (*this)[key];
        std::string text = listed(keys);
        if (condition.subject == Subject::Players) {
            text = (*this)["players"] + ' ' + numbers(condition.values);
        }
        const bool saysNot = condition.isNegated && condition.subject != Subject::Ruling;
        parts.push_back(saysNot ? (*this)["not"] + ' ' + text : text);
    }
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text;
}

std::vector<std::string> labelKeys()
{
    std::vector<std::string> keys(plainKeys.begin(), plainKeys.end());
    for (int t = 0; t < printedTextCount; ++t) {
        keys.push_back("edition=" + std::string(keyOf(static_cast<PrintedText>(t))));
    }
    for (int p = 0; p < pieceCount; ++p) {
        keys.push_back("with=" + std::string(keyOf(static_cast<Piece>(p))));
    }
    return keys;
}

} // namespace caboose::rulebook
