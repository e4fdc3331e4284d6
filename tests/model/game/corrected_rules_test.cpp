// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"
#include "tests/model/game/temporary_folder.h"

#include "model/game/journal/format.h"
#include "model/game/open_game.h"
#include "model/game/record/snapshot.h"
#include "model/notation/notation.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

using rules::Step;

// Rules that were corrected since a game was played are played here by records that no rules have
// ever made: an answer that was never offered, or a snapshot of another position.

namespace {

/// A game in the middle of Stealin', with a snapshot at its end.
Record aRecord()
{
    Game game = newGame(3, nothingKept);
    rules::Random random(71);
    playTo(game, Step::PerformAction, random);
    for (int i = 0; i < 4; ++i) moveOn(game, random);
    game.takeSnapshot();
    return game.record();
}

Number lastSnapshot(const Record& record)
{
    Number n = record.size();
    while (!record.at(n).is<Snapshot>()) --n;
    return n;
}

/// The same record with other words in one entry.
Record with(const Record& record, Number number, const EntryBody& body)
{
    Record changed = record.beginning(number - 1);
    changed.append({number, record.at(number).time, body});
    for (Number n = number + 1; n <= record.size(); ++n) changed.append(record.at(n));
    return changed;
}

/// An answer that the question has never offered.
Record withWrongAnswer(const Record& record, Number number)
{
    Answered wrong = *record.at(number).as<Answered>();
    wrong.answer.choice = rules::Choice(rules::Pawn::Shotgun);
    return with(record, number, wrong);
}

Number firstPlayCard(const Record& record)
{
    Number n = 1;
    const auto isIt = [&record](Number number) {
        const auto* body = record.at(number).as<Answered>();
        return body != nullptr && body->answer.ask == rules::QuestionKind::PlayCard;
    };
    while (!isIt(n)) ++n;
    return n;
}

/// The file that an earlier program would have written.
void writeOld(const std::filesystem::path& path, const Record& record)
{
    writeAll(path, writeJournal(record, rulesRevision - 1));
}

} // namespace

TEST(CorrectedRules, openFromTheSnapshotAndSaySo)
{
    const TemporaryFolder folder;
    const Record played = aRecord();
    const Number at = lastSnapshot(played);
    History history;
    history.extend(played);
    State other = *history.stateAfter(played.head());
    rules::Table table = *other.table;
    table.put(rules::Pawn::Marshal, rules::inside(table.express.back()));
    other.table = std::make_shared<const rules::Table>(table);
    ASSERT_NE(other, *history.stateAfter(played.head()));
    writeOld(folder / "a", with(played, at, snapshotOf(other, played.head())));

    OpenedGame opened = openGame(folder / "a", countingClock());
    ASSERT_TRUE(opened.kept);
    EXPECT_FALSE(opened.fault);
    EXPECT_EQ(opened.disagreements, (std::vector<Disagreement>{{at, std::nullopt}}));
    EXPECT_EQ(opened.kept.game->now().state, other) << "the table that people had before them";
    EXPECT_TRUE(opened.unreachable.empty());
    rules::Random random(1);
    EXPECT_EQ(moveOn(*opened.kept.game, random).saved, Saved::Yes);
    const State last = opened.kept.game->now().state;
    opened = {};

    const OpenedGame again = openGame(folder / "a", countingClock());
    ASSERT_TRUE(again.kept);
    EXPECT_TRUE(again.disagreements.empty()) << "that was said when it was opened first";
    EXPECT_EQ(again.kept.game->now().state, last);
}

TEST(CorrectedRules, openFromTheSnapshotBehindAnAnswerThatIsNoneAnyMore)
{
    const TemporaryFolder folder;
    const Record played = aRecord();
    const Number wrong = firstPlayCard(played);
    writeOld(folder / "a", withWrongAnswer(played, wrong));
    const OpenedGame opened = openGame(folder / "a", countingClock());
    ASSERT_TRUE(opened.kept);
    ASSERT_EQ(opened.disagreements.size(), 1U);
    EXPECT_EQ(opened.disagreements[0].entry, wrong);
    ASSERT_TRUE(opened.disagreements[0].objection);
    EXPECT_EQ(opened.disagreements[0].objection->misfit, Misfit::NotOffered);
    History history;
    history.extend(played);
    EXPECT_EQ(opened.kept.game->now().state, *history.stateAfter(played.head()));
    EXPECT_EQ(opened.kept.game->at(wrong), std::nullopt) << "nobody knows what it was like there";
    EXPECT_TRUE(opened.kept.game->at(wrong - 1));
}

