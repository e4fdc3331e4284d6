// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/notation.h"
#include "model/rules/10_actions/action_row.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/judge.h"
#include "model/rules/playout/random.h"
#include "model/rules/playout/random_player.h"
#include "tests/fuzz/feed.h"
#include "tests/fuzz/part.h"

namespace caboose::fuzz {

namespace {

using namespace rules;

constexpr int mostBeats = 30;
constexpr std::uint32_t shareOfDeeds = 64;
constexpr std::uint32_t shareOfSteps = 32;
/// A game that was begun in some step may end after each beat.
constexpr std::uint32_t shareOfEnds = 8;

/// A question that waits has an answer; one that nobody can answer says so.
void look(const Outcome& outcome)
{
    if (outcome.settled == BeatStatus::Finished) return;
    mustHold(outcome.question.has_value(), "there is a question where a beat stops");
    const Question& question = *outcome.question;
    const bool hasAnswer = question.possible() > 0 || question.isNumeric();
    const bool isStuck = outcome.settled == BeatStatus::Stuck;
    mustHold(hasAnswer != isStuck, "only a question without an answer has no way on");
}

void playOn(Table table, Part ends)
{
    RandomPlayer player(digest(table));
    for (int i = 0; i < mostBeats && table.progress.step != Step::GameOver; ++i) {
        if (!playBeat(table, player)) return;
        if (!isSeed() && ends.has()) return;
    }
}

void playInEachStep(Table table, Part part, const Part& ends)
{
    for (int step = 0; step < stepCount; ++step) {
        if (!part.has()) continue;
        table.progress.step = static_cast<Step>(step);
        if (!inconsistencies(table).empty()) continue;
        look(resolve(table, {}));
        playOn(table, ends);
    }
}

void judgeAll(const Table& table, Deed deed)
{
    judge(table, deed);
    const std::optional<Question> question = optionsFor(table, deed);
    look(tryAction(table, deed.who, deed.action, {}));
    if (!question) return;
    for (const Option& option : *question) {
        deed.target = option.choice;
        judge(table, deed);
        const std::optional<Question> then = optionsFor(table, deed);
        if (!then || then->size() == 0) continue;
        deed.then = then->begin()->choice;
        judge(table, deed);
        deed.then.reset();
    }
}

/// Of those who are not there, one of each kind will do; so will one for actions that are not
/// written.
bool isWorthTrying(const Table& table, Pawn who, CardKind action)
{
    const ActionRow* row = actionRow(action);
    const bool isWritten = row != nullptr && row->isRefereed();
    const bool isThere = isOnTable(table.where(who));
    const bool isOneOfMany = who == Pawn::Mei || who == Pawn::Marshal || who == Pawn::Shotgun;
    return isWritten ? isThere || isOneOfMany : who == Pawn::Belle;
}

void doEachDeed(const Table& table, Part part)
{
    for (int who = 0; who < pawnCount; ++who) {
        for (int action = 0; action < cardKindCount; ++action) {
            const auto kind = static_cast<CardKind>(action);
            if (!isWorthTrying(table, pawnAt(who), kind) || !part.has()) continue;
            judgeAll(table, {pawnAt(who), kind, {}, {}});
        }
    }
    for (int event = 0; event < eventCount; ++event) {
        if (part.has()) look(tryEvent(table, static_cast<Event>(event), {}));
    }
}

} // namespace

/// Any position that has no inconsistencies is judged and played, in every step, with every deed.
void feed(std::string_view text)
{
    const notation::Reading reading = notation::read(text);
    const Table& table = reading.position.table;
    if (!inconsistencies(table).empty()) return;
    look(resolve(table, {}));
    resolve(table, reading.position.answers);
    doEachDeed(table, {text, shareOfDeeds});
    playInEachStep(table, {text, shareOfSteps}, {text, shareOfEnds});
}

} // namespace caboose::fuzz
