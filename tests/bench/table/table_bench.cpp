// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a key to the painted answer, in the whole window, the game's file on disk included; panels
// that are opened for the first time; and the map painted at the size of a television. Beside each
// the same for an empty window of the docking library, in the same run.

#include "app/window/program.h"
#include "model/game/journal/format.h"
#include "model/game/journal/growing_file.h"
#include "model/game/journal/journal_text.h"
#include "tests/bench/game/longest_game.h"
#include "views/items/game/sample_game.h"
#include "views/widgets/train_map/train_map.h"

#include <kddockwidgets/MainWindow.h>

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMainWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace caboose;

namespace {

constexpr QSize television(1920, 1080);
constexpr std::size_t answers = 500;
constexpr int paintings = 100;
/// One picture of a screen with 60 Hz.
constexpr double frame = 1000.0 / 60;
/// What nobody takes for waiting.
constexpr double atOnce = 100;

/// In milliseconds.
struct Time {
    double wall = 0;
    double processor =
        0; ///< what the wall comes to where nobody else wants the processor, and no disk
};

struct Times {
    Time median;
    Time worst; ///< 99 in 100 are below
};

double processorTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// What it costs until everything that a deed brought about is on the screen.
Time timeOf(const std::function<void()>& deed)
{
    QElapsedTimer timer;
    timer.start();
    const double before = processorTime();
    deed();
    QApplication::sendPostedEvents();
    QApplication::processEvents();
    return {static_cast<double>(timer.nsecsElapsed()) / 1e6, processorTime() - before};
}

double nthOf(std::vector<Time> all, std::size_t n, double Time::*member)
{
    std::sort(all.begin(), all.end(),
              [member](const Time& a, const Time& b) { return a.*member < b.*member; });
    return all[n].*member;
}

Times timesOf(const std::vector<Time>& all)
{
    const auto at = [&all](std::size_t n) {
        return Time{nthOf(all, n, &Time::wall), nthOf(all, n, &Time::processor)};
    };
    return {at(all.size() / 2), at(all.size() * 99 / 100)};
}

Times timesOf(int count, const std::function<void(int)>& deed)
{
    std::vector<Time> all;
    all.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) all.push_back(timeOf([&] { deed(i); }));
    return timesOf(all);
}

void print(const char* what, const Times& ours, const Times& empty)
{
    std::printf("%-32s median %6.2f ms   99 in 100 below %6.2f ms (limit %.1f)   "
                "processor %6.2f ms, %6.2f ms   empty window %6.2f ms   ratio %.1f\n",
                what, ours.median.wall, ours.worst.wall, frame, ours.median.processor,
                ours.worst.processor, empty.median.wall, ours.median.wall / empty.median.wall);
}

void press(QWidget* window, const QString& keys)
{
    const QKeyCombination combination = QKeySequence(keys)[0];
    QTest::keyClick(window, combination.key(), combination.keyboardModifiers());
}

/// A kept hand is seen once its curtain is open.
void openCurtain(app::Program& program)
{
    const items::OptionsModel& options = program.gameDocument().models().options;
    const auto isAnswer = [](const items::OptionRow& row) {
        return row.id < items::OptionsModel::curtainRow;
    };
    const auto curtain = std::find_if_not(options.rows().begin(), options.rows().end(), isAnswer);
    const bool isClosed = std::none_of(options.rows().begin(), options.rows().end(), isAnswer);
    if (isClosed && curtain != options.rows().end()) press(program.window(), curtain->hint.keys);
}

/// A key that does what the question on the table allows: a different one each time.
QString someKey(app::Program& program, int turn)
{
    const auto& rows = program.gameDocument().models().options.rows();
    QStringList keys;
    for (const items::OptionRow& row : rows) {
        const bool isAnswer = row.id < items::OptionsModel::curtainRow;
        if (isAnswer && row.hint.isPossible() && !row.hint.keys.isEmpty())
            keys.append(row.hint.keys);
    }
    return keys.isEmpty() ? u"Space"_s : keys[turn % keys.size()];
}

struct Answers {
    Times atTheTable;
    Times intoTheScoring; ///< the answer that puts the page of the final score into the window
};

/// Makes a file of the game as it is, and goes on with it there.
void goOnWith(app::Program& program, const game::Game& game, const QString& folder)
{
    static int number = 0;
    const QString path = u"%1/%2.caboose"_s.arg(folder, QString::number(++number));
    QFile file(path);
    const std::string text = game::writeJournal(game.record(), game::rulesRevision);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0 || !file.flush())
        qFatal("table_bench: no file can be written");
    file.close();
    if (!program.gameDocument().openFile(path)) qFatal("table_bench: the game can't be opened");
    QTest::qWait(500);
}

