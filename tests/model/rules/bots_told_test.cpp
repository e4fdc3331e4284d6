// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/bots_told.h"
#include "tests/model/rules/support/long_runs.h"
#include "tests/model/rules/support/reached.h"

#include "model/notation/notation.h"
#include "model/rules/10_actions/06_fire.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/judge.h"
#include "model/rules/core/names.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace caboose::rules {

namespace {

int positions()
{
    return runsWanted(3000);
}

/// Nobody takes what he may leave; else whatever comes first is taken.
Choice anyAnswer(const Question& question)
{
    if (question.isNumeric()) return Choice::number(question.lowest);
    if (question.accepts(Choice(ChoiceKind::Done))) return Choice(ChoiceKind::Done);
    const auto* first = std::find_if(question.begin(), question.end(), [](const Option& option) {
        return option.verdict.isPossible();
    });
    return first->choice;
}

Outcome finished(const Try& attempt)
{
    std::vector<Choice> answers;
    Outcome outcome = attempt(answers);
    while (outcome.settled == BeatStatus::Open) {
        answers.push_back(anyAnswer(*outcome.question));
        outcome = attempt(answers);
    }
    return outcome;
}

Outcome played(const Table& table, Pawn who, CardKind card)
{
    return finished(
        [&](std::span<const Choice> answers) { return tryAction(table, who, card, answers); });
}

/// Has anybody met somebody there, or been thrown out of a Handcar?
bool isDisturbed(const Outcome& outcome)
{
    return std::any_of(outcome.happenings.begin(), outcome.happenings.end(),
                       [](const Happening& h) {
                           return h.what == HappeningKind::Encountered ||
                                  h.reason == Reason::NotRefereed || h.rule == Rule{9, 9, 3};
                       });
}

/// Calls look(table, bot) for each bot of many positions; how often it said that it had something
/// to look at.
template <typename Look>
int forEachBot(Look look)
{
    int looks = 0;
    for (int n = 0; n < positions(); ++n) {
        Random random(static_cast<std::uint64_t>(n));
        const Table table = botsPosition(random);
        if (!inconsistencies(table).empty()) continue;
        for (const Pawn bot : botsOf(table)) {
            SCOPED_TRACE(std::string(keyOf(bot)) + " in position " + std::to_string(n) + "\n" +
                         notation::write(table));
            looks += look(table, bot) ? 1 : 0;
            if (testing::Test::HasFailure()) return looks;
        }
    }
    return looks;
}

/// Nobody plays him, and he is on a train.
bool hasBotMarshal(const Table& table)
{
    return !table.inGame(Pawn::Marshal) && isOnTable(table.where(Pawn::Marshal));
}

/// 9.9.3: who is there stays alone, or is thrown out.
bool isHandcar(Location l)
{
    return l == inside(Car::Handcar);
}

bool isAmong(const std::vector<Location>& places, Location l)
{
    return std::find(places.begin(), places.end(), l) != places.end();
}

} // namespace

TEST(BotsTold, standInPositionsOfAllKinds)
{
    std::map<Pawn, int> count;
    int withMarshalPlayed = 0;
    forEachBot([&](const Table& table, Pawn bot) {
        ++count[bot];
        withMarshalPlayed += table.inGame(Pawn::Marshal) ? 1 : 0;
        return true;
    });
    for (const Pawn bot : {Pawn::Belle, Pawn::Ghost, Pawn::Mary, Pawn::Tuco}) {
        EXPECT_GT(count[bot], positions() / 10) << keyOf(bot);
    }
    EXPECT_GT(withMarshalPlayed, positions() / 50);
}

/// 16.1.2
TEST(BotsTold, moveToTheSamePlaces)
{
    const int moves = forEachBot([](const Table& table, Pawn bot) {
        const auto told = moveTold(table, bot);
        for (int i = 0; i < locationCount; ++i) {
            const Location l = locationAt(i);
            const Verdict verdict = judge(table, {bot, CardKind::Move, Choice(l), {}});
            if (verdict.ruled == Ruled::NotRefereed) return false;
            EXPECT_EQ(verdict.isPossible(), told == l)
                << keyOf(l) << ", told " << (told ? keyOf(*told) : "nowhere");
        }
        return told.has_value();
    });
    EXPECT_GT(moves, positions() / 3);
}

