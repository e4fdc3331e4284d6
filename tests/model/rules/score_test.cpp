// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/gunslinger.h"
#include "model/rules/08_end/score.h"

#include "model/rules/core/resolve.h"
#include "tests/model/rules/support/laid_table.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <map>

namespace caboose::rules {

namespace {

constexpr Loot jewel{LootKind::Jewel, 500};
constexpr Loot strongbox{LootKind::Strongbox, 1000};
constexpr Loot purse250{LootKind::Purse, 250};
constexpr Loot unseenPurse{LootKind::Purse, unknownValue};
constexpr Location here = roofOf(Car::Saloon);

/// Three bandits on a roof of a small train.
LaidTable threeBandits(Edition edition)
{
    LaidTable laid(edition);
    laid.express({Car::Locomotive, Car::Saloon});
    laid.bandit(Pawn::Belle, here).bandit(Pawn::Doc, here).bandit(Pawn::Tuco, here);
    return laid;
}

/// Belle and Cheyenne against Doc and Django.
LaidTable twoPlayers(Edition edition)
{
    LaidTable laid(edition);
    laid.express({Car::Locomotive, Car::Saloon});
    return laid.bandits(Pawn::Belle, Pawn::Cheyenne).bandits(Pawn::Doc, Pawn::Django);
}

int dollarsOf(const Table& table, Pawn who)
{
    for (const Score& score : scores(table)) {
        if (score.bandits.contains(who)) return score.dollars;
    }
    return -1;
}

PawnSet winners(const Table& table)
{
    PawnSet all;
    for (const Score& score : scores(table)) {
        if (score.wins) all |= score.bandits;
    }
    return all;
}

/// What each line of somebody's score adds.
std::map<ScoreItem, int> linesOf(const Table& table, Pawn who)
{
    std::map<ScoreItem, int> lines;
    for (const Score& score : scores(table)) {
        if (!score.bandits.contains(who)) continue;
        for (const ScoreLine& line : score.lines) lines[line.item] += line.dollars;
    }
    return lines;
}

using Editions = std::vector<Edition>;
const Editions fewestLeft{Edition::Combined21,         Edition::Official2016,
                          Edition::Official2016Expert, Edition::Official2016FirstGame,
                          Edition::Official2014,       Edition::Official2014Expert};

} // namespace

TEST(Score, addsLootCashAndTheTitle)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.loot(Pawn::Belle, jewel, 2).loot(Pawn::Belle, purse250).received(Pawn::Doc, Pawn::Belle);
    laid.change().sheet(Pawn::Belle).cash = 250;
    EXPECT_EQ(linesOf(laid, Pawn::Belle),
              (std::map<ScoreItem, int>{
                  {ScoreItem::Loot, 1250}, {ScoreItem::Cash, 250}, {ScoreItem::Gunslinger, 1000}}));
    EXPECT_EQ(dollarsOf(laid, Pawn::Belle), 2500);
    EXPECT_EQ(winners(laid), PawnSet{Pawn::Belle});
}

TEST(Score, countsOnlyWhatLiesOnTheSheet)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.loot(here, strongbox).loot(Location::Nowhere, strongbox).loot(Pawn::Doc, jewel);
    laid.ruling(GunslingerBasis::None);
    EXPECT_EQ(dollarsOf(laid, Pawn::Doc), 500);
    EXPECT_EQ(dollarsOf(laid, Pawn::Belle), 0);
}

TEST(Score, takesNoNumberOfATokenForMoney)
{
    LaidTable laid = threeBandits(Edition::Combined21);
    laid.ruling(GunslingerBasis::None).loot(Pawn::Doc, {LootKind::Antidote, 3});
    laid.loot(Pawn::Doc, {LootKind::SecretDocument, 2}).loot(Pawn::Doc, {LootKind::Whiskey, -1});
    for (const Score& score : scores(laid)) {
        EXPECT_EQ(score.dollars, 0);
        EXPECT_EQ(score.unseenTokens, 0);
    }
}

TEST(Gunslinger, hasTheFewestBulletsLeft)
{
    for (const Edition edition : fewestLeft) {
        LaidTable laid = threeBandits(edition);
        laid.received(Pawn::Doc, Pawn::Belle, 3).received(Pawn::Belle, Pawn::Tuco, 2);
        const Gunslinger best = gunslinger(laid);
        EXPECT_EQ(best.bandits, PawnSet{Pawn::Belle}) << keyOf(edition);
        EXPECT_EQ(best.dollars, 1000) << keyOf(edition);
    }
}