/// The game to its end, again and again.
Answers answer(app::Program& program, const game::Game& game, const QString& folder)
{
    app::GameDocument& gameDocument = program.gameDocument();
    goOnWith(program, game, folder);
    bool isScoring = false;
    const auto watched = QObject::connect(&gameDocument, &app::GameDocument::finalScoringChanged,
                                          [&](bool hasBegun) { isScoring = hasBegun; });
    std::vector<Time> atTheTable;
    std::vector<Time> intoTheScoring;
    while (atTheTable.size() < answers) {
        if (isScoring || gameDocument.game()->now().awaits == game::Awaits::Nothing)
            goOnWith(program, game, folder);
        openCurtain(program);
        const game::Number before = gameDocument.game()->now().at;
        const QString key = someKey(program, static_cast<int>(atTheTable.size()));
        const Time time = timeOf([&] { press(program.window(), key); });
        if (gameDocument.game()->now().at == before) qFatal("table_bench: a key did nothing");
        (isScoring ? intoTheScoring : atTheTable).push_back(time);
    }
    QObject::disconnect(watched);
    return {timesOf(atTheTable), timesOf(intoTheScoring)};
}

/// What of that is the disk's: a line of a game, until it is safe.
Times writeLines(const QString& folder)
{
    const auto file =
        game::GrowingFile::create(QDir(folder).filePath(u"lines"_s).toStdString()).file;
    if (!file) qFatal("table_bench: no file can be written");
    const std::string line(120, '-');
    return timesOf(answers, [&](int turn) {
        static_cast<void>(file->write(static_cast<std::size_t>(turn) * line.size(), line));
    });
}

/// Each panel that has not been seen yet.
void openPanels(app::Program& program)
{
    for (const app::PanelSpec& panel : program.panels().all()) {
        const Time time = timeOf([&] {
            program.docks().setOpen(panel.id, true);
            QApplication::processEvents();
        });
        std::printf("  %-30s %6.2f ms (limit %.0f)   processor %6.2f ms\n", qPrintable(panel.id),
                    time.wall, atOnce, time.processor);
        program.docks().setOpen(panel.id, false);
        QTest::qWait(100);
    }
}

Times paint(QWidget& widget)
{
    return timesOf(paintings, [&](int) { widget.repaint(); });
}

/// Nothing that was kept from the picture before fits the new size.
Times resize(QWidget& widget)
{
    return timesOf(paintings, [&](int turn) { widget.resize(television - QSize(turn % 2, 0)); });
}

} // namespace

int main(int count, char** values)
{
    const QApplication application(count, values);
    // Beside the program: where temporary files go, there may be no disk.
    const QTemporaryDir settings(QApplication::applicationDirPath() + u"/table-XXXXXX"_s);
    const QString folder = settings.filePath(u"games"_s);
    QDir().mkpath(folder);
    const auto ordinary = items::sampleGame(game::countingClock());
    const game::Game longest = game::shortBeforeItsEnd(game::longestGame());

    app::Program program({.settingsFolder = settings.path(), .layout = u"stealin"_s});
    program.window()->resize(television);
    program.show();
    QTest::qWait(500);
    const Time opened = timeOf([&] { program.gameDocument().openSample(); });
    std::printf("a game opened from the welcome page: %.2f ms   processor %.2f ms\n"
                "panels opened for the first time:\n",
                opened.wall, opened.processor);
    QTest::qWait(500);
    openPanels(program);
    program.layouts().reset();
    program.window()->activateWindow();
    QTest::qWait(1000);
    const Answers ours = answer(program, *ordinary, folder);
    const Answers inLong = answer(program, longest, folder);
    KDDockWidgets::QtWidgets::MainWindow empty(u"empty"_s);
    empty.resize(television);
    empty.show();
    QTest::qWait(200);
    const Times emptyKey = timesOf(paintings, [&](int) {
        press(&empty, u"Space"_s);
        empty.update();
    });
    print("a key to the painted answer", ours.atTheTable, emptyKey);
    print("a key to the final scoring", ours.intoTheScoring, emptyKey);
    std::printf("the same in a game of %u entries:\n", longest.record().size());
    print("a key to the painted answer", inLong.atTheTable, emptyKey);
    print("a key to the final scoring", inLong.intoTheScoring, emptyKey);
    print("of that, the disk", writeLines(folder), emptyKey);

    views::TrainMap map(program.gameDocument().models());
    map.resize(television);
    map.show();
    QTest::qWait(200);
    print("the map painted at 1920x1080", paint(map), paint(empty));
    print("the map at a new size", resize(map), resize(empty));
    return 0;
}
