// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/widgets/train_map/map_layout.h"
#include "views/widgets/train_map/map_motion.h"

#include <QTest>

namespace caboose::test {

/// Pieces go where they went, and back again when it is undone.
class MotionTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsSeen();
    void undoIsSeenBackwards();
    void itCanBeSwitchedOff();

private:
    /// A game in which somebody is about to move.
    static void start(RunningProgram& running);
    static items::GameModels& models(RunningProgram& running)
    {
        return running.program().gameDocument().models();
    }
    static views::MapLayout layout(RunningProgram& running)
    {
        return {models(running), QSize(900, 320)};
    }
    static views::PieceBox mover(RunningProgram& running, const views::MapLayout& layout);
};

void MotionTest::start(RunningProgram& running)
{
    running.start({}, app::panelList());
    views::setMotionWanted(false);
    running.trigger(QStringLiteral("game.sample"));
    running.playTo(rules::QuestionKind::MoveTo);
    settle();
}

views::PieceBox MotionTest::mover(RunningProgram& running, const views::MapLayout& layout)
{
    for (const views::PieceBox& piece : layout.pieces()) {
        const bool isPawn = piece.kind == views::PieceKind::Pawn;
        if (isPawn && models(running).pawns.at(piece.row).hasTurn) return piece;
    }
    return layout.pieces().front();
}

void MotionTest::aMoveIsSeen()
{
    RunningProgram running;
    start(running);
    const views::MapLayout before = layout(running);
    const views::PieceBox piece = mover(running, before);
    views::MapMotion motion;
    motion.moveTo(before, true);
    QVERIFY(!motion.isRunning());
    models(running).options.choose(models(running).options.at(0).id);
    motion.moveTo(layout(running), true);
    QVERIFY(motion.isRunning());
    QCOMPARE(motion.areaOf(piece).center().toPoint(), piece.area.center().toPoint());
    QTRY_VERIFY(!motion.isRunning());
    QVERIFY(motion.areaOf(piece).center().toPoint() != piece.area.center().toPoint());
}

void MotionTest::undoIsSeenBackwards()
{
    RunningProgram running;
    start(running);
    const views::MapLayout before = layout(running);
    const views::PieceBox piece = mover(running, before);
    views::MapMotion motion;
    models(running).options.choose(models(running).options.at(0).id);
    motion.moveTo(layout(running), false);
    const QPoint there = motion.areaOf(piece).center().toPoint();
    QVERIFY(there != piece.area.center().toPoint());
    running.trigger(QStringLiteral("game.undo"));
    motion.moveTo(layout(running), true);
    QVERIFY(motion.isRunning());
    QCOMPARE(motion.areaOf(piece).center().toPoint(), there);
    QTRY_VERIFY(!motion.isRunning());
    QCOMPARE(motion.areaOf(piece).center().toPoint(), piece.area.center().toPoint());
}

void MotionTest::itCanBeSwitchedOff()
{
    RunningProgram running;
    start(running);
    views::MapMotion motion;
    motion.moveTo(layout(running), false);
    models(running).options.choose(models(running).options.at(0).id);
    motion.moveTo(layout(running), false);
    QVERIFY(!motion.isRunning());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::MotionTest)
#include "motion_test.moc"