/// 16.11.2, 16.13.2
TEST(BotsTold, driveTheMarshalToTheSamePlaces)
{
    const int drives = forEachBot([](const Table& table, Pawn bot) {
        const bool hasCard = bot == Pawn::Ghost || bot == Pawn::Tuco;
        if (!hasCard || !hasBotMarshal(table)) return false;
        const auto told = marshalTold(table, bot);
        for (int i = 0; i < locationCount; ++i) {
            const Location l = locationAt(i);
            const Verdict verdict = judge(table, {bot, CardKind::Marshal, Choice(l), {}});
            if (verdict.ruled == Ruled::NotRefereed) return false;
            EXPECT_EQ(verdict.isPossible(), told == l)
                << keyOf(l) << ", told " << (told ? keyOf(*told) : "nowhere");
        }
        return told.has_value();
    });
    EXPECT_GT(drives, positions() / 10);
}

/// 16.2
TEST(BotsTold, punchEverybodyToTheSamePlaces)
{
    const int punches = forEachBot([](const Table& table, Pawn bot) {
        const Places told = punchTold(table, bot);
        const bool isCrowded = std::any_of(
            told.begin(), told.end(), [](const auto& moved) { return isHandcar(moved.second); });
        if (isCrowded) return false;
        const Outcome outcome = played(table, bot, CardKind::Punch);
        if (isDisturbed(outcome)) return false;
        for (int i = 0; i < pawnCount; ++i) {
            const Pawn who = pawnAt(i);
            const auto moved = told.find(who);
            const Location there = moved == told.end() ? table.where(who) : moved->second;
            EXPECT_EQ(outcome.table.where(who), there) << keyOf(who);
        }
        return !told.empty();
    });
    EXPECT_GT(punches, positions() / 10);
}

/// 16.7.2, 16.12.2
TEST(BotsTold, drawEverybodyCloserAlike)
{
    const int pulls = forEachBot([](const Table& table, Pawn bot) {
        if (bot != Pawn::Belle && bot != Pawn::Mary) return false;
        const Choices told = pullTold(table, bot);
        const CardKind card = bot == Pawn::Mary ? CardKind::Seduction : CardKind::Charm;
        const Outcome outcome = played(table, bot, card);
        if (isDisturbed(outcome)) return false;
        for (int i = 0; i < pawnCount; ++i) {
            const Pawn who = pawnAt(i);
            const auto drawn = told.find(who);
            const Location now = outcome.table.where(who);
            if (drawn == told.end()) {
                EXPECT_EQ(now, table.where(who)) << keyOf(who);
            } else {
                EXPECT_TRUE(isAmong(drawn->second, now)) << keyOf(who) << " in " << keyOf(now);
            }
        }
        return !told.empty();
    });
    EXPECT_GT(pulls, positions() / 10);
}

/// 16.12.2, 16.13.2: Hat Tip and Swap
TEST(BotsTold, changePlacesWithTheMarshal)
{
    const int swaps = forEachBot([](const Table& table, Pawn bot) {
        const Location his = table.where(Pawn::Marshal);
        const Location own = table.where(bot);
        const bool hasCard = bot == Pawn::Mary || bot == Pawn::Tuco;
        if (!hasCard || !hasBotMarshal(table)) return false;
        if (isHandcar(his) || isHandcar(own)) return false;
        const Outcome outcome =
            played(table, bot, bot == Pawn::Mary ? CardKind::HatTip : CardKind::Swap);
        if (isDisturbed(outcome)) return false;
        const bool isVain = own == cell || own == his;
        EXPECT_EQ(outcome.table.where(bot), isVain ? own : his);
        EXPECT_EQ(outcome.table.where(Pawn::Marshal), isVain ? his : own);
        return !isVain;
    });
    EXPECT_GT(swaps, positions() / 20);
}

