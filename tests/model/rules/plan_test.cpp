// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/06_round_cards/catalogue.h"

#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace caboose::rules {

namespace {

SeatPlan seat(std::initializer_list<Pawn> characters)
{
    SeatPlan plan;
    plan.characters = characters;
    return plan;
}

Plan planFor(Edition edition, std::initializer_list<SeatPlan> seats)
{
    Plan plan;
    plan.rulings = preset(edition);
    plan.seats = seats;
    return plan;
}

Plan fourPlayers()
{
    return planFor(Edition::Official2016, {seat({Pawn::Belle}), seat({Pawn::Doc}),
                                           seat({Pawn::Tuco}), seat({Pawn::Ghost})});
}

Plan twoBandits(Edition edition = Edition::Official2016TwoBandits)
{
    return planFor(edition, {seat({Pawn::Belle, Pawn::Tuco}), seat({Pawn::Cheyenne, Pawn::Ghost})});
}

bool objectsTo(const Plan& plan, Reason reason)
{
    const std::vector<Verdict> found = objections(plan);
    return std::any_of(found.begin(), found.end(), [&](const Verdict& verdict) {
        return verdict.isRefused() && verdict.reason == reason && !verdict.rule.isNone();
    });
}

/// The number that the objection names.
int numberIn(const Plan& plan, Reason reason)
{
    for (const Verdict& verdict : objections(plan)) {
        if (verdict.reason == reason) return verdict.number;
    }
    return -1;
}

RoundCard ownCard(int id, RoundSet set)
{
    RoundCard card;
    card.id = static_cast<std::uint8_t>(firstOwnRoundCard + id);
    card.set = set;
    card.turns = {Turn::Normal, Turn::Tunnel};
    return card;
}

Plan withOwnRoundCards(int plain, int station)
{
    Plan plan = fourPlayers();
    for (int i = 0; i < plain; ++i) plan.roundCards.push_back(ownCard(i, RoundSet::UpToFour));
    for (int i = 0; i < station; ++i)
        plan.roundCards.push_back(ownCard(plain + i, RoundSet::Station));
    return plan;
}

} // namespace

TEST(Plan, isGood)
{
    EXPECT_TRUE(objections(fourPlayers()).empty());
    EXPECT_TRUE(objections(twoBandits()).empty());
    EXPECT_TRUE(objections(withOwnRoundCards(4, 1)).empty());
}

TEST(Plan, needsEnoughPlayersAndNotTooMany)
{
    Plan plan = planFor(Edition::Official2016, {seat({Pawn::Belle}), seat({Pawn::Doc})});
    EXPECT_EQ(numberIn(plan, Reason::TooFewPlayers), 3);
    plan.seats = {seat({Pawn::Belle}), seat({Pawn::Doc}),    seat({Pawn::Tuco}),
                  seat({Pawn::Ghost}), seat({Pawn::Django}), seat({Pawn::Cheyenne}),
                  seat({Pawn::Mei})};
    EXPECT_EQ(numberIn(plan, Reason::TooManyPlayers), 6);
}

TEST(Plan, ofTwoBanditsIsForTwoOrThreeAndTheDuelForTwo)
{
    Plan plan = twoBandits();
    plan.seats.push_back(seat({Pawn::Doc, Pawn::Django}));
    EXPECT_TRUE(objections(plan).empty());
    plan.seats.push_back(seat({Pawn::Mei, Pawn::Silk}));
    EXPECT_EQ(numberIn(plan, Reason::TooManyPlayers), 3);
    Plan duel = twoBandits(Edition::Official2014Duel);
    EXPECT_TRUE(objections(duel).empty());
    duel.seats.push_back(seat({Pawn::Doc, Pawn::Django}));
    EXPECT_EQ(numberIn(duel, Reason::TooManyPlayers), 2);
    duel.seats = {seat({Pawn::Doc, Pawn::Django})};
    EXPECT_EQ(numberIn(duel, Reason::TooFewPlayers), 2);
}

TEST(Plan, ofPairsNeedsAnEvenNumber)
{
    Plan plan = planFor(Edition::Official2014Pairs,
                        {seat({Pawn::Belle}), seat({Pawn::Doc}), seat({Pawn::Tuco}),
                         seat({Pawn::Ghost}), seat({Pawn::Django})});
    EXPECT_TRUE(objectsTo(plan, Reason::UnevenTeams));
    plan.seats.push_back(seat({Pawn::Cheyenne}));
    EXPECT_TRUE(objections(plan).empty());
    plan.seats = {seat({Pawn::Belle}), seat({Pawn::Doc})};
    EXPECT_EQ(numberIn(plan, Reason::TooFewPlayers), 4);
}

