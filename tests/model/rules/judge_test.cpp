// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/judge.h"

#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/core/names.h"
#include "tests/model/rules/support/random_position.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace caboose::rules {

namespace {

constexpr int positions = 1500;

constexpr std::array actions{CardKind::Move,    CardKind::FloorChange,   CardKind::Punch,
                             CardKind::Fire,    CardKind::Robbery,       CardKind::Marshal,
                             CardKind::Nudge,   CardKind::BrilliantIdea, CardKind::Ride,
                             CardKind::Capture, CardKind::Unknown};

/// Everything that anybody could name, sensible or not.
std::vector<Choice> everyTarget()
{
    std::vector<Choice> all{Choice(ChoiceKind::Done), Choice(ChoiceKind::Yes),
                            Choice::number(-7),       Choice::round(255),
                            Choice(Car::Stagecoach),  Choice(Card{Pawn::Doc, CardKind::Fire, 0})};
    for (int i = 0; i <= pawnCount; ++i) all.emplace_back(pawnAt(i));
    for (int i = 0; i <= index(lastLocation); ++i) all.emplace_back(locationAt(i));
    for (int k = 0; k <= lootKindCount; ++k) {
        all.emplace_back(Loot{static_cast<LootKind>(k), unknownValue});
    }
    return all;
}

std::optional<ChoiceKind> targetOf(CardKind action)
{
    switch (action) {
    case CardKind::Move:
    case CardKind::Ride:
    case CardKind::Marshal: return ChoiceKind::To;
    case CardKind::Punch:
    case CardKind::Fire:
    case CardKind::Nudge: return ChoiceKind::Whom;
    case CardKind::Robbery: return ChoiceKind::What;
    default: return std::nullopt;
    }
}

std::string named(CardKind action, Pawn who, int position)
{
    return std::string(keyOf(action)) + " of " + std::string(keyOf(who)) + " in position " +
           std::to_string(position);
}

template <typename Look>
void inManyPositions(Look look)
{
    for (int n = 0; n < positions; ++n) {
        Random random(static_cast<std::uint64_t>(n) + 77);
        const Table table = randomPosition(random);
        for (const CardKind action : actions) {
            for (int i = 0; i <= pawnCount; ++i) look(table, Deed{pawnAt(i), action, {}, {}}, n);
            if (testing::Test::HasFailure()) return;
        }
    }
}

} // namespace

TEST(Judge, allowsNoTargetOfAnActionThatCantBeCarriedOut)
{
    const std::vector<Choice> targets = everyTarget();
    inManyPositions([&](const Table& table, Deed deed, int n) {
        const Verdict can = judge(table, deed);
        if (!can.isRefused()) return;
        EXPECT_NE(can.reason, Reason::None) << named(deed.action, deed.who, n);
        for (const Choice target : targets) {
            deed.target = target;
            ASSERT_TRUE(judge(table, deed).isRefused()) << named(deed.action, deed.who, n);
        }
    });
}

TEST(Judge, refusesTargetsOfTheWrongKind)
{
    const std::vector<Choice> targets = everyTarget();
    inManyPositions([&](const Table& table, Deed deed, int n) {
        for (const Choice target : targets) {
            if (targetOf(deed.action) == target.kind()) continue;
            deed.target = target;
            ASSERT_TRUE(judge(table, deed).isRefused()) << named(deed.action, deed.who, n);
            const ActionRow* row = actionRow(deed.action);
            const bool isKnown = row == nullptr || row->isRefereed() || !isCharacter(deed.who);
            ASSERT_EQ(keyOf(judge(table, deed).reason),
                      keyOf(isKnown ? Reason::NotOffered : Reason::NotRefereed))
                << named(deed.action, deed.who, n);
        }
    });
}

TEST(Judge, saysOfEachOptionWhatTheQuestionSays)
{
    std::map<CardKind, int> compared;
    inManyPositions([&](const Table& table, Deed deed, int n) {
        const bool can = judge(table, deed).isPossible();
        const std::optional<Question> question = optionsFor(table, deed);
        if (!question || !can) return;
        ++compared[deed.action];
        EXPECT_GT(question->possible(), 0) << named(deed.action, deed.who, n);
        for (const Option& option : *question) {
            deed.target = option.choice;
            EXPECT_EQ(judge(table, deed), option.verdict) << named(deed.action, deed.who, n);
        }
    });
    for (const CardKind action : actions) {
        if (targetOf(action)) {
            EXPECT_GT(compared[action], positions / 4) << keyOf(action);
        } else {
            EXPECT_EQ(compared[action], 0) << keyOf(action);
        }
    }
}

TEST(Judge, listsNothingForWhoeverStandsNowhere)
{
    inManyPositions([&](const Table& table, const Deed& deed, int n) {
        const bool stands = isCharacter(deed.who) && isOnTable(table.where(deed.who));
        const bool lists = stands && targetOf(deed.action).has_value();
        EXPECT_EQ(optionsFor(table, deed).has_value(), lists) << named(deed.action, deed.who, n);
    });
}

TEST(TryEvent, asksNothingWhereNothingCanBeChosen)
{
    // Alone, but with nothing to take: not even a question that answers itself.
    Random random(1);
    Table table = randomPosition(random);
    table.loot = {};
    const Outcome outcome = tryEvent(table, Event::Pickpocketing, {});
    EXPECT_EQ(outcome.settled, BeatStatus::Finished);
    EXPECT_TRUE(outcome.forced.empty());
    EXPECT_EQ(outcome.happenings.size(), 1U);
}

TEST(Judge, agreesWithWhatIsAskedWhenTheActionIsCarriedOut)
{
    inManyPositions([&](const Table& table, Deed deed, int n) {
        if (!isBandit(deed.who) || !table.inGame(deed.who)) return;
        const Verdict can = judge(table, deed);
        const Outcome outcome = tryAction(table, deed.who, deed.action, {});
        const bool nothing = !outcome.happenings.empty() &&
                             outcome.happenings.back().what == HappeningKind::NothingHappens;
        EXPECT_EQ(can.isRefused(), nothing) << named(deed.action, deed.who, n);
        if (!nothing) return;
        EXPECT_EQ(keyOf(outcome.happenings.back().reason), keyOf(can.reason))
            << named(deed.action, deed.who, n);
    });
}

} // namespace caboose::rules
