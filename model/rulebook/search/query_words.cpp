// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/query_words.h"

#include "model/rulebook/text/text_words.h"
#include "model/rulebook/text/utf8.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace caboose::rulebook {

namespace {

std::vector<std::string> textsOf(std::string_view text)
{
    std::vector<std::string> texts;
    for (const Word& word : wordsOf(text)) texts.emplace_back(word.text);
    return texts;
}

struct Quote {
    std::string_view open;
    std::string_view close;
};
constexpr std::array<Quote, 3> quotes{{{"\"", "\""}, {"“", "”"}, {"«", "»"}}};

const Quote* quoteAt(std::string_view text)
{
    const auto* found = std::find_if(quotes.begin(), quotes.end(),
                                     [&](const Quote& q) { return text.starts_with(q.open); });
    return found == quotes.end() ? nullptr : found;
}

/// Takes a run of text without blanks and quotes off the front.
std::string_view takeRun(std::string_view& text)
{
    std::size_t end = 1;
    while (end < text.size() && text[end] != ' ' && !quoteAt(text.substr(end))) ++end;
    const std::string_view run = text.substr(0, end);
    text.remove_prefix(end);
    return run;
}

std::string_view takeQuoted(std::string_view& text, const Quote& quote)
{
    text.remove_prefix(quote.open.size());
    const std::size_t end = std::min(text.find(quote.close), text.size());
    const std::string_view inside = text.substr(0, end);
    text.remove_prefix(std::min(end + quote.close.size(), text.size()));
    return inside;
}

} // namespace

QueryWords queryWords(std::string_view text)
{
    QueryWords query;
    while (!text.empty()) {
        query.endsInWord = false;
        if (text.front() == ' ') {
            text.remove_prefix(1);
            continue;
        }
        const bool isBarred = text.size() > 1 && text[0] == '-' && text[1] != ' ';
        if (isBarred) text.remove_prefix(1);
        const Quote* quote = quoteAt(text);
        auto words = textsOf(quote ? takeQuoted(text, *quote) : takeRun(text));
        if (words.empty()) continue;
        if (isBarred) {
            query.without.push_back(std::move(words));
        } else if (quote) {
            query.phrases.push_back(std::move(words));
        } else {
            query.endsInWord = text.empty();
            std::ranges::move(words, std::back_inserter(query.words));
        }
    }
    return query;
}

} // namespace caboose::rulebook
