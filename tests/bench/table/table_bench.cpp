// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a key to the painted answer, in the whole window; and the map painted at the size of a
// television. Beside each the same for an empty window of the docking library, in the same run.

#include "app/window/program.h"
#include "views/widgets/train_map/train_map.h"

#include <kddockwidgets/MainWindow.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QMainWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;
using namespace caboose;

namespace {

constexpr QSize television(1920, 1080);
constexpr std::size_t answers = 500;
constexpr int paintings = 100;
/// One picture of a screen with 60 Hz.
constexpr double frame = 16.6;

struct Times {
    double median = 0;
    double worst = 0; ///< 99 in 100 are below
};

/// What it costs, in milliseconds, until everything that a deed brought about is on the screen.
double timeOf(const std::function<void()>& deed)
{
    QElapsedTimer timer;
    timer.start();
    deed();
    QApplication::sendPostedEvents();
    QApplication::processEvents();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

Times timesOf(std::vector<double> all)
{
    std::sort(all.begin(), all.end());
    return {all[all.size() / 2], all[all.size() * 99 / 100]};
}

Times timesOf(int count, const std::function<void(int)>& deed)
{
    std::vector<double> all;
    all.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) all.push_back(timeOf([&] { deed(i); }));
    return timesOf(std::move(all));
}

void print(const char* what, Times ours, Times empty)
{
    std::printf("%-32s median %6.2f ms   99 in 100 below %6.2f ms (limit %.1f)   "
                "empty window %6.2f ms   ratio %.1f\n",
                what, ours.median, ours.worst, frame, empty.median, ours.median / empty.median);
}

void press(QWidget* window, const QString& keys)
{
    const QKeyCombination combination = QKeySequence(keys)[0];
    QTest::keyClick(window, combination.key(), combination.keyboardModifiers());
}

/// A key that does what the question on the table allows: a different one each time.
QString someKey(app::Program& program, int turn)
{
    const auto& rows = program.gameDocument().models().options.rows();
    QStringList keys;
    for (const items::OptionRow& row : rows) {
        if (row.hint.isPossible() && !row.hint.keys.isEmpty()) keys.append(row.hint.keys);
    }
    return keys.isEmpty() ? u"Space"_s : keys[turn % keys.size()];
}

struct Answers {
    Times atTheTable;
    Times intoTheScoring; ///< the answer that puts the page of the final score into the window
};

/// Sample games to their end, again and again.
Answers answer(app::Program& program)
{
    app::GameDocument& gameDocument = program.gameDocument();
    bool isScoring = false;
    const auto watched = QObject::connect(&gameDocument, &app::GameDocument::finalScoringChanged,
                                          [&](bool hasBegun) { isScoring = hasBegun; });
    std::vector<double> atTheTable;
    std::vector<double> intoTheScoring;
    while (atTheTable.size() < answers) {
        if (isScoring || gameDocument.game()->now().awaits == game::Awaits::Nothing) {
            gameDocument.openSample();
            QTest::qWait(500);
        }
        const game::Number before = gameDocument.game()->now().at;
        const QString key = someKey(program, static_cast<int>(atTheTable.size()));
        const double time = timeOf([&] { press(program.window(), key); });
        if (gameDocument.game()->now().at == before) qFatal("table_bench: a key did nothing");
        (isScoring ? intoTheScoring : atTheTable).push_back(time);
    }
    QObject::disconnect(watched);
    return {timesOf(std::move(atTheTable)), timesOf(std::move(intoTheScoring))};
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
    const QTemporaryDir settings;
    app::Program program({.settingsFolder = settings.path(), .layout = u"stealin"_s});
    program.show();
    program.gameDocument().openSample();
    program.window()->resize(television);
    QTest::qWait(1000);
    program.window()->activateWindow();
    QTest::qWait(200);
    const Answers ours = answer(program);
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

    views::TrainMap map(program.gameDocument().models());
    map.resize(television);
    map.show();
    QTest::qWait(200);
    print("the map painted at 1920x1080", paint(map), paint(empty));
    print("the map at a new size", resize(map), resize(empty));
    return 0;
}
