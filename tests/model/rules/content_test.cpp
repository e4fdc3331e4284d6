// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that there is in the boxes is either written or said to be not refereed yet.

#include "model/rules/02_components/loot_kinds.h"
#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/05_sequence/2_schemin.h"
#include "model/rules/05_sequence/steps.h"
#include "model/rules/06_round_cards/turns.h"
#include "model/rules/07_events/events.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/13_bandits/powers.h"
#include "model/rules/15_hostages/hostages.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/core/judge.h"
#include "model/rules/core/names.h"
#include "model/rules/playout/playout.h"
#include "tests/model/rules/support/laid_table.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::rules {

namespace {

using enum Car;

LaidTable laid()
{
    LaidTable table(Edition::Combined21);
    table.express({Locomotive, Saloon, FirstClass});
    table.bandit(Pawn::Belle, inside(Saloon)).bandit(Pawn::Doc, inside(Saloon));
    return table.pawn(Pawn::Marshal, inside(Locomotive));
}

bool isToldUnrefereed(const Outcome& outcome, Rule rule)
{
    return std::any_of(outcome.happenings.begin(), outcome.happenings.end(),
                       [&](const Happening& happening) {
                           return happening.what == HappeningKind::NothingHappens &&
                                  happening.reason == Reason::NotRefereed && happening.rule == rule;
                       });
}

} // namespace

TEST(Content, everyEventIsWrittenOrSaysThatItIsNot)
{
    const Table table = laid();
    for (int i = 1; i < eventCount; ++i) {
        const auto event = static_cast<Event>(i);
        const Outcome outcome = tryEvent(table, event, {});
        EXPECT_NE(isToldUnrefereed(outcome, ruleOf(event)), isRefereed(event)) << keyOf(event);
    }
}

TEST(Content, everyActionHasItsRow)
{
    const Table table = laid();
    for (int i = 0; i < cardKindCount; ++i) {
        const auto kind = static_cast<CardKind>(i);
        const ActionRow* row = actionRow(kind);
        ASSERT_EQ(row != nullptr, isAction(kind)) << keyOf(kind);
        if (row == nullptr) continue;
        EXPECT_EQ(row->kind, kind);
        EXPECT_FALSE(row->rule.isNone()) << keyOf(kind);
        const Verdict verdict = judge(table, {Pawn::Belle, kind, {}, {}});
        EXPECT_NE(verdict.ruled == Ruled::NotRefereed, row->isRefereed()) << keyOf(kind);
        const Outcome outcome = tryAction(table, Pawn::Belle, kind, {});
        EXPECT_NE(isToldUnrefereed(outcome, row->rule), row->isRefereed()) << keyOf(kind);
    }
}

TEST(Content, everyKindOfTurnIsPlayedOrSaysThatItCantBe)
{
    for (int i = 0; i < turnKindCount; ++i) {
        const auto turn = static_cast<Turn>(i);
        LaidTable table = laid();
        RoundCard card;
        card.turns = {turn};
        table.change().rounds.push_back(card);
        table.change().progress = {.step = Step::PlayCard, .round = 1};
        table.change().seats[0].hand.add({Pawn::Belle, CardKind::Move, 0});
        const Question question = playCard(table, 0, true);
        const Option* move = question.find(Choice(Card{Pawn::Belle, CardKind::Move, 0}));
        ASSERT_NE(move, nullptr);
        EXPECT_NE(move->verdict.ruled == Ruled::NotRefereed, isRefereed(turn)) << keyOf(turn);
        EXPECT_GT(question.possible(), 0) << keyOf(turn);
    }
}

TEST(Content, everyStepPlaysSomethingByItsRule)
{
    for (int i = 0; i < stepCount; ++i) {
        const auto step = static_cast<Step>(i);
        const StepRow& row = rowOf(step);
        EXPECT_EQ(row.step, step);
        EXPECT_NE(row.play, nullptr) << keyOf(step);
        EXPECT_FALSE(row.rule.isNone()) << keyOf(step);
    }
}

TEST(Content, everyHostageHasItsSection)
{
    for (int i = 1; i <= hostageCount; ++i) {
        const Rule rule = ruleOf(static_cast<Hostage>(i));
        EXPECT_EQ(rule, (Rule{15, 1, static_cast<std::uint8_t>(i)}));
    }
}

TEST(Content, everyModuleCanBePlayedOrSaysThatItCanNot)
{
    for (int i = 0; i < moduleCount; ++i) {
        const auto module = static_cast<Module>(i);
        Plan plan = standardPlan(preset(Edition::Combined21), 4);
        plan.modules = withModule(plan.modules, module);
        const Rule missing = manifestOf(module).missing;
        const auto found = objectionsToModules(plan);
        const bool isNotYet = std::any_of(found.begin(), found.end(), [&](const Verdict& v) {
            return v.ruled == Ruled::NotRefereed && v.rule == missing;
        });
        EXPECT_NE(isNotYet, missing.isNone()) << keyOf(module);
        EXPECT_NE(isNotYet, playableModules().contains(module)) << keyOf(module);
    }
}

namespace {

/// 4.3: is somebody kept from playing this bandit, because no box of these has him?
bool isInNoBox(Pawn who, Modules modules)
{
    Plan plan = standardPlan(preset(Edition::Combined21), 4);
    plan.modules = modules;
    if (plan.seats.front().characters.front() != who) plan.seats.back().characters = {who};
    const auto found = objections(plan);
    return std::any_of(found.begin(), found.end(),
                       [](const Verdict& v) { return v.reason == Reason::NotInBox; });
}

} // namespace

