// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/set_up.h"

#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/06_round_cards/told_cards.h"
#include "model/rules/core/resolve.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "model/rules/playout/random_player.h"
#include "tests/model/rules/support/every_game.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

namespace caboose::rules {

namespace {

constexpr KeptByProgram everything{true, true, true};

/// Answers with the first possible option, so that one knows what comes.
class FirstOption : public Answerer {
public:
    std::optional<Choice> answer(const Table& /*table*/, const Question& question) override
    {
        for (const Option& option : question) {
            if (option.verdict.isPossible()) return option.choice;
        }
        return std::nullopt;
    }
};

Table playedTo(Step step, Table table, Answerer& answerer)
{
    while (table.progress.step != step) playBeat(table, answerer);
    return table;
}

Table startOf(Edition edition, int players, KeptByProgram kept = everything)
{
    Random random(3);
    FirstOption first;
    return playedTo(Step::DrawRoundCard, tableFor(planOf({edition, players, kept}, random)), first);
}

/// Whose pawn stands how many cars before the caboose, by seat.
std::vector<std::vector<int>> carsFromBack(const Table& table)
{
    std::vector<std::vector<int>> all;
    for (const Seat& seat : table.seats) {
        all.emplace_back();
        for (const Pawn who : seat.characters) {
            const Location l = table.where(who);
            EXPECT_TRUE(isInterior(l));
            const auto* car = std::find(table.express.begin(), table.express.end(), carOf(l));
            all.back().push_back(static_cast<int>(table.express.end() - car) - 1);
        }
    }
    return all;
}

using Cars = std::vector<std::vector<int>>;

int tokensIn(const Table& table, Car car, LootKind kind)
{
    return table.loot.count(inside(car), kind);
}

int roundCards(const Table& table, RoundSet set)
{
    return static_cast<int>(std::count_if(table.roundDeck.begin(), table.roundDeck.end(),
                                          [&](const RoundCard& card) { return card.set == set; }));
}

} // namespace

TEST(SetUp, putsOnEachCarWhatIsPrintedOnItsFloor)
{
    for (const int players : {3, 4, 5, 6}) {
        const Table table = startOf(Edition::Official2016, players);
        ASSERT_EQ(static_cast<int>(table.express.size()), players + 1);
        for (const Car car : table.express) {
            const FloorLoot floor = printedOn(car);
            EXPECT_EQ(tokensIn(table, car, LootKind::Jewel), floor.jewels);
            EXPECT_EQ(tokensIn(table, car, LootKind::Purse), floor.purses);
            EXPECT_EQ(tokensIn(table, car, LootKind::Strongbox), floor.strongboxes);
        }
    }
}

TEST(SetUp, usesUpTheBoxInAGameOfSix)
{
    int jewels = 0;
    int purses = 0;
    for (const Car car : baseCars) {
        jewels += printedOn(car).jewels;
        purses += printedOn(car).purses;
    }
    EXPECT_EQ(jewels, 6);
    EXPECT_EQ(purses, 18 - 6);
    const Table table = startOf(Edition::Official2016, 6);
    EXPECT_EQ(table.loot.count(Location::Nowhere, LootKind::Purse), 0);
    EXPECT_EQ(table.loot.count(Location::Nowhere, LootKind::Jewel), 0);
    // The second strongbox waits for its event.
    EXPECT_EQ(table.loot.count(Location::Nowhere, LootKind::Strongbox), 1);
    EXPECT_EQ(tokensIn(table, Car::Locomotive, LootKind::Strongbox), 1);
}

TEST(SetUp, hasEighteenPursesOfTheRightValues)
{
    const Table table = startOf(Edition::Official2016, 4);
    std::map<int, int> counts;
    for (const LootPile& pile : table.loot) {
        if (pile.loot.kind == LootKind::Purse) counts[pile.loot.value] += pile.count;
    }
    EXPECT_EQ(counts,
              (std::map<int, int>{{250, 8}, {300, 2}, {350, 2}, {400, 2}, {450, 2}, {500, 2}}));
}

TEST(SetUp, givesEveryBanditAPurseOf250)
{
    for (const GameKind& kind : everyGame()) {
        const Table table = startOf(kind.edition, kind.players, kind.kept);
        for (const Pawn who : table.bandits()) {
            EXPECT_TRUE(table.loot.has(who, {LootKind::Purse, 250})) << describe(kind);
            EXPECT_EQ(table.loot.count(who, LootKind::Purse), 1) << describe(kind);
            EXPECT_EQ(table.sheet(who).bulletsLeft, 6) << describe(kind);
        }
        EXPECT_EQ(table.where(Pawn::Marshal), inside(Car::Locomotive)) << describe(kind);
        EXPECT_EQ(table.neutralBullets, 13) << describe(kind);
    }
}

TEST(SetUp, leavesABotToNobody)
{
    Random random(3);
    Plan plan = planOf({Edition::Combined21, 3, everything}, random);
    plan.seats[1].isBot = true;
    const Table table = tableFor(plan);
    for (const SeatIndex seat : {SeatIndex{0}, SeatIndex{1}, SeatIndex{2}}) {
        const bool isBot = seat == 1;
        const Pawn who = table.seats[seat].characters.front();
        EXPECT_EQ(table.seats[seat].isBot, isBot);
        EXPECT_EQ(table.sheet(who).role, isBot ? Role::Bot : Role::Player);
    }
}

TEST(SetUp, placesByTurnsInTheLastTwoCarsFromTheFirstPlayer)
{
    Table table = startOf(Edition::Official2016, 4);
    ASSERT_EQ(table.firstPlayer, 0);
    EXPECT_EQ(carsFromBack(table), (Cars{{0}, {1}, {0}, {1}}));
    table.firstPlayer = 3;
    table.progress.step = Step::PlaceBandits;
    FirstOption first;
    EXPECT_EQ(carsFromBack(playedTo(Step::DrawRoundCard, table, first)),
              (Cars{{1}, {0}, {1}, {0}}));
}

TEST(SetUp, spreadsEvenlyFromTheBack)
{
    std::vector<int> cars;
    for (const auto& seat : carsFromBack(startOf(Edition::Combined21, 6))) cars.push_back(seat[0]);
    std::sort(cars.begin(), cars.end());
    EXPECT_EQ(cars, (std::vector<int>{0, 1, 2, 3, 4, 5}));
    cars.clear();
    for (const auto& seat : carsFromBack(startOf(Edition::Combined21, 3))) cars.push_back(seat[0]);
    std::sort(cars.begin(), cars.end());
    EXPECT_EQ(cars, (std::vector<int>{0, 1, 2}));
}

TEST(SetUp, placesPairsAInTheCabooseAndBBeforeIt)
{
    EXPECT_EQ(carsFromBack(startOf(Edition::Official2014Pairs, 6)),
              (Cars{{0}, {1}, {0}, {1}, {0}, {1}}));
}

TEST(SetUp, splitsTheTwoBanditsOfAPlayer)
{
    for (const Edition edition : {Edition::Official2016TwoBandits, Edition::Official2014Duel}) {
        for (const auto& seat : carsFromBack(startOf(edition, 2))) {
            EXPECT_TRUE((seat == std::vector<int>{0, 1}) || (seat == std::vector<int>{1, 0}))
                << keyOf(edition);
        }
    }
}

TEST(SetUp, takesTheRoundCardsForTheNumberOfPlayers)
{
    for (const int players : {3, 4}) {
        const Table table = startOf(Edition::Official2016, players);
        EXPECT_EQ(roundCards(table, RoundSet::UpToFour), 7);
        EXPECT_EQ(roundCards(table, RoundSet::FiveOrMore), 0);
        EXPECT_EQ(roundCards(table, RoundSet::Station), 3);
    }
    EXPECT_EQ(roundCards(startOf(Edition::Official2016, 5), RoundSet::FiveOrMore), 7);
    // Six bandits of three players.
    EXPECT_EQ(roundCards(startOf(Edition::Official2016TwoBandits, 3), RoundSet::UpToFour), 7);
}

TEST(SetUp, dealsDecksAsPrinted)
{
    const std::map<Edition, int> cards{{Edition::Official2016, 10},
                                       {Edition::Combined21, 12},
                                       {Edition::Official2014, 10},
                                       {Edition::Official2016TwoBandits, 11},
                                       {Edition::Official2014Duel, 11}};
    for (const auto& [edition, count] : cards) {
        const int players = preset(edition).is(TwoBanditsPerPlayer::Off) ? 4 : 2;
        for (const Seat& seat : startOf(edition, players).seats)
            EXPECT_EQ(seat.pile.total(), count) << keyOf(edition);
    }
}

TEST(RoundDeck, endsWithAStationButInTheFirstGame)
{
    for (const GameKind& kind : everyGame()) {
        Random random(11);
        RandomPlayer player(11);
        const Table table = playedTo(Step::GameOver, tableFor(planOf(kind, random)), player);
        ASSERT_EQ(table.rounds.size(), 5U);
        for (std::size_t i = 0; i < 5; ++i) {
            const bool station = i == 4 && kind.edition != Edition::Official2016FirstGame;
            EXPECT_EQ(table.rounds[i].set == RoundSet::Station, station) << describe(kind);
        }
    }
}

TEST(RoundCards, areFoundByIdAndKeyAndHaveEitherOfTheirOwn)
{
    for (const NamedRoundCard& named : baseRoundCards()) {
        EXPECT_EQ(findRoundCard(named.card.id), &named) << named.key;
        EXPECT_EQ(findRoundCard(named.key), &named) << named.key;
        EXPECT_LT(named.card.id, firstOwnRoundCard) << named.key;
        EXPECT_FALSE(named.card.turns.empty()) << named.key;
    }
    EXPECT_EQ(findRoundCard(0), nullptr);
    EXPECT_EQ(findRoundCard(firstOwnRoundCard), nullptr);
    EXPECT_EQ(findRoundCard("no-such-card"), nullptr);
}

TEST(RoundCards, lieInTheirBoxes)
{
    const auto boxOfKey = [](std::string_view key) { return boxOf(findRoundCard(key)->card.id); };
    EXPECT_EQ(boxOfKey("bridge-2-4"), Box::Base);
    EXPECT_EQ(boxOfKey("doc-5-6"), Box::HorsesStagecoach);
    EXPECT_EQ(boxOfKey("deadly-fall"), Box::MarshalPrisoners);
    EXPECT_EQ(boxOfKey("betrayal-no-event"), Box::Couriers);
    EXPECT_EQ(boxOfKey("north-pole-station"), Box::NorthPole);
    EXPECT_EQ(boxOf(firstOwnRoundCard), std::nullopt);
}

TEST(RoundCards, thatAreToldAreThoseWithoutPrintedTurns)
{
    RoundCard read = findRoundCard("safekeeping-2-4")->card;
    read.turns = {Turn::Jarring};
    RoundCard assault = findRoundCard("delayed-assault")->card;
    assault.turns = {Turn::Normal, Turn::Normal};
    RoundCard whole = assault;
    whole.turns.push_back(Turn::Tunnel);
    Table table;
    table.rounds = {findRoundCard("bridge-2-4")->card, read, assault, whole,
                    findRoundCard("rumours-2-4")->card};
    table.progress.step = Step::GameOver;
    EXPECT_EQ(toldCards(table), (std::vector{read, whole})) << "7.3.1 may have cut the other one";
    EXPECT_TRUE(toldCards(Table()).empty());
}

TEST(RoundCards, thatAreToldHaveBeenPlayedFrom)
{
    RoundCard read = findRoundCard("safekeeping-2-4")->card;
    read.turns = {Turn::Jarring};
    Table table;
    table.rounds = {read};
    const auto isTold = [&](Step step, std::uint8_t round) {
        table.progress = {.step = step, .round = round};
        return !toldCards(table).empty();
    };
    EXPECT_FALSE(isTold(Step::DrawRoundCard, 1)) << "it is being read";
    EXPECT_FALSE(isTold(Step::FillHand, 1));
    EXPECT_FALSE(isTold(Step::PlayCard, 1));
    EXPECT_TRUE(isTold(Step::PerformAction, 1));
    EXPECT_TRUE(isTold(Step::DrawRoundCard, 2));
}

/// Where the program keeps the round deck, two cards that look alike come up twice as often as one.
TEST(RoundCards, thatNobodyCanTellApartWeighMore)
{
    const Modules modules{Module::Base, Module::MarshalPrisoners};
    Table table = tableFor(standardPlan(preset(Edition::Official2016), 4, modules));
    table.progress = {.step = Step::DrawRoundCard, .round = 1};
    const Outcome outcome = resolve(table, {});
    ASSERT_TRUE(outcome.question);
    EXPECT_EQ(outcome.question->size(), 11);
    EXPECT_EQ(outcome.question->weight(), 12);
}

} // namespace caboose::rules