TEST(Gunslinger, isEverybodyWithTheSameNumber)
{
    for (const Edition edition : fewestLeft) {
        LaidTable laid = threeBandits(edition);
        laid.received(Pawn::Doc, Pawn::Belle, 2).received(Pawn::Belle, Pawn::Tuco, 2);
        EXPECT_EQ(gunslinger(laid).bandits, (PawnSet{Pawn::Belle, Pawn::Tuco})) << keyOf(edition);
        EXPECT_EQ(dollarsOf(laid, Pawn::Belle), 1000) << keyOf(edition);
        EXPECT_EQ(dollarsOf(laid, Pawn::Tuco), 1000) << keyOf(edition);
        EXPECT_EQ(dollarsOf(laid, Pawn::Doc), 0) << keyOf(edition);
    }
}

TEST(Gunslinger, withoutAShotIsEverybodyOrNobody)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    EXPECT_EQ(gunslinger(laid).bandits, (PawnSet{Pawn::Belle, Pawn::Doc, Pawn::Tuco}));
    laid.ruling(GunslingerWithoutShots::Nobody);
    EXPECT_EQ(gunslinger(laid).bandits, PawnSet{});
    EXPECT_EQ(dollarsOf(laid, Pawn::Belle), 0);
}

TEST(Gunslinger, isWorthHalfAmongTwoAndNothingAlone)
{
    LaidTable laid(Edition::Combined21);
    laid.express({Car::Locomotive, Car::Saloon});
    laid.bandit(Pawn::Belle, here);
    EXPECT_EQ(gunslinger(laid).dollars, 0);
    EXPECT_EQ(dollarsOf(laid, Pawn::Belle), 0);
    laid.bandit(Pawn::Doc, here);
    EXPECT_EQ(gunslinger(laid).dollars, 500);
    laid.bandit(Pawn::Tuco, here);
    EXPECT_EQ(gunslinger(laid).dollars, 1000);
    laid.ruling(GunslingerPrize::Always1000).change().sheet(Pawn::Tuco).role = Role::Absent;
    EXPECT_EQ(gunslinger(laid).dollars, 1000);
}

TEST(Gunslinger, isNoBot)
{
    LaidTable laid = threeBandits(Edition::Combined21);
    laid.received(Pawn::Doc, Pawn::Tuco, 4).received(Pawn::Tuco, Pawn::Belle, 1);
    laid.change().sheet(Pawn::Tuco).role = Role::Bot;
    EXPECT_EQ(gunslinger(laid).bandits, PawnSet{Pawn::Belle});
}

TEST(Gunslinger, ofTwoBanditsCountsNoHitsOnOnesOwn)
{
    for (const Edition edition :
         {Edition::Official2016TwoBandits, Edition::Official2014TwoBandits}) {
        LaidTable laid = twoPlayers(edition);
        // Four shots, two of them at the own partner, against three.
        laid.received(Pawn::Belle, Pawn::Cheyenne, 2).received(Pawn::Doc, Pawn::Belle, 2);
        laid.received(Pawn::Cheyenne, Pawn::Django, 3);
        EXPECT_EQ(gunslinger(laid).bandits, (PawnSet{Pawn::Doc, Pawn::Django})) << keyOf(edition);
        EXPECT_EQ(dollarsOf(laid, Pawn::Doc), 1000) << keyOf(edition);
        EXPECT_EQ(dollarsOf(laid, Pawn::Belle), 0) << keyOf(edition);
    }
}

TEST(Gunslinger, isNobodyInTheDuel)
{
    LaidTable laid = twoPlayers(Edition::Official2014Duel);
    laid.received(Pawn::Doc, Pawn::Belle, 2);
    EXPECT_EQ(gunslinger(laid).bandits, PawnSet{});
    EXPECT_EQ(gunslinger(laid).dollars, 0);
}

