// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/score.h"
#include "model/rules/08_end/turned_over.h"
#include "model/rules/core/observe.h"
#include "tests/model/rules/support/laid_table.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::rules {

namespace {

constexpr Loot jewel{LootKind::Jewel, 500};
constexpr Loot purse250{LootKind::Purse, 250};
constexpr Location here = roofOf(Car::Saloon);

LaidTable threeBandits(Edition edition)
{
    LaidTable laid(edition);
    laid.express({Car::Locomotive, Car::Saloon});
    laid.bandit(Pawn::Belle, here).bandit(Pawn::Doc, here).bandit(Pawn::Tuco, here);
    return laid;
}

std::vector<int> places(const Table& table)
{
    std::vector<int> all;
    for (const Score& score : scores(table)) all.push_back(score.place);
    return all;
}

bool showsPurseOf(const Table& seen, Pawn who)
{
    for (const LootPile& pile : seen.loot.at(who)) {
        if (pile.loot == purse250) return true;
    }
    return false;
}

} // namespace

TEST(Places, goByDollarsAndATieForTheVictoryIsBroken)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.ruling(GunslingerBasis::None);
    laid.loot(Pawn::Belle, jewel).loot(Pawn::Doc, jewel).loot(Pawn::Tuco, purse250);
    laid.received(Pawn::Belle, Pawn::None, 1);
    EXPECT_EQ(places(laid), (std::vector<int>{2, 1, 3}));
}

TEST(Places, areSharedByThoseWhoWinTogetherAndByThoseWhoLoseWithTheSame)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.ruling(GunslingerBasis::None);
    laid.loot(Pawn::Belle, jewel).loot(Pawn::Doc, jewel);
    EXPECT_EQ(places(laid), (std::vector<int>{1, 1, 3}));
    // Nobody asks for bullets below the first place.
    laid.loot(Pawn::Tuco, jewel, 3).received(Pawn::Belle, Pawn::None, 1);
    EXPECT_EQ(places(laid), (std::vector<int>{2, 2, 1}));
}

TEST(ScoreLines, sayWhoseTheyAre)
{
    LaidTable laid(Edition::Official2016TwoBandits);
    laid.express({Car::Locomotive, Car::Saloon});
    laid.bandits(Pawn::Belle, Pawn::Cheyenne).bandits(Pawn::Doc, Pawn::Django);
    laid.loot(Pawn::Cheyenne, jewel).received(Pawn::Doc, Pawn::Belle);
    const Score score = scores(laid).front();
    ASSERT_EQ(score.lines.size(), 2U);
    EXPECT_EQ(score.lines[0].who, Pawn::Cheyenne);
    EXPECT_EQ(score.lines[1].who, Pawn::None);
    EXPECT_EQ(score.lines[1].rule, (Rule{20, 4, 6}));
}

TEST(Shots, areThoseThatLeftTheCylinderWithoutHitsOfOnesOwn)
{
    LaidTable laid(Edition::Official2016TwoBandits);
    laid.express({Car::Locomotive, Car::Saloon});
    laid.bandits(Pawn::Belle, Pawn::Cheyenne).bandits(Pawn::Doc, Pawn::Django);
    laid.received(Pawn::Doc, Pawn::Belle, 2).received(Pawn::Cheyenne, Pawn::Belle, 3);
    laid.received(Pawn::Belle, Pawn::Doc, 3);
    const std::vector<Shots> all = shots(laid);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].shot, 5);
    EXPECT_EQ(all[0].atOwn, 3);
    EXPECT_EQ(all[0].counted(), 2);
    EXPECT_EQ(all[0].left, 7);
    EXPECT_FALSE(all[0].holds);
    EXPECT_TRUE(all[1].holds);
    laid.ruling(GunslingerBasis::None);
    EXPECT_TRUE(shots(laid).empty());
}

TEST(TurnedOver, arePursesOfThoseWhoHaveCountedAndOfNobodyBefore)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    for (const Pawn who : {Pawn::Belle, Pawn::Doc, Pawn::Tuco}) laid.loot(who, purse250);
    laid.loot(here, purse250);
    Table& table = laid.change();
    table.firstPlayer = 1;
    table.progress = {.step = Step::PlayCard, .round = 5, .place = 2};
    const auto seen = [&] {
        return withPursesTurnedOver(table, observe(table, Viewer::anybody()));
    };
    EXPECT_EQ(seen(), observe(table, Viewer::anybody()));
    // Doc begins, then Tuco.
    table.progress = {.step = Step::CountLoot, .round = 5, .place = 1};
    EXPECT_TRUE(showsPurseOf(seen(), Pawn::Doc) && showsPurseOf(seen(), Pawn::Tuco));
    EXPECT_FALSE(showsPurseOf(seen(), Pawn::Belle));
    table.progress = {.step = Step::GameOver, .round = 5};
    EXPECT_TRUE(showsPurseOf(seen(), Pawn::Belle));
    // What lies on the train stays as it lies.
    const Table last = seen();
    for (const LootPile& pile : last.loot.at(here)) EXPECT_EQ(pile.loot.value, unknownValue);
}

} // namespace caboose::rules
