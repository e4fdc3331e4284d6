// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/notation/vocabulary.h"

#include "model/notation/known_words.h"
#include "model/notation/reader.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/core/sheet_fields.h"

#include <array>

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
    for (const NamedRoundCard& named : allRoundCards()) words.emplace_back(named.key);
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

Words goals()
{
    Words words = keys<Goal>(1 + specialGoalCount);
    words.emplace_back("warrant");
    return words;
}

Words brawlers()
{
    return {brawlerKeys.begin(), brawlerKeys.end()};
}

Words choices()
{
    Words words{"done", "yes",   "draw", "search",    "to",
                "car",  "round", "turn", "hand-icon", "face-down"};
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
    case Expected::Bandit: return keys<Pawn>(banditCount);
    case Expected::Goal: return goals();
    case Expected::MarshalBullet: return keys<MarshalBullet>(marshalBulletCount);
    case Expected::Brawler: return brawlers();
    case Expected::Edition: return editions();
    case Expected::Booklet: return booklets();
    case Expected::Module: return keys<Module>(moduleCount);
    case Expected::Ask: return keys<QuestionKind>(questionKindCount);
    case Expected::Reason: return keys<Reason>(reasonCount);
    case Expected::What: return keys<HappeningKind>(happeningKindCount);
    case Expected::Fault: return keys<Fault>(static_cast<int>(Fault::Count));
    case Expected::Choice: return choices();
    case Expected::About: return abouts();
    case Expected::Kept: return {"decks", "purse-values", "round-deck", "goals", "nothing"};
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

std::string nearest(std::string_view found, Expected expected)
{
    static const auto all = [] {
        std::array<KnownWords, static_cast<std::size_t>(expectedCount)> lists;
        for (std::size_t i = 0; i < lists.size(); ++i) {
            lists[i] = KnownWords(wordsFor(static_cast<Expected>(i)));
        }
        return lists;
    }();
    return all[static_cast<std::size_t>(expected)].nearestTo(found);
}

} // namespace caboose::notation