TEST(Parties, ofTwoBanditsAddTheirLoot)
{
    for (const Edition edition : {Edition::Official2016TwoBandits, Edition::Official2014TwoBandits,
                                  Edition::Official2014Duel}) {
        LaidTable laid = twoPlayers(edition);
        laid.ruling(GunslingerBasis::None);
        laid.loot(Pawn::Belle, jewel).loot(Pawn::Cheyenne, jewel).loot(Pawn::Doc, purse250, 3);
        ASSERT_EQ(scores(laid).size(), 2U) << keyOf(edition);
        EXPECT_EQ(dollarsOf(laid, Pawn::Cheyenne), 1000) << keyOf(edition);
        EXPECT_EQ(winners(laid), (PawnSet{Pawn::Belle, Pawn::Cheyenne})) << keyOf(edition);
    }
}

TEST(Parties, ofPairsAddLootAndShots)
{
    LaidTable laid(Edition::Official2014Pairs);
    laid.express({Car::Locomotive, Car::Saloon});
    for (const Pawn who : {Pawn::Belle, Pawn::Doc, Pawn::Tuco, Pawn::Ghost}) laid.bandit(who, here);
    laid.loot(Pawn::Belle, jewel).loot(Pawn::Doc, jewel).loot(Pawn::Ghost, purse250, 3);
    // Two and two shots make four, of which one hit the partner; against three and none.
    laid.received(Pawn::Doc, Pawn::Belle, 1).received(Pawn::Tuco, Pawn::Belle, 1);
    laid.received(Pawn::Ghost, Pawn::Doc, 2).received(Pawn::Doc, Pawn::Tuco, 2);
    ASSERT_EQ(scores(laid).size(), 2U);
    EXPECT_EQ(gunslinger(laid).bandits, (PawnSet{Pawn::Belle, Pawn::Doc}));
    // A title for the team, not for each of the two.
    EXPECT_EQ(dollarsOf(laid, Pawn::Doc), 2000);
    EXPECT_EQ(dollarsOf(laid, Pawn::Tuco), 750);
    EXPECT_EQ(winners(laid), (PawnSet{Pawn::Belle, Pawn::Doc}));
}

TEST(Ties, goToWhoeverReceivedFewestBullets)
{
    for (const Edition edition : fewestLeft) {
        LaidTable laid = threeBandits(edition);
        laid.ruling(GunslingerBasis::None);
        laid.loot(Pawn::Belle, jewel).loot(Pawn::Doc, jewel).loot(Pawn::Tuco, purse250);
        laid.received(Pawn::Belle, Pawn::None, 2).received(Pawn::Doc, Pawn::Tuco, 1);
        EXPECT_EQ(winners(laid), PawnSet{Pawn::Doc}) << keyOf(edition);
    }
}

TEST(Ties, countTheGameOrTheDeck)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.ruling(GunslingerBasis::None);
    laid.loot(Pawn::Belle, jewel).loot(Pawn::Doc, jewel);
    laid.received(Pawn::Belle, Pawn::None, 1).received(Pawn::Doc, Pawn::None, 2);
    // Doc has been healed: what hit him has left his deck.
    laid.change().seats[1].pile.clear();
    EXPECT_EQ(winners(laid), PawnSet{Pawn::Belle});
    laid.ruling(TieBreakCount::BulletsInDeckAtEnd);
    EXPECT_EQ(winners(laid), PawnSet{Pawn::Doc});
}

TEST(Ties, countAllOwnCardsOrTheDrawDeck)
{
    LaidTable laid = threeBandits(Edition::Combined21);
    laid.ruling(GunslingerBasis::None);
    laid.loot(Pawn::Belle, jewel).loot(Pawn::Doc, jewel);
    Table& table = laid.change();
    table.seats[0].hand.add(neutralBullet);
    table.seats[0].discard.add(neutralBullet);
    table.seats[1].top.push_back(neutralBullet);
    EXPECT_EQ(winners(laid), PawnSet{Pawn::Doc});
    laid.ruling(BulletsCountedZone::DrawDeckOnly);
    EXPECT_EQ(winners(laid), PawnSet{Pawn::Belle});
}

TEST(Ties, thatRemainAreSharedAndRestOnARulingWhereTheTextIsSilent)
{
    for (const Edition edition : fewestLeft) {
        LaidTable laid = threeBandits(edition);
        laid.ruling(GunslingerBasis::None);
        laid.loot(Pawn::Belle, jewel).loot(Pawn::Doc, jewel);
        EXPECT_EQ(winners(laid), (PawnSet{Pawn::Belle, Pawn::Doc})) << keyOf(edition);
        const bool silent = preset(edition).is(TieBreakFinal::Unstated);
        for (const Score& score : scores(laid)) {
            const Ruling rests = silent && score.wins ? Ruling::TieBreakFinal : Ruling::None;
            EXPECT_EQ(score.ruling, rests) << keyOf(edition);
        }
    }
}

