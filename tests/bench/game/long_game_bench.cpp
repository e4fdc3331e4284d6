// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Games far longer than anybody plays: what grows faster than they do would be felt some day.
//
// On two shared cores, in milliseconds of the processor (preset dev):
//
//     adjustments             12,500   25,000  100,000
//     saying them                595      845     3333
//     writing the file            18       36      148
//     opening it                 231      447     1833
//     exporting as text          278      515     2022
//     showing the log            276      518     2036
//     undo and redo, each         86      170      694
//
// At most 257 MB were in use, with the longest game there twice while it is read.

#include "model/game/journal/format.h"
#include "model/game/open_game.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/bench/game/longest_game.h"
#include "views/items/log/log_model.h"
#include "views/items/story/story.h"

#include <QCoreApplication>

#include <array>
#include <cstdio>
#include <ctime>
#include <sys/resource.h>

namespace caboose {

namespace {

using game::Game;

/// Somebody corrects where a bandit stands, again and again.
Game adjusted(int times)
{
    const Game& longest = game::longestGame();
    game::Record start = longest.record().beginning(longest.record().size() / 2);
    game::History history;
    history.extend(start);
    Game game(std::move(start), std::move(history), game::countingClock());
    const rules::Table& table = game.now().table();
    const rules::Pawn who = table.seats.front().characters[0];
    const rules::Location here = table.where(who);
    const rules::Location other = rules::inside(rules::Car::Locomotive);
    for (int n = 0; n < times; ++n) {
        game.adjust(
            {{.what = game::AdjustmentKind::Pawn, .who = who, .to = n % 2 == 0 ? other : here}});
    }
    return game;
}

/// As long as it keeps the processor busy, in milliseconds.
template <typename Work>
double taken(Work work)
{
    const std::clock_t begin = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

struct Times {
    double adjusting = 0;
    double writing = 0;
    double opening = 0;
    double exporting = 0;
    double showing = 0;
    double undoing = 0;
};

Times timesOf(int length)
{
    Times times;
    std::optional<Game> game;
    times.adjusting = taken([&] { game.emplace(adjusted(length)); });
    std::string text;
    times.writing = taken([&] { text = game::writeJournal(game->record(), game::rulesRevision); });
    times.opening = taken([&] {
        game::JournalReading reading = game::readJournal(text);
        game.emplace(std::move(reading.record), std::move(reading.history), game::countingClock());
    });
    times.exporting = taken([&] { items::asText(items::storyOf(*game)); });
    items::LogModel log;
    times.showing = taken([&] { log.show(*game, items::Viewpoint::Table); });
    times.undoing = taken([&] {
        for (int n = 0; n < length / 2; ++n) {
            game->undoStep();
            game->redoStep();
        }
    });
    return times;
}

long megabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

void print(const char* what, const std::array<Times, 3>& all, double Times::*time)
{
    std::printf("%-28s %8.0f ms %8.0f ms %8.0f ms   x%.1f\n", what, all[0].*time, all[1].*time,
                all[2].*time, all[2].*time / (all[0].*time + 1e-9));
}

} // namespace

} // namespace caboose

int main(int count, char** values)
{
    const QCoreApplication application(count, values);
    using caboose::Times;
    constexpr std::array lengths{12'500, 25'000, 100'000};
    std::array<Times, 3> all;
    for (std::size_t n = 0; n < lengths.size(); ++n) all[n] = caboose::timesOf(lengths[n]);
    std::printf("%-28s %8d    %8d    %8d      last to first; x8 is linear\n", "adjustments",
                lengths[0], lengths[1], lengths[2]);
    caboose::print("saying them", all, &Times::adjusting);
    caboose::print("writing the file", all, &Times::writing);
    caboose::print("opening it", all, &Times::opening);
    caboose::print("exporting as text", all, &Times::exporting);
    caboose::print("showing the log", all, &Times::showing);
    caboose::print("undo and redo, each", all, &Times::undoing);
    std::printf("largest: %ld MB\n", caboose::megabytes());
    return 0;
}
