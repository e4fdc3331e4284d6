// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/core/table.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

namespace caboose::rules {

namespace {

using Clash = std::pair<std::string, std::string>;

std::string named(Ruling ruling, std::uint8_t value)
{
    return std::string(info(ruling).key) + " " + std::string(info(ruling).values[value]);
}

std::string named(Edition edition)
{
    return std::string(keyOf(edition));
}

/// By the edition, or by the booklet alone, which lies over some edition.
Rulings presetBy(PrintedText text)
{
    return isBooklet(text) ? preset(Edition::Official2016, {text})
                           : preset(static_cast<Edition>(text));
}

/// Calls look(ruling, value) for every value of every ruling.
template <typename Look>
void forEveryValue(Look look)
{
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        for (std::size_t v = 0; v < info(ruling).values.size(); ++v) {
            look(ruling, static_cast<std::uint8_t>(v));
        }
    }
}

template <typename Look>
void forEveryEdition(Look look)
{
    for (std::size_t e = 0; e < editionCount; ++e) look(static_cast<Edition>(e));
}

/// Values of two rulings that get into each other's way, when two values of a preset are changed.
std::set<Clash> clashes()
{
    std::set<Clash> found;
    forEveryEdition([&](Edition edition) {
        forEveryValue([&](Ruling a, std::uint8_t first) {
            forEveryValue([&](Ruling b, std::uint8_t second) {
                Rulings rulings = preset(edition);
                rulings.set(a, first);
                rulings.set(b, second);
                for (const Contradiction& c : contradictions(rulings)) {
                    found.insert({named(c.first, rulings.at(c.first)),
                                  named(c.second, rulings.at(c.second))});
                }
            });
        });
    });
    return found;
}

} // namespace

TEST(Rulings, areFoundByTheirKeys)
{
    std::set<std::string_view> keys;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        EXPECT_TRUE(keys.insert(info(ruling).key).second) << info(ruling).key;
        EXPECT_EQ(rulingFrom(info(ruling).key), ruling);
        EXPECT_FALSE(info(ruling).rule.isNone()) << info(ruling).key;
    }
    EXPECT_EQ(rulingFrom("no-such-ruling"), std::nullopt);
}

TEST(Rulings, haveAtLeastTwoValuesWithNamesOfTheirOwn)
{
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        const auto values = info(ruling).values;
        EXPECT_GE(values.size(), 2U) << info(ruling).key;
        EXPECT_EQ(std::set<std::string_view>(values.begin(), values.end()).size(), values.size())
            << info(ruling).key;
    }
    forEveryValue([](Ruling ruling, std::uint8_t value) {
        EXPECT_EQ(valueFrom(ruling, info(ruling).values[value]), value) << named(ruling, value);
    });
    EXPECT_EQ(valueFrom(Ruling::DeckRegime, "no-such-value"), std::nullopt);
}

TEST(Rulings, nameOnlyValuesThatThereAre)
{
    forEveryEdition([](Edition edition) {
        const Rulings rulings = preset(edition);
        for (std::size_t r = 0; r < rulingCount; ++r) {
            const auto ruling = static_cast<Ruling>(r);
            EXPECT_LT(rulings.at(ruling), info(ruling).values.size())
                << info(ruling).key << " in " << named(edition);
            for (const RulingSource& source : info(ruling).sources)
                EXPECT_LT(source.value, info(ruling).values.size()) << info(ruling).key;
        }
    });
}

TEST(Rulings, areInPresetsWhatTheirSourcesSay)
{
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        for (const RulingSource& source : info(ruling).sources) {
            EXPECT_EQ(presetBy(source.text).at(ruling), source.value)
                << info(ruling).key << " in " << std::string(keyOf(source.text));
            EXPECT_NE(source.where, "")
                << info(ruling).key << " in " << std::string(keyOf(source.text));
        }
    }
}

TEST(Editions, areFoundByTheirKeysAndDifferFromEachOther)
{
    forEveryEdition([](Edition edition) {
        EXPECT_EQ(editionFrom(keyOf(edition)), edition);
        forEveryEdition([&](Edition other) {
            EXPECT_EQ(preset(edition) == preset(other), edition == other)
                << named(edition) << " and " << named(other);
        });
    });
    EXPECT_EQ(editionFrom("no-such-edition"), std::nullopt);
}

TEST(Booklets, changeOnlyWhatTheySpeakOf)
{
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        bool isSpokenOf = false;
        for (const RulingSource& source : info(ruling).sources) {
            isSpokenOf = isSpokenOf || source.text == PrintedText::TimeTravel;
        }
        for (const RulingSource& source : info(ruling).held) {
            isSpokenOf = isSpokenOf || source.text == PrintedText::TimeTravel;
        }
        if (isSpokenOf) continue;
        EXPECT_EQ(presetBy(PrintedText::TimeTravel).at(ruling),
                  preset(Edition::Official2016).at(ruling))
            << info(ruling).key;
    }
}

TEST(Booklets, lieOverEachOther)
{
    const Rulings both = preset(Edition::Official2014,
                                {PrintedText::HorsesStagecoach, PrintedText::MarshalPrisoners});
    EXPECT_TRUE(both.is(StagecoachAtCaboose::Stays));
    EXPECT_TRUE(both.is(DeadlyFallZones::Roofs));
    // The publisher's answer for both boxes together.
    EXPECT_TRUE(both.is(HostageCount::BanditsMinusOne));
    EXPECT_TRUE(preset(Edition::Official2014, {PrintedText::HorsesStagecoach})
                    .is(HostageCount::PlayersMinusOne));
    EXPECT_TRUE(both.is(KeepIcon::KeepOnePerIcon));
}

