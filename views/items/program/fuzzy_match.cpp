// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/program/fuzzy_match.h"

namespace caboose::items {
namespace {

/// One folded character for each character of the text, so that positions stay valid.
QString folded(QStringView text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const QString parts =
            c.decompositionTag() == QChar::Canonical ? c.decomposition() : QString(c);
        result.append(parts.at(0).toLower());
    }
    return result;
}

bool startsWord(const QString& text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

constexpr int hitScore = 1;
constexpr int wordStartBonus = 8;
constexpr int inARowBonus = 5;

/// The best way to place pattern[p..] into text[t..]; a short search, names are short.
struct Search {
    const QString& pattern;
    const QString& text;

    int bonus(qsizetype at, qsizetype previous) const
    {
        int score = hitScore;
        if (startsWord(text, at)) score += wordStartBonus;
        if (previous >= 0 && at == previous + 1) score += inARowBonus;
        return score;
    }

    /// From the first possible hit on; `preferStart` looks ahead for the start of a word.
    std::optional<FuzzyMatch> greedy(qsizetype from, bool preferStart) const
    {
        FuzzyMatch match;
        qsizetype previous = -1;
        for (const QChar wanted : pattern) {
            qsizetype at = text.indexOf(wanted, from);
            if (at < 0) return std::nullopt;
            if (preferStart && at != previous + 1) at = nextStart(wanted, at);
            match.score += bonus(at, previous);
            match.positions.append(static_cast<int>(at));
            previous = at;
            from = at + 1;
        }
        return match;
    }

    qsizetype nextStart(QChar wanted, qsizetype from) const
    {
        for (qsizetype at = from; at >= 0; at = text.indexOf(wanted, at + 1)) {
            if (startsWord(text, at)) return at;
        }
        return from;
    }
};

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(QStringView pattern, QStringView text)
{
    const QString wanted = folded(pattern).remove(u' ');
    const QString where = folded(text);
    if (wanted.isEmpty()) return FuzzyMatch{};

    const Search search{wanted, where};
    std::optional<FuzzyMatch> best;
    for (qsizetype from = where.indexOf(wanted.at(0)); from >= 0;
         from = where.indexOf(wanted.at(0), from + 1)) {
        for (const bool preferStart : {true, false}) {
            auto match = search.greedy(from, preferStart);
            if (match && (!best || match->score > best->score)) best = match;
        }
    }
    return best;
}

} // namespace caboose::items