TEST(Score, isWithoutPursesThatNobodyHasCounted)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.ruling(GunslingerBasis::None);
    laid.loot(Pawn::Doc, unseenPurse, 3).loot(Pawn::Doc, purse250);
    ASSERT_EQ(scores(laid)[1].unseenTokens, 3);
    EXPECT_EQ(dollarsOf(laid, Pawn::Doc), 250);
    laid.change().sheet(Pawn::Doc).unseenTotal = 1100;
    EXPECT_EQ(scores(laid)[1].unseenTokens, 0);
    EXPECT_EQ(dollarsOf(laid, Pawn::Doc), 1350);
    EXPECT_EQ(linesOf(laid, Pawn::Doc),
              (std::map<ScoreItem, int>{{ScoreItem::Loot, 250}, {ScoreItem::UnseenLoot, 1100}}));
}

TEST(Score, hasNoLineForATitleThatIsWorthNothing)
{
    LaidTable laid(Edition::Combined21);
    laid.express({Car::Locomotive, Car::Saloon}).bandit(Pawn::Belle, here, 5);
    EXPECT_EQ(gunslinger(laid).bandits, PawnSet{Pawn::Belle});
    EXPECT_TRUE(linesOf(laid, Pawn::Belle).empty());
}

TEST(Ties, areBrokenByTheNumberOfBulletsThatEachHas)
{
    for (const Edition edition : fewestLeft) {
        LaidTable laid = threeBandits(edition);
        laid.received(Pawn::Doc, Pawn::Belle, 2).received(Pawn::Doc, Pawn::None);
        EXPECT_EQ(scores(laid)[0].bulletsForTies, 0) << keyOf(edition);
        EXPECT_EQ(scores(laid)[1].bulletsForTies, 3) << keyOf(edition);
        EXPECT_EQ(scores(laid)[2].bulletsForTies, 0) << keyOf(edition);
    }
}

TEST(Score, asksOwnersForWhatTheirPursesAreWorthTogether)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.loot(Pawn::Belle, unseenPurse, 3);
    laid.change().progress = {.step = Step::CountLoot, .round = 5};
    const Outcome open = resolve(laid, {});
    ASSERT_EQ(open.settled, BeatStatus::Open);
    EXPECT_EQ(open.question->ask(), QuestionKind::PurseTotal);
    EXPECT_EQ(open.question->who(), Pawn::Belle);
    EXPECT_TRUE(open.question->accepts(Choice::number(750)));
    // Two purses of 500 and one of 450 are the best there are.
    EXPECT_TRUE(open.question->accepts(Choice::number(1450)));
    for (const int impossible : {0, 700, 760, 1500, 1550, -750}) {
        EXPECT_FALSE(open.question->accepts(Choice::number(impossible))) << impossible;
    }
    const std::vector<Choice> answers{Choice::number(1250)};
    const Outcome counted = resolve(laid, answers);
    ASSERT_EQ(counted.settled, BeatStatus::Finished);
    EXPECT_EQ(counted.table.sheet(Pawn::Belle).unseenTotal, 1250);
}

TEST(Score, announcesGunslingerAndWinnersWhenTheLastSeatHasCounted)
{
    LaidTable laid = threeBandits(Edition::Official2016);
    laid.loot(Pawn::Doc, jewel, 3).received(Pawn::Tuco, Pawn::Belle, 1);
    laid.change().progress = {.step = Step::CountLoot, .round = 5, .place = 2};
    const Outcome end = resolve(laid, {});
    ASSERT_EQ(end.settled, BeatStatus::Finished);
    EXPECT_EQ(end.table.progress.step, Step::GameOver);
    ASSERT_EQ(end.happenings.size(), 2U);
    EXPECT_EQ(end.happenings[0].what, HappeningKind::GunslingerIs);
    EXPECT_EQ(end.happenings[0].who, Pawn::Belle);
    EXPECT_EQ(end.happenings[0].number, 1000);
    EXPECT_EQ(end.happenings[1].what, HappeningKind::Wins);
    EXPECT_EQ(end.happenings[1].who, Pawn::Doc);
    EXPECT_EQ(end.happenings[1].number, 1500);
}

} // namespace caboose::rules
