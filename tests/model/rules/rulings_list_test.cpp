// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The catalogues against the lists of facts that were collected from the printed rules, where these
// lie beside the sources.

#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/names.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/source_dir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

namespace caboose::rules {

namespace {

using Json = nlohmann::json;

const std::filesystem::path lists =
    std::filesystem::path(CABOOSE_SOURCE_DIR).lexically_normal() / ".." / "shared" / "rules";

Json read(const char* name)
{
    std::ifstream file(lists / name);
    return Json::parse(file);
}

struct PresetName {
    Edition edition;
    const char* name;
};
constexpr std::array presetNames{
    PresetName{Edition::Combined21, "combined-2.1"},
    PresetName{Edition::Official2016, "base-2016"},
    PresetName{Edition::Official2016FirstGame, "base-2016-first"},
    PresetName{Edition::Official2016Expert, "base-2016-expert"},
    PresetName{Edition::Official2016TwoBandits, "base-2016-two-bandits"},
    PresetName{Edition::Official2014, "base-2014"},
    PresetName{Edition::Official2014Expert, "base-2014-expert"},
    PresetName{Edition::Official2014Duel, "base-2014-duel"},
    PresetName{Edition::Official2014TwoBandits, "fr-two-bandits"},
    PresetName{Edition::Official2014Pairs, "fr-pairs"},
};

/// The list writes true and false where we say yes and no.
std::string valueIn(const Json& value)
{
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    return text == "true" ? "yes" : text == "false" ? "no" : text;
}

/// Where we differ on purpose, and why.
bool isIntended(Ruling ruling, Edition edition)
{
    // The list speaks of the team game of the combined rules; its standard game has no teams.
    return ruling == Ruling::TeamStructure && edition == Edition::Combined21;
}

int compare(const Json& preset, PresetName name)
{
    int compared = 0;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        const RulingInfo& about = info(ruling);
        const auto found = preset.find(std::string(about.key));
        if (found == preset.end() || isIntended(ruling, name.edition)) continue;
        const std::uint8_t ours = rules::preset(name.edition).at(ruling);
        EXPECT_EQ(about.values[ours], valueIn((*found)["value"]))
            << about.key << " in " << name.name;
        ++compared;
    }
    return compared;
}

constexpr std::array turnNames{"S", "Dv", "J", "SU", "Sw", "T", "Tm"};

std::string turnsOf(const RoundCard& card)
{
    std::string text;
    for (const Turn turn : card.turns)
        text += std::string(turnNames[static_cast<std::size_t>(turn)]) + " ";
    return text;
}

std::string turnsOf(const Json& card)
{
    std::string text;
    for (const Json& turn : card["turns"]) text += turn.get<std::string>() + " ";
    return text;
}

/// Set, event, turns and hand icons of a card in one line. The list writes events in one word, as
/// "AngryMarshal".
std::string lineOf(const Json& card)
{
    const std::string event = card["event"].is_null() ? "none" : card["event"].get<std::string>();
    return card["set"].get<std::string>() + " " + event + ": " + turnsOf(card) +
           std::to_string(card["hands"].get<int>());
}

std::string oneWord(std::string_view key)
{
    if (key == "none") return "none";
    std::string word;
    bool upper = true;
    for (const char c : key) {
        if (c != '-') word += upper ? static_cast<char>(c - 'a' + 'A') : c;
        upper = c == '-';
    }
    return word;
}

std::string lineOf(const RoundCard& card)
{
    static const std::map<RoundSet, std::string> sets{
        {RoundSet::UpToFour, "2-4"}, {RoundSet::FiveOrMore, "5-6"}, {RoundSet::Station, "station"}};
    return sets.at(card.set) + " " + oneWord(keyOf(card.event)) + ": " + turnsOf(card) +
           std::to_string(card.hands);
}

} // namespace

TEST(RulingsList, saysTheSameOfEveryEdition)
{
    if (!std::filesystem::exists(lists)) GTEST_SKIP() << "no lists beside the sources";
    const Json list = read("rulings.json");
    for (const PresetName& name : presetNames) {
        const int compared = compare(list["presets"].at(name.name), name);
        EXPECT_GT(compared, 30) << name.name;
    }
}

TEST(RulingsList, knowsTheRulingsThatTextsDecide)
{
    if (!std::filesystem::exists(lists)) GTEST_SKIP() << "no lists beside the sources";
    std::set<std::string> listed;
    const Json list = read("rulings.json");
    for (const Json& ruling : list["rulings"]) listed.insert(ruling["key"].get<std::string>());
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const RulingInfo& about = info(static_cast<Ruling>(r));
        const bool isListed = listed.contains(std::string(about.key));
        // What is not in the list rests on no text: it has no sources either.
        EXPECT_TRUE(isListed || about.sources.empty()) << about.key;
    }
}

TEST(RoundCardsList, hasTheSameCardsForTheBaseBox)
{
    if (!std::filesystem::exists(lists)) GTEST_SKIP() << "no lists beside the sources";
    std::multiset<std::string> listed;
    std::multiset<std::string> ours;
    const Json list = read("round-cards.json");
    for (const Json& card : list["cards"]) {
        if (card["box"] == "base") listed.insert(lineOf(card));
    }
    for (const NamedRoundCard& named : baseRoundCards()) ours.insert(lineOf(named.card));
    EXPECT_EQ(ours, listed);
}

} // namespace caboose::rules