TEST(Plan, seatsEverybodyOnceAndNobodyWhoIsNotInTheBox)
{
    Plan plan = fourPlayers();
    plan.seats[2] = seat({Pawn::Doc});
    EXPECT_TRUE(objectsTo(plan, Reason::AlreadyTaken));
    plan.seats[2] = seat({Pawn::Mei});
    EXPECT_TRUE(objectsTo(plan, Reason::NotInBox));
    plan.seats[2] = seat({});
    EXPECT_TRUE(objectsTo(plan, Reason::NoPlayers));
}

TEST(Plan, givesOneBanditToASeatUnlessEachPlayerHasTwo)
{
    Plan plan = fourPlayers();
    plan.seats[1] = seat({Pawn::Doc, Pawn::Django});
    EXPECT_FALSE(objections(plan).empty());
}

TEST(Plan, ofTwoBanditsGivesEverybodyTwoThatMayBePartners)
{
    Plan plan = twoBandits();
    plan.seats[0] = seat({Pawn::Belle});
    EXPECT_TRUE(objectsTo(plan, Reason::TwoBanditsNeeded));
    plan.seats[0] = seat({Pawn::Belle, Pawn::Doc});
    EXPECT_TRUE(objectsTo(plan, Reason::WrongPartners));
    plan.seats[0] = seat({Pawn::Django, Pawn::Tuco});
    EXPECT_TRUE(objectsTo(plan, Reason::WrongPartners));
    plan.rulings.set(TwoBanditTeams::FreeChoice);
    EXPECT_TRUE(objections(plan).empty());
}

TEST(Plan, hasAsManyCarsAsTheRulesSayEachOnce)
{
    Plan plan = fourPlayers();
    plan.cars = {Car::Saloon, Car::Luggage, Car::Restaurant, Car::FirstClass};
    EXPECT_TRUE(objections(plan).empty());
    plan.cars.pop_back();
    EXPECT_EQ(numberIn(plan, Reason::WrongCars), 4);
    plan.cars.push_back(Car::Saloon);
    EXPECT_TRUE(objectsTo(plan, Reason::WrongCars));
    plan.cars.back() = Car::Prison;
    EXPECT_TRUE(objectsTo(plan, Reason::WrongCars));
}

TEST(Plan, hasRoundCardsForFiveRounds)
{
    EXPECT_FALSE(objections(withOwnRoundCards(3, 1)).empty());
    EXPECT_FALSE(objections(withOwnRoundCards(5, 0)).empty());
    Plan plan = withOwnRoundCards(5, 0);
    plan.rulings.set(RoundDeckComposition::FivePlain);
    EXPECT_TRUE(objections(plan).empty());
    plan.roundCards.pop_back();
    EXPECT_FALSE(objections(plan).empty());
}

TEST(Plan, hasRoundCardsThatCanBeToldApart)
{
    Plan plan = withOwnRoundCards(5, 1);
    plan.roundCards[1].id = plan.roundCards[0].id;
    EXPECT_FALSE(objections(plan).empty());
    plan = withOwnRoundCards(5, 1);
    plan.roundCards[1].turns.clear();
    EXPECT_TRUE(objections(plan).empty()) << "it is read when it is turned up";
}

TEST(Plan, countsCarsByPlayersOrBandits)
{
    Plan plan = fourPlayers();
    EXPECT_EQ(carsNeeded(plan), 4);
    plan.rulings = preset(Edition::Combined21);
    EXPECT_EQ(carsNeeded(plan), 5);
    plan.seats.push_back(seat({Pawn::Django}));
    EXPECT_EQ(carsNeeded(plan), 6);
    EXPECT_EQ(carsNeeded(twoBandits()), 3);
    EXPECT_EQ(carsNeeded(twoBandits(Edition::Official2014Duel)), 4);
    Plan six = twoBandits(Edition::Official2014TwoBandits);
    six.seats.push_back(seat({Pawn::Doc, Pawn::Django}));
    EXPECT_EQ(carsNeeded(six), 4);
}