TEST(CorrectedRules, withoutASnapshotGoOnFromWhereTheyAgree)
{
    const TemporaryFolder folder;
    const Record whole = aRecord();
    const Record played = whole.beginning(lastSnapshot(whole) - 1);
    const Number wrong = firstPlayCard(played);
    writeOld(folder / "a", withWrongAnswer(played, wrong));
    OpenedGame opened = openGame(folder / "a", countingClock());
    ASSERT_TRUE(opened.kept);
    Game& game = *opened.kept.game;
    EXPECT_EQ(opened.unreachable.front(), wrong);
    EXPECT_EQ(opened.unreachable.back(), played.head());
    EXPECT_EQ(game.now().at, wrong - 1);
    EXPECT_EQ(game.record().at(wrong), withWrongAnswer(played, wrong).at(wrong)) << "all is kept";
    EXPECT_EQ(game.goTo(played.head()).objection->misfit, Misfit::NowhereToGo);
    EXPECT_EQ(game.redoStep().objection->misfit, Misfit::NowhereToGo);
    rules::Random random(1);
    EXPECT_EQ(moveOn(game, random).saved, Saved::Yes);
    EXPECT_EQ(readJournal(readAll(folder / "a")).record, game.record());
}

TEST(CorrectedRules, areNotSuspectedForADigestThatCountsMore)
{
    const Record played = aRecord();
    const Number at = lastSnapshot(played);
    Snapshot snapshot = *played.at(at).as<Snapshot>();
    ++snapshot.digest;
    const Record renamed = with(played, at, snapshot);
    History history;
    history.extend(renamed);
    EXPECT_TRUE(history.disagreements().empty());
    History corrected;
    corrected.extend(withWrongAnswer(renamed, firstPlayCard(played)));
    EXPECT_TRUE(corrected.knows(played.head())) << "the snapshot still serves";
}

TEST(CorrectedRules, areNoted)
{
    const TemporaryFolder folder;
    writeOld(folder / "a", aRecord());
    const OpenedGame opened = openGame(folder / "a", countingClock());
    ASSERT_TRUE(opened.kept);
    EXPECT_TRUE(opened.disagreements.empty());
    const Entry& last = opened.kept.game->record().entries().back();
    ASSERT_TRUE(last.is<Reopened>());
    EXPECT_EQ(last.as<Reopened>()->rulesRevision, rulesRevision);
    EXPECT_EQ(readJournal(readAll(folder / "a")).rules, rulesRevision);
}

namespace {

/// In turmoil Belle draws, and holds her Brilliant Idea herself.
Game inTurmoil()
{
    const auto read = notation::read(
        "rules combined-2.1\nkeeps decks\ntrain locomotive saloon luggage\n"
        "seats belle doc\nfirst belle\nround 1 card(turmoil normal)\n"
        "step play-card\nbelle in saloon\ndoc in luggage\nmarshal in locomotive\n"
        "belle hand brilliant-idea; pile 2 move robbery\ndoc hand fire; pile 2 move\n");
    EXPECT_TRUE(read.mistakes.empty());
    Started started;
    started.table = std::make_shared<const rules::Table>(read.position.table);
    Game game(started, countingClock());
    EXPECT_TRUE(game.answer(rules::Choice(rules::Pawn::Belle)).isAccepted());
    EXPECT_TRUE(game.answer(rules::Choice(rules::ChoiceKind::Done)).isAccepted());
    return game;
}

/// As it was when this entry was not asked for.
Record without(const Record& record, Number number)
{
    Record changed = record.beginning(number - 1);
    for (Number n = number + 1; n <= record.size(); ++n) {
        Entry entry = record.at(n);
        entry.number = n - 1;
        changed.append(entry);
    }
    return changed;
}

} // namespace

/// Since revision 6 she is asked, because it would tell that there is nothing to search for.
TEST(CorrectedRules, readGamesInWhichWhoDrewInTurmoilWasNotAskedMore)
{
    constexpr std::uint32_t earlier = 5;
    const TemporaryFolder folder;
    Game game = inTurmoil();
    ASSERT_TRUE(game.answer(rules::Choice(rules::ChoiceKind::Draw)).isAccepted());
    const Number draws = game.record().size();
    const rules::Card fire{rules::Pawn::Doc, rules::CardKind::Fire, 0};
    ASSERT_TRUE(game.answer(rules::Choice(fire)).isAccepted());
    writeAll(folder / "a", writeJournal(without(game.record(), draws), earlier));
    const OpenedGame opened = openGame(folder / "a", countingClock());
    ASSERT_TRUE(opened.kept);
    EXPECT_TRUE(opened.disagreements.empty());
    EXPECT_EQ(opened.kept.game->now().table(), game.now().table());
}

} // namespace caboose::game::test
