// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/journal/journal_text.h"
#include "model/game/record/go_on.h"
#include "model/game/record/rules_revision.h"
#include "model/rules/core/observe.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

namespace {

/// The last revision by which what has one possible answer was never asked.
constexpr std::uint32_t silent = 2;

/// The expert variant asks everybody whether they discard bullets, also who has none.
Game dealtToExperts()
{
    Game game = newGame(4, allKept, rules::Edition::Official2016Expert);
    rules::Random random(11);
    playToEnd(game, random);
    return game;
}

bool wentWithoutSaying(const Game& game, Number number)
{
    const Record& record = game.record();
    const bool isAnswer = number > 1 && record.at(number).is<Answered>();
    const auto before = isAnswer ? game.at(record.parent(number)) : std::nullopt;
    const rules::Question* open = before ? before->question() : nullptr;
    return open != nullptr && open->possible() == 1 && !open->isNumeric() &&
           rules::tellsBySilence(*open, before->table());
}

/// A beat of which this was all: somebody said that it was done.
bool wasWholeBeat(const Game& game, Number number)
{
    const State before = game.at(game.record().parent(number))->state;
    const State after = game.at(number)->state;
    return before.answers.empty() && after.answers.empty() && isWaitedFor(*before.table);
}

/// What an earlier program would have written of the same game.
Record asPlayedBy(std::uint32_t rules, const Game& game)
{
    Record record(rules);
    for (const Entry& entry : game.record().entries()) {
        const bool isSilent = wentWithoutSaying(game, entry.number);
        const bool isDone = isSilent && wasWholeBeat(game, entry.number);
        if (entry.is<Snapshot>() || (isSilent && !isDone)) continue;
        const EntryBody body = isDone ? EntryBody(WentOn{}) : entry.body;
        record.append({record.size() + 1, entry.time, body});
    }
    return record;
}

JournalReading writtenAndRead(const Record& record)
{
    return readJournal(writeJournal(record, record.begunBy()));
}

} // namespace

TEST(EarlierRules, playWhatWentWithoutSayingInTheirTime)
{
    const Game game = dealtToExperts();
    const Record record = asPlayedBy(silent, game);
    ASSERT_LT(record.size() + 4, game.record().size());
    const JournalReading reading = writtenAndRead(record);
    ASSERT_TRUE(reading.isSound());
    EXPECT_TRUE(reading.history.disagreements().empty());
    const std::optional<State> end = reading.history.stateAfter(reading.record.head());
    ASSERT_TRUE(end);
    EXPECT_EQ(positionOf(*end), positionOf(game.now().state));
}

TEST(EarlierRules, areNotTheRulesOfToday)
{
    const Record record = asPlayedBy(rulesRevision, dealtToExperts());
    EXPECT_FALSE(writtenAndRead(record).history.disagreements().empty());
}

TEST(EarlierRules, tellWhatHappenedWithoutBeingAsked)
{
    const Game game = dealtToExperts();
    const JournalReading reading = writtenAndRead(asPlayedBy(silent, game));
    const auto kept = [](const auto& effectOf, const Record& record) {
        int count = 0;
        for (Number n = 2; n <= record.size(); ++n) {
            if (!record.isMove(n)) continue;
            const std::optional<EntryEffect> effect = effectOf(n);
            for (const rules::Happening& happening : effect->happenings) {
                count += happening.what == rules::HappeningKind::CardsKept ? 1 : 0;
            }
        }
        return count;
    };
    const int now = kept([&](Number n) { return game.effectOf(n); }, game.record());
    const int then = kept([&](Number n) { return effectOf(reading.record, reading.history, n); },
                          reading.record);
    EXPECT_GT(now, 0);
    EXPECT_EQ(then, now);
}

/// From the moment on at which today's rules went on, they count.
TEST(EarlierRules, endWhereTheGameWasReopened)
{
    Record record(silent);
    const Game game = dealtToExperts();
    record.append(game.record().at(1));
    record.append({2, game.record().at(1).time, Reopened{rulesRevision}});
    EXPECT_EQ(record.begunBy(), silent);
    EXPECT_EQ(record.rulesOf(1), silent);
    EXPECT_EQ(record.rulesOf(2), rulesRevision);
    EXPECT_EQ(record.beginning(1).begunBy(), silent);
}

} // namespace caboose::game::test
