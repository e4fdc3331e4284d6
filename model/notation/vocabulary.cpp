// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/vocabulary.h"

#include "model/notation/reader.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace caboose::notation {

namespace {

using namespace rules;

using Words = std::vector<std::string>;

constexpr int roundSetCount = static_cast<int>(RoundSet::CavalryBetrayal) + 1;
constexpr int silkPowerCount = static_cast<int>(SilkPower::Block) + 1;

template <typename E>
void addKeys(Words& words, int count)
{
    for (int i = 0; i < count; ++i) words.emplace_back(keyOf(static_cast<E>(i)));
}

template <typename E>
Words keys(int count)
{
    Words words;
    addKeys<E>(words, count);
    return words;
}

Words places()
{
    Words words{"box", "unplaced", "hidden", "out"};
    for (int i = 0; i < locationCount; ++i) {
        if (exists(locationAt(i))) words.push_back(keyOf(locationAt(i)));
    }
    return words;
}

Words lineStarts()
{
    Words words = places();
    addKeys<Pawn>(words, pawnCount);
    for (const std::string_view word : lineHeads()) words.emplace_back(word);
    return words;
}

Words cards()
{
    Words words = keys<CardKind>(cardKindCount);
    words.emplace_back("?");
    return words;
}

Words roundCards()
{
    Words words{"card"};
    for (const NamedRoundCard& named : allRoundCards()) {
        if (!named.card.turns.empty()) words.emplace_back(named.key);
    }
    return words;
}

Words editions()
{
    return keys<Edition>(static_cast<int>(editionCount));
}

Words booklets()
{
    Words words;
    for (std::size_t text = editionCount; text < printedTextCount; ++text) {
        words.emplace_back(keyOf(static_cast<PrintedText>(text)));
    }
    return words;
}

Words choices()
{
    Words words{"done", "yes", "draw", "search", "to", "car", "round", "face-down"};
    addKeys<Pawn>(words, pawnCount);
    addKeys<LootKind>(words, lootKindCount);
    addKeys<CardKind>(words, cardKindCount);
    return words;
}

Words abouts()
{
    Words words;
    for (const std::string_view word : pawnClauses()) words.emplace_back(word);
    addKeys<LootKind>(words, lootKindCount);
    return words;
}

} // namespace

std::vector<std::string> wordsFor(Expected expected)
{
    switch (expected) {
    case Expected::LineStart: return lineStarts();
    case Expected::Pawn: return keys<Pawn>(pawnCount);
    case Expected::Character:
    case Expected::Bandits:
    case Expected::CardOfSeat: return keys<Pawn>(characterCount);
    case Expected::Car: return keys<Car>(carCount);
    case Expected::Place: return places();
    case Expected::Loot: return keys<LootKind>(lootKindCount);
    case Expected::Card: return cards();
    case Expected::Action: return keys<CardKind>(index(CardKind::Bullet));
    case Expected::RoundCard: return roundCards();
    case Expected::Turn: return keys<Turn>(turnKindCount);
    case Expected::Event: return keys<Event>(eventCount);
    case Expected::RoundSet: return keys<RoundSet>(roundSetCount);
    case Expected::Step: return keys<Step>(stepCount);
    case Expected::Hostage: return keys<Hostage>(hostageCount + 1);
    case Expected::SilkPower: return keys<SilkPower>(silkPowerCount);
    case Expected::Edition: return editions();
    case Expected::Booklet: return booklets();
    case Expected::Module: return keys<Module>(moduleCount);
    case Expected::Ask: return keys<QuestionKind>(questionKindCount);
    case Expected::Reason: return keys<Reason>(reasonCount);
    case Expected::What: return keys<HappeningKind>(happeningKindCount);
    case Expected::Fault: return keys<Fault>(static_cast<int>(Fault::Count));
    case Expected::Choice: return choices();
    case Expected::About: return abouts();
    case Expected::Kept: return {"decks", "purse-values", "round-deck", "nothing"};
    case Expected::Ruling: {
        Words words;
        for (std::size_t i = 0; i < rulingCount; ++i) {
            words.emplace_back(info(static_cast<Ruling>(i)).key);
        }
        return words;
    }
    case Expected::RulingValue:
    case Expected::Number:
    case Expected::This:
    case Expected::EndOfLine:
    case Expected::Statement:
    case Expected::Rule:
    case Expected::CaseNumber:
    case Expected::Argument: return {};
    }
    return {};
}

std::vector<std::string> valuesOf(rules::Ruling ruling)
{
    const auto values = rules::info(ruling).values;
    return {values.begin(), values.end()};
}

namespace {

/// Letters that must be changed, added, left out or swapped to make one word of the other.
std::size_t distance(std::string_view a, std::string_view b)
{
    using Row = std::vector<std::size_t>;
    Row last(b.size() + 1);
    Row row(b.size() + 1);
    Row next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            next[j] = std::min({changed, row[j] + 1, next[j - 1] + 1});
            const bool isSwapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (isSwapped) next[j] = std::min(next[j], last[j - 2] + 1);
        }
        last.swap(row);
        row.swap(next);
    }
    return row[b.size()];
}

/// The shortest word that begins like this one.
std::string completed(std::string_view begin, const std::vector<std::string>& words)
{
    constexpr std::size_t telling = 4;
    std::string shortest;
    if (begin.size() < telling) return shortest;
    for (const std::string& word : words) {
        const bool isShorter = shortest.empty() || word.size() < shortest.size();
        if (word.starts_with(begin) && isShorter) shortest = word;
    }
    return shortest;
}

/// What people say, and what the rulebook calls it.
struct Synonym {
    std::string_view said;
    std::string_view meant;
};
constexpr std::array<Synonym, 22> synonyms{{{"shoot", "fire"},         {"shot", "fire"},
                                            {"rob", "robbery"},        {"steal", "robbery"},
                                            {"take", "robbery"},       {"hit", "punch"},
                                            {"strike", "punch"},       {"climb", "floor-change"},
                                            {"up", "floor-change"},    {"down", "floor-change"},
                                            {"walk", "move"},          {"run", "move"},
                                            {"sheriff", "marshal"},    {"engine", "locomotive"},
                                            {"dining", "restaurant"},  {"dining-car", "restaurant"},
                                            {"baggage", "luggage"},    {"bar", "saloon"},
                                            {"diamond", "jewel"},      {"gem", "jewel"},
                                            {"suitcase", "strongbox"}, {"money", "purse"}}};

std::string meantBy(std::string_view said, const std::vector<std::string>& words)
{
    const auto* found = std::find_if(synonyms.begin(), synonyms.end(),
                                     [&](const Synonym& s) { return s.said == said; });
    if (found == synonyms.end()) return {};
    const bool isThere = std::find(words.begin(), words.end(), found->meant) != words.end();
    return isThere ? std::string(found->meant) : std::string{};
}

} // namespace

std::string nearest(std::string_view found, const std::vector<std::string>& words)
{
    if (const std::string meant = meantBy(found, words); !meant.empty()) return meant;
    constexpr std::size_t longestWord = 40;
    if (found.empty() || found.size() > longestWord) return {};
    // One slip in a short word, a few in a long one.
    std::size_t best = std::max<std::size_t>(1, found.size() / 3) + 1;
    std::string word;
    for (const std::string& candidate : words) {
        const std::size_t d = distance(found, candidate);
        if (d < best) {
            best = d;
            word = candidate;
        }
    }
    return word.empty() ? completed(found, words) : word;
}

} // namespace caboose::notation