TEST(Plan, withTheArmouredTrainHasThreeCarsWhateverTheNumber)
{
    Plan plan = fourPlayers();
    plan.modules.insert(Module::Couriers);
    for (const Edition edition : {Edition::Combined21, Edition::Official2016}) {
        plan.rulings = preset(edition);
        EXPECT_EQ(carsNeeded(plan), 3);
        plan.cars = {Car::Restaurant, Car::Luggage, Car::FirstClass};
        EXPECT_FALSE(objectsTo(plan, Reason::WrongCars));
        plan.cars.push_back(Car::Saloon);
        EXPECT_EQ(numberIn(plan, Reason::WrongCars), 3);
    }
}

TEST(Plan, countsForRoundCardsByPlayersOrBandits)
{
    Plan plan = fourPlayers();
    EXPECT_EQ(countForThresholds(plan), 4);
    // Six bandits of three players still use the cards for up to four.
    Plan six = twoBandits();
    six.seats.push_back(seat({Pawn::Doc, Pawn::Django}));
    EXPECT_EQ(countForThresholds(six), 3);
    six.rulings.set(ThresholdCountBasis::Bandits);
    EXPECT_EQ(countForThresholds(six), 6);
}

/// What comes out of the box, whatever is played by then.
Table laidOut(const Plan& plan)
{
    Table table = tableFor(plan);
    table.rulings = {};
    return table;
}

/// Of every kind, some of them against the rules.
std::vector<Plan> manyPlans()
{
    const SeatPlan leaders = seat({Pawn::Belle, Pawn::Ghost});
    const SeatPlan others = seat({Pawn::Cheyenne, Pawn::Tuco});
    std::vector<Plan> plans{
        fourPlayers(), twoBandits(), planFor(Edition::Official2016TwoBandits, {leaders, others}),
        planFor(Edition::Official2016TwoBandits,
                {seat({Pawn::Belle, Pawn::Tuco}), seat({Pawn::Cheyenne, Pawn::Ghost}),
                 seat({Pawn::Doc, Pawn::Django})})};
    for (const Module module : playableModules()) {
        plans.push_back(fourPlayers());
        plans.back().modules.insert(module);
    }
    return plans;
}

TEST(Plan, hangsOnNoRulingThatMayChangeInTheGame)
{
    for (const Plan& plan : manyPlans()) {
        for (std::size_t i = 0; i < rulingCount; ++i) {
            const RulingInfo& row = info(static_cast<Ruling>(i));
            for (std::uint8_t value = 0; !row.isSettled && value < row.values.size(); ++value) {
                Plan other = plan;
                other.rulings.set(static_cast<Ruling>(i), value);
                EXPECT_EQ(objections(other), objections(plan)) << row.key << " is not SETTLED";
                if (!objections(plan).empty()) continue;
                EXPECT_EQ(laidOut(other), laidOut(plan)) << row.key << " is not SETTLED";
            }
        }
    }
}

TEST(Modules, comeWithWhatTheyNeedAndWithoutWhatTheyExclude)
{
    const Modules coach = withModule({Module::Base}, Module::Stagecoach);
    EXPECT_EQ(coach, (Modules{Module::Base, Module::Stagecoach, Module::Horses}));
    EXPECT_EQ(withoutModule(coach, Module::Horses), Modules{Module::Base});
    EXPECT_EQ(withoutModule(coach, Module::Base), coach);
    const Modules handcar = withModule({Module::Base}, Module::Handcar);
    EXPECT_EQ(withModule(handcar, Module::TimeTravelCar),
              (Modules{Module::Base, Module::TimeTravelCar}));
}

TEST(Modules, thatAreNeverPlayedTogetherAreObjectedToOnce)
{
    Plan plan = fourPlayers();
    plan.modules |= Modules{Module::TimeTravelCar, Module::Handcar};
    EXPECT_EQ(numberIn(plan, Reason::NotTogether), static_cast<int>(Module::Handcar));
    EXPECT_EQ(objections(plan).size(), 1U);
}

