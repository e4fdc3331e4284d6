// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The catalogues against lists of facts that were collected from the printed rules without them
// (tests/data/rules): which value each edition gives a ruling, and what is on the round cards.

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/source_dir.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <span>

namespace caboose::rules {

namespace {

using Json = nlohmann::json;

Json read(const char* name)
{
    std::ifstream file(std::filesystem::path(CABOOSE_SOURCE_DIR) / "tests" / "data" / "rules" /
                       name);
    return Json::parse(file);
}

Rulings presetBy(PrintedText text)
{
    return isBooklet(text) ? preset(Edition::Official2016, {text})
                           : preset(static_cast<Edition>(text));
}

/// How many of our rulings the list has a value for by this text; each must be ours.
int compare(const Json& rulings, PrintedText text)
{
    int compared = 0;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        const RulingInfo& about = info(ruling);
        const Json values = rulings.value(about.key, Json::object());
        if (!values.contains(keyOf(text))) continue;
        // The editions speak of trains as they are without the other boxes.
        const bool isOfBox = about.module != Module::Base;
        if (isOfBox && !isBooklet(text) && text != PrintedText::Combined21) continue;
        // What only games with boxes that can't be played yet have.
        const auto listed = values[std::string(keyOf(text))].get<std::string>();
        if (isBooklet(text) && !valueFrom(ruling, listed)) continue;
        EXPECT_EQ(about.values[presetBy(text).at(ruling)], listed)
            << about.key << " in " << keyOf(text);
        ++compared;
    }
    return compared;
}

/// Set, event, turns and hand icons of a card in one line.
std::string lineOf(const Json& card)
{
    std::string line = card["set"].get<std::string>() + ' ' + card["event"].get<std::string>();
    for (const Json& turn : card["turns"]) line += ' ' + turn.get<std::string>();
    return line + ' ' + std::to_string(card["hands"].get<int>());
}

std::string lineOf(const RoundCard& card)
{
    std::string line = std::string(keyOf(card.set)) + ' ' + std::string(keyOf(card.event));
    for (const Turn turn : card.turns) line += ' ' + std::string(keyOf(turn));
    return line + ' ' + std::to_string(card.hands);
}

std::multiset<std::string> linesOf(std::span<const NamedRoundCard> cards)
{
    std::multiset<std::string> lines;
    for (const NamedRoundCard& named : cards) lines.insert(lineOf(named.card));
    return lines;
}

std::multiset<std::string> listedIn(const char* name)
{
    std::multiset<std::string> lines;
    for (const Json& card : read(name)) lines.insert(lineOf(card));
    return lines;
}

} // namespace

TEST(RulingsList, saysTheSameOfEveryEdition)
{
    const Json rulings = read("rulings.json");
    for (std::size_t e = 0; e < editionCount; ++e) {
        const auto edition = static_cast<Edition>(e);
        EXPECT_GT(compare(rulings, textOf(edition)), 30) << keyOf(edition);
    }
    EXPECT_GT(compare(rulings, PrintedText::HorsesStagecoach), 35);
    EXPECT_GT(compare(rulings, PrintedText::MarshalPrisoners), 10);
    EXPECT_GT(compare(rulings, PrintedText::Couriers), 10);
    EXPECT_GT(compare(rulings, PrintedText::TimeTravel), 5);
}

TEST(RulingsList, knowsTheRulingsThatTextsDecide)
{
    const Json rulings = read("rulings.json");
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const RulingInfo& about = info(static_cast<Ruling>(r));
        // What is not in the list rests on no text: it has no sources either.
        EXPECT_TRUE(rulings.contains(about.key) || about.sources.empty()) << about.key;
    }
}

TEST(RoundCardsList, hasTheSameCardsForTheBaseBox)
{
    EXPECT_EQ(linesOf(baseRoundCards()), listedIn("round_cards.json"));
}

TEST(RoundCardsList, hasTheSameCardsForHorsesAndStagecoach)
{
    EXPECT_EQ(linesOf(manifestOf(Module::Horses).box->roundCards),
              listedIn("horses_round_cards.json"));
}

} // namespace caboose::rules