/// 16.11.2: cards with two actions, of which one is done
TEST(BotsTold, doTheUpperActionBesideTheSpecialStrongbox)
{
    const int uppers = forEachBot([](const Table& table, Pawn bot) {
        if (bot != Pawn::Ghost || table.where(bot) == cell) return false;
        const bool isUpper = isBoxBeside(table);
        const auto lower = [&](CardKind card, CardKind action) {
            EXPECT_TRUE(reached(table, bot, card) == reached(table, bot, action)) << keyOf(card);
        };
        lower(CardKind::PunchOrMove, isUpper ? CardKind::Punch : CardKind::Move);
        if (!isUpper) {
            lower(CardKind::HeistOrMove, CardKind::Move);
            lower(CardKind::HeistOrFloorChange, CardKind::FloorChange);
            return false;
        }
        const Outcome outcome = played(table, bot, CardKind::HeistOrMove);
        EXPECT_EQ(outcome.table.loot.count(table.where(bot), LootKind::SpecialStrongbox), 0);
        EXPECT_EQ(outcome.table.where(bot), table.where(bot));
        return true;
    });
    EXPECT_GT(uppers, positions() / 100);
}

namespace {

/// Does it lead to somebody's flight on, or into a car that throws one out?
bool isChained(const Table& table, const Meeting& told)
{
    return std::any_of(told.moved.begin(), told.moved.end(), [&](const auto& moved) {
        const Location to = moved.second;
        const bool isShot = table.shotgunReleased && table.where(Pawn::Shotgun) == to;
        return isShot || (moved.first != Pawn::Marshal && isRoofless(carOf(to)));
    });
}

void expectMeeting(const Table& table, Pawn who, Location to)
{
    const Meeting told = meetingTold(table, who, to);
    if (isChained(table, told)) return;
    const Journey journey{.who = Pawn::Marshal, .to = to, .rule = {10, 8, 1}, .cause = who};
    const Outcome outcome = finished([&](std::span<const Choice> answers) {
        return resolveWith(table, answers, [&](Play& play) { travel(play, journey); });
    });
    for (const Pawn whom : table.bandits()) {
        const auto moved = told.moved.find(whom);
        const Location there = moved == told.moved.end() ? table.where(whom) : moved->second;
        EXPECT_EQ(outcome.table.where(whom), there) << keyOf(whom);
        const auto neutrals = [whom](const Table& t) {
            return t.sheet(whom).received[static_cast<std::size_t>(characterCount)];
        };
        EXPECT_EQ(neutrals(outcome.table) - neutrals(table), told.hit.contains(whom) ? 1 : 0)
            << keyOf(whom);
    }
    const int earned = outcome.table.sheet(who).wantedTokens - table.sheet(who).wantedTokens;
    EXPECT_EQ(earned, told.earnsToken ? 1 : 0);
}

} // namespace

/// 12.1, 16.13.1
TEST(BotsTold, meetTheMarshalAlike)
{
    const int meetings = forEachBot([](const Table& table, Pawn bot) {
        const Location to = table.where(bot);
        const bool isComing = hasBotMarshal(table) && isInterior(to) && to != cell &&
                              table.where(Pawn::Marshal) != to && !isHandcar(to);
        if (!isComing) return false;
        expectMeeting(table, table.seats.front().characters.front(), to);
        return true;
    });
    EXPECT_GT(meetings, positions() / 10);
}

/// 2.6.6, 11.3
TEST(BotsTold, spendTheSameBullets)
{
    const int volleys = forEachBot([](const Table& table, Pawn bot) {
        const PawnSet targets = targetsOfFire(table, bot);
        if (bot == Pawn::Belle || targets.empty()) return false;
        const auto told = volleyTold(table, bot, targets);
        const Outcome outcome = played(table, bot, CardKind::Fire);
        if (table.where(bot) == cell || isDisturbed(outcome)) return false;
        const int own = table.sheet(bot).bulletsLeft - outcome.table.sheet(bot).bulletsLeft;
        EXPECT_EQ(own, told ? told->own : 0);
        EXPECT_EQ(table.neutralBullets - outcome.table.neutralBullets, told ? told->neutral : 0);
        for (const Pawn who : table.bandits()) {
            const auto sum = [who](const Table& t) {
                const auto& received = t.sheet(who).received;
                return std::accumulate(received.begin(), received.end(), 0);
            };
            EXPECT_EQ(sum(outcome.table) - sum(table), told && targets.contains(who) ? 1 : 0)
                << keyOf(who);
        }
        return told.has_value();
    });
    EXPECT_GT(volleys, positions() / 10);
}

} // namespace caboose::rules