TEST(Modules, bringWhatTheRulesWantWithThemAndTakeItAway)
{
    Plan plan = fourPlayers();
    plan.modules.insert(Module::Whiskey);
    plan.rulings = preset(Edition::Official2016, bookletsOf(plan.modules, Edition::Official2016));
    const Modules box{Module::Base, Module::Stagecoach, Module::Horses, Module::Whiskey};
    EXPECT_EQ(withWhatTheyNeed(plan), box);
    plan.modules = {Module::Base, Module::Stagecoach, Module::Horses, Module::MarshalPrisoners};
    EXPECT_EQ(withoutWhatNeeds(Module::Whiskey, plan),
              (Modules{Module::Base, Module::MarshalPrisoners}));
    plan.rulings = preset(Edition::Combined21);
    EXPECT_EQ(withoutWhatNeeds(Module::Whiskey, plan), plan.modules);
    plan.modules = {Module::Base, Module::Whiskey};
    EXPECT_EQ(withWhatTheyNeed(plan), plan.modules);
}

TEST(Modules, ofHorsesAndStagecoachComeTogetherByTheirBooklet)
{
    Plan plan = fourPlayers();
    plan.modules |= Modules{Module::Stagecoach, Module::Horses};
    plan.rulings = preset(Edition::Official2016, bookletsOf(plan.modules, Edition::Official2016));
    EXPECT_EQ(numberIn(plan, Reason::NeedsModule), static_cast<int>(Module::Whiskey));
    plan.modules.insert(Module::Whiskey);
    EXPECT_TRUE(objections(plan).empty());
    plan.modules.erase(Module::Stagecoach);
    EXPECT_EQ(objections(plan).size(), 2U);
    plan.rulings = preset(Edition::Combined21);
    plan.modules.erase(Module::Whiskey);
    EXPECT_TRUE(objections(plan).empty());
}

TEST(Modules, whoseCountIsNotRefereedCanNotBePlanned)
{
    Plan plan = fourPlayers();
    plan.modules.insert(Module::Couriers);
    EXPECT_TRUE(objectsTo(plan, Reason::NotRefereed));
}

TEST(Modules, bringRoundCardsAsFarAsTheyHaveBeenRead)
{
    Plan plan = fourPlayers();
    plan.modules.insert(Module::NorthPole);
    EXPECT_TRUE(objections(plan).empty());
    RoundCard card = findRoundCard("north-pole-station")->card;
    EXPECT_TRUE(tableFor(plan).roundDeck.contains(card));
    card.hands = 1;
    card.turns = {Turn::Normal, Turn::Tunnel};
    plan.toldRoundCards.push_back(card);
    EXPECT_TRUE(tableFor(plan).roundDeck.contains(card));
    EXPECT_EQ(tableFor(plan).roundDeck.size(), 11U);
    // What is printed in the texts, nobody tells otherwise.
    RoundCard bridge = findRoundCard("bridge-2-4")->card;
    bridge.turns = {Turn::Tunnel};
    plan.toldRoundCards.push_back(bridge);
    EXPECT_FALSE(tableFor(plan).roundDeck.contains(bridge));
}

TEST(Modules, areKnownByKeysOfTheirOwn)
{
    for (int i = 0; i < moduleCount; ++i) {
        const auto module = static_cast<Module>(i);
        EXPECT_EQ(moduleFrom(keyOf(module)), module);
        EXPECT_FALSE(manifestOf(module).rule.isNone()) << keyOf(module);
    }
    EXPECT_EQ(moduleFrom("no-such-module"), std::nullopt);
}

TEST(Modules, bringBulletsOncePerBox)
{
    EXPECT_EQ(neutralBulletsOf({Module::Base}), 13);
    EXPECT_EQ(neutralBulletsOf({Module::Base, Module::Stagecoach, Module::Horses}), 16);
    EXPECT_EQ(neutralBulletsOf({Module::Base, Module::Whiskey, Module::Couriers}), 26);
}

TEST(Modules, addTheirRoundCardsButThoseAboutWhatIsNotThere)
{
    Plan plan = fourPlayers();
    plan.rulings = preset(Edition::Combined21);
    plan.modules |= Modules{Module::Stagecoach, Module::Horses};
    // All but the shot of whiskey.
    EXPECT_EQ(roundCardsFor(plan).size(), 10U + 4U + 3U);
    plan.modules.insert(Module::Whiskey);
    EXPECT_EQ(roundCardsFor(plan).size(), 10U + 5U + 3U);
    plan.modules = {Module::Base, Module::Whiskey};
    EXPECT_EQ(roundCardsFor(plan).size(), 10U + 3U + 2U);
}

} // namespace caboose::rules