/// The booklet of the coach prints the pairs' own words again.
TEST(Booklets, leaveToAVariantWhatTheySayOfTheRest)
{
    const PrintedTexts horses{PrintedText::HorsesStagecoach};
    EXPECT_TRUE(
        preset(Edition::Official2014Pairs, horses).is(FirstPlayerSelection::RandomTeamAPlayer));
    EXPECT_TRUE(
        preset(Edition::Official2014, horses).is(FirstPlayerSelection::RandomInRearmostCar));
    EXPECT_TRUE(preset(Edition::Official2014Pairs, {PrintedText::MarshalPrisoners})
                    .is(FirstPlayerSelection::PlayerMarshal));
}

TEST(Booklets, areRecognizedByWhatTheyChange)
{
    forEveryEdition([](Edition edition) {
        EXPECT_EQ(nearestPresets(preset(edition), edition), (Presets{edition, {}}));
        if (edition == Edition::Combined21) return;
        for (std::size_t text = editionCount; text < printedTextCount; ++text) {
            const PrintedTexts booklet{static_cast<PrintedText>(text)};
            const Presets found = nearestPresets(preset(edition, booklet));
            EXPECT_EQ(preset(found.edition, found.booklets), preset(edition, booklet))
                << named(edition) << " with " << keyOf(static_cast<PrintedText>(text));
        }
    });
}

TEST(Contradictions, areInNoPreset)
{
    forEveryEdition([](Edition edition) {
        EXPECT_TRUE(contradictions(preset(edition)).empty()) << named(edition);
        for (std::size_t text = editionCount; text < printedTextCount; ++text) {
            const PrintedTexts booklet{static_cast<PrintedText>(text)};
            EXPECT_TRUE(contradictions(preset(edition, booklet)).empty())
                << named(edition) << " with " << keyOf(static_cast<PrintedText>(text));
        }
    });
}

TEST(Contradictions, areThoseOfTheseValuesAndNoOthers)
{
    const std::string eachRound = "deck-regime reshuffle-each-round";
    const std::string expert = "deck-regime expert-discard";
    const std::string one = "two-bandits-per-player off";
    const std::string duel = "two-bandits-per-player fr-2014-duel";
    const std::string covered = "two-bandits-per-player cover-variant";
    const std::string single = "team-structure none";
    const std::set<Clash> expected{
        // A deck that is reshuffled each round against one with a discard pile.
        {eachRound, "unplayed-hand-cards keep-or-discard"},
        {expert, "unplayed-hand-cards top-of-deck"},
        {eachRound, "resolved-card-return at-once-to-discard"},
        {expert, "resolved-card-return at-once-on-deck"},
        {expert, "resolved-card-return after-all-actions"},
        {eachRound, "empty-deck-draw draw-rest-then-reshuffle"},
        {eachRound, "empty-deck-draw reshuffle-when-insufficient"},
        {expert, "empty-deck-draw no-refill"},
        {eachRound, "bullet-discard-at-schemin-start yes"},
        // One or two bandits for each player.
        {duel, "team-structure pairs-side-by-side"},
        {covered, "team-structure pairs-side-by-side"},
        {one, "initial-placement secret-hands"},
        {one, "initial-placement one-of-each-in-last-two"},
        {duel, "initial-placement alternate-last-two"},
        {covered, "initial-placement alternate-last-two"},
        {one, "gunslinger-basis two-bandit-total-minus-own-hits"},
        {one, "two-bandit-start-card must-choose"},
        {one, "two-bandit-start-card may-choose"},
        {one, "express-car-count two-bandit-3-or-4"},
        // What only partners can do.
        {single, "partner-deck-draw yes"},
        {single, "switching-swaps-partners yes"},
        {single, "first-player-passing next-team-a-player"},
        {single, "first-player-selection random-team-a-player"},
        {single, "initial-placement pairs-a-caboose-b-next"},
        {single, "gunslinger-basis team-total-minus-own-hits"},
        // Walking through a door that does not lead anywhere, and hiding what cannot hide itself.
        {"stagecoach-interior-by-move yes", "stagecoach-interior-adjacency fire-and-punch"},
        {"bots-may-hide yes", "hiding-method eyes-closed"},
    };
    EXPECT_EQ(clashes(), expected);
}

TEST(Contradictions, saySecondBanditsNeedAPlaceToStart)
{
    Rulings rulings = preset(Edition::Official2016TwoBandits);
    rulings.set(InitialPlacement::AlternateLastTwo);
    EXPECT_EQ(contradictions(rulings), (std::vector<Contradiction>{{Ruling::TwoBanditsPerPlayer,
                                                                    Ruling::InitialPlacement}}));
}

TEST(DigestOfRulings, isStillThatOfOlderJournals)
{
    Table table;
    table.rulings = preset(Edition::Official2016);
    EXPECT_EQ(digest(table), 0x36faaa3ceb8d7ac5U);
}

TEST(DigestOfRulings, tellsEveryHouseRulingFromEveryOther)
{
    std::set<std::uint64_t> digests;
    std::size_t values = 1;
    for (std::size_t r = 0; r < rulingCount; ++r) {
        const auto ruling = static_cast<Ruling>(r);
        values += info(ruling).values.size() - 1;
        for (std::size_t value = 0; value < info(ruling).values.size(); ++value) {
            Table table;
            table.rulings = preset(Edition::Official2016);
            table.rulings.set(ruling, static_cast<std::uint8_t>(value));
            digests.insert(digest(table));
        }
    }
    EXPECT_EQ(digests.size(), values);
}

} // namespace caboose::rules