TEST(Content, everyBanditComesOutOfABoxOrIsABotOrIsSoldAlone)
{
    Modules all;
    for (int i = 0; i < moduleCount; ++i) all.insert(static_cast<Module>(i));
    // Laid out by hand, their powers are refereed; no module of 4.2 brings them.
    constexpr PawnSet soldAlone{Pawn::Al, Pawn::Silk};
    for (int i = 0; i < banditCount; ++i) {
        const Pawn who = pawnAt(i);
        const bool isInABox = banditsOf(all).contains(who);
        EXPECT_TRUE(isInABox || botRow(who) != nullptr || soldAlone.contains(who)) << keyOf(who);
        EXPECT_NE(isInABox, isInNoBox(who, all)) << keyOf(who);
    }
}

TEST(Content, everyPowerHasItsSection)
{
    for (std::size_t i = 0; i < powerCount; ++i) {
        EXPECT_EQ(ruleOf(static_cast<Power>(i)).chapter, 13);
    }
}

namespace {

bool isInABox(Car car)
{
    for (int i = 0; i < moduleCount; ++i) {
        const auto module = static_cast<Module>(i);
        const Manifest& manifest = manifestOf(module);
        const bool isCoach = car == Car::Stagecoach && module == Module::Stagecoach;
        if (manifest.cars.contains(car) || manifest.ahead == car || isCoach) return true;
    }
    return false;
}

/// 9.5, 9.6: the armoured train comes as a whole.
bool isArmoured(Car car)
{
    return car >= Car::ArmouredLocomotive && car <= Car::ArmouredC;
}

bool isInABox(LootKind kind)
{
    for (int i = 0; i < moduleCount; ++i) {
        const auto loot = manifestOf(static_cast<Module>(i)).loot;
        if (std::any_of(loot.begin(), loot.end(),
                        [kind](const LootInBox& tokens) { return tokens.loot.kind == kind; })) {
            return true;
        }
    }
    return false;
}

/// 5.2.3: what another token turns into.
bool isFlaskInUse(LootKind kind)
{
    return kind == LootKind::HalfWhiskey || kind == LootKind::HalfOldWhiskey ||
           kind == LootKind::UnseenFlask;
}

/// 2.5.1: kinds that only a bot brings.
Pawn bringerOf(LootKind kind)
{
    switch (kind) {
    case LootKind::SpecialStrongbox: return Pawn::Ghost;
    case LootKind::Stake: return Pawn::Doc;
    case LootKind::Antidote: return Pawn::Cheyenne;
    default: return Pawn::None;
    }
}

} // namespace

TEST(Content, everyCarComesOutOfABox)
{
    for (int i = 0; i < carCount; ++i) {
        const Car car = carAt(i);
        const bool isOfCouriers = isArmoured(car) || car == Car::Armoury || car == Car::Infirmary;
        if (isOfCouriers) {
            EXPECT_FALSE(manifestOf(Module::Couriers).missing.isNone());
        } else if (car != Car::Locomotive) {
            EXPECT_TRUE(isInABox(car)) << keyOf(car);
        }
    }
}

TEST(Content, everyKindOfLootComesOutOfABoxOrWithABot)
{
    for (int k = 0; k < lootKindCount; ++k) {
        const auto kind = static_cast<LootKind>(k);
        const Pawn bringer = bringerOf(kind);
        if (bringer != Pawn::None) {
            const BotRow& bot = *botRow(bringer);
            EXPECT_EQ(bot.pack.loot.kind == kind, bot.isRefereed()) << keyOf(kind);
        } else if (!isFlaskInUse(kind)) {
            EXPECT_TRUE(isInABox(kind)) << keyOf(kind);
        }
    }
}

TEST(Content, everyKindOfLootCanBeRobbed)
{
    for (int k = 0; k < lootKindCount; ++k) {
        const auto kind = static_cast<LootKind>(k);
        const LaidTable table = laid().loot(inside(Saloon), {kind, unknownValue});
        const Outcome outcome = tryAction(table, Pawn::Belle, CardKind::Robbery, {});
        EXPECT_EQ(outcome.table.loot.count(Pawn::Belle, kind), 1) << keyOf(kind);
        EXPECT_GT(rowOf(kind).count, 0) << keyOf(kind);
    }
}

TEST(Content, everyBotIsWrittenOrSaysThatItIsNot)
{
    int written = 0;
    for (int i = 0; i < banditCount; ++i) {
        const Pawn who = pawnAt(i);
        const BotRow* row = botRow(who);
        if (row == nullptr) continue;
        EXPECT_EQ(row->rule.chapter, 16);
        LaidTable table = laid();
        if (!table.table().inGame(who)) table.bandit(who, inside(Saloon));
        table.change().sheet(who).role = Role::Bot;
        const Verdict verdict = judge(table, {who, CardKind::Move, {}, {}});
        EXPECT_NE(verdict.ruled == Ruled::NotRefereed, row->isRefereed()) << keyOf(who);
        Plan plan = standardPlan(preset(Edition::Combined21), 3);
        plan.seats.push_back({{who}, true});
        const auto found = objections(plan);
        const bool isNotYet = std::any_of(found.begin(), found.end(), [&](const Verdict& v) {
            return v.ruled == Ruled::NotRefereed && v.rule == row->rule;
        });
        EXPECT_NE(isNotYet, row->isRefereed()) << keyOf(who);
        written += row->isRefereed() ? 1 : 0;
    }
    EXPECT_EQ(written, 4);
}

} // namespace caboose::rules
