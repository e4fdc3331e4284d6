// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/judge.h"

#include "model/rules/10_actions/action_row.h"
#include "model/rules/10_actions/actions.h"
#include "model/rules/core/names.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/random_position.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>

namespace caboose::rules {

namespace {

const int positions = runsWanted(1500);

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
    case CardKind::FloorChange:
    case CardKind::Ride:
    case CardKind::Marshal: return ChoiceKind::To;
    case CardKind::Punch:
    case CardKind::Fire:
    case CardKind::Nudge:
    case CardKind::Capture: return ChoiceKind::Whom;
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
            // 10.10: of an idea it hangs on where one stands.
            if (deed.action == CardKind::BrilliantIdea) continue;
            deed.target = target;
            const Verdict said = judge(table, deed);
            ASSERT_TRUE(said.isRefused()) << named(deed.action, deed.who, n);
            const ActionRow* row = actionRow(deed.action);
            const bool isKnown = row == nullptr || row->isRefereed() || !isCharacter(deed.who);
            ASSERT_EQ(keyOf(said.reason), keyOf(isKnown ? Reason::NotOffered : Reason::NotRefereed))
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
        // 13.8, 10.10: changing floors, only Mei has a choice; with an idea, who is at the prison
        // car.
        const bool isRare = action == CardKind::FloorChange || action == CardKind::BrilliantIdea;
        // 10.11: nobody plays the Marshal here.
        const bool isNever = action == CardKind::Capture || action == CardKind::Unknown;
        if (isNever) {
            EXPECT_EQ(compared[action], 0) << keyOf(action);
        } else {
            EXPECT_GT(compared[action], isRare ? 0 : positions / 4) << keyOf(action);
        }
    }
}

TEST(Judge, listsNothingForWhoeverStandsNowhere)
{
    inManyPositions([&](const Table& table, const Deed& deed, int n) {
        const bool stands = isCharacter(deed.who) && isOnTable(table.where(deed.who));
        const bool isSometimes =
            deed.action == CardKind::FloorChange || deed.action == CardKind::BrilliantIdea;
        if (stands && isSometimes) return;
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

namespace {

/// An answer to what is asked on the way.
Choice answerTo(const Question& question, Choice target)
{
    if (question.accepts(target)) return target;
    for (const Option& option : question) {
        if (option.verdict.isPossible()) return option.choice;
    }
    return Choice::number(question.lowest);
}

/// What is asked about this when the deed is carried out, whether or not it answers itself.
std::optional<Question> asked(const Table& table, const Deed& deed, QuestionKind about)
{
    std::vector<Choice> answers;
    for (int most = 8; most > 0; --most) {
        const Outcome outcome = tryAction(table, deed.who, deed.action, answers);
        for (const Question& question : outcome.forced) {
            if (question.ask() == about) return question;
        }
        if (!outcome.question || outcome.question->ask() == about) return outcome.question;
        answers.push_back(answerTo(*outcome.question, *deed.target));
    }
    return std::nullopt;
}

bool areEqual(const Question& a, const Question& b)
{
    return a.ask() == b.ask() && std::equal(a.begin(), a.end(), b.begin(), b.end(),
                                            [](const Option& one, const Option& other) {
                                                return one.choice == other.choice &&
                                                       one.verdict == other.verdict;
                                            });
}

} // namespace

TEST(Judge, listsForTheTargetWhatIsAskedWhenTheActionIsCarriedOut)
{
    int compared = 0;
    inManyPositions([&](const Table& table, const Deed& deed, int n) {
        const std::optional<Question> listed = optionsFor(table, deed);
        if (!listed || judge(table, deed).isRefused()) return;
        // robbery-selection: chance picks the token, and nobody is asked.
        const bool isBlind = table.rulings.is(RobberySelection::Random);
        if (isBlind && deed.action == CardKind::Robbery) return;
        const Outcome outcome = tryAction(table, deed.who, deed.action, {});
        const bool isOpen = outcome.forced.empty() && outcome.question;
        ASSERT_TRUE(isOpen || !outcome.forced.empty()) << named(deed.action, deed.who, n);
        const Question& first = isOpen ? *outcome.question : outcome.forced.front();
        ASSERT_TRUE(areEqual(*listed, first)) << named(deed.action, deed.who, n);
        ++compared;
    });
    EXPECT_GT(compared, positions);
}

TEST(Judge, listsForTheNextChoiceWhatIsAskedWhenTheActionIsCarriedOut)
{
    int compared = 0;
    inManyPositions([&](const Table& table, Deed deed, int n) {
        const std::optional<Question> targets = optionsFor(table, deed);
        if (deed.action != CardKind::Punch || !targets || judge(table, deed).isRefused()) return;
        for (const Option& target : *targets) {
            if (target.verdict.isRefused()) continue;
            deed.target = target.choice;
            const std::optional<Question> listed = optionsFor(table, deed);
            // Who can be sent nowhere stays, and nothing is asked.
            if (listed && listed->possible() == 0) continue;
            const std::optional<Question> where = asked(table, deed, QuestionKind::PunchToWhere);
            ASSERT_EQ(listed.has_value(), where.has_value()) << named(deed.action, deed.who, n);
            if (!listed) continue;
            ++compared;
            ASSERT_TRUE(areEqual(*listed, *where)) << named(deed.action, deed.who, n);
        }
    });
    EXPECT_GT(compared, positions / 4);
}

TEST(Judge, asksWhichActionSomebodyIsNudgedTo)
{
    Random random(77);
    const Table table = randomPosition(random);
    const Deed nudge{table.bandits().first(), CardKind::Nudge, {}, {}};
    const std::optional<Question> targets = optionsFor(table, nudge);
    ASSERT_TRUE(targets && targets->possible() > 0);
    Deed deed = nudge;
    for (const Option& target : *targets) {
        if (target.verdict.isPossible()) deed.target = target.choice;
    }
    const std::optional<Question> next = optionsFor(table, deed);
    ASSERT_TRUE(next.has_value());
    EXPECT_EQ(next->ask(), QuestionKind::NudgeAction);
    for (const Option& option : *next) {
        deed.then = option.choice;
        EXPECT_EQ(judge(table, deed), option.verdict);
    }
}

} // namespace caboose::rules
