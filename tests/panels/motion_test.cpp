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
    static void start(Stage& stage);
    static items::GameModels& models(Stage& stage) { return stage.program().following().models(); }
    static views::MapLayout layout(Stage& stage) { return {models(stage), QSize(900, 320)}; }
    static views::PieceBox mover(Stage& stage, const views::MapLayout& layout);
};

void MotionTest::start(Stage& stage)
{
    stage.start({}, app::panelList());
    views::setMotionWanted(false);
    stage.trigger(QStringLiteral("game.sample"));
    stage.playTo(rules::Ask::MoveTo);
    settle();
}

views::PieceBox MotionTest::mover(Stage& stage, const views::MapLayout& layout)
{
    for (const views::PieceBox& piece : layout.pieces()) {
        const bool isPawn = piece.kind == views::PieceKind::Pawn;
        if (isPawn && models(stage).pawns.at(piece.row).hasTurn) return piece;
    }
    return layout.pieces().front();
}

void MotionTest::aMoveIsSeen()
{
    Stage stage;
    start(stage);
    const views::MapLayout before = layout(stage);
    const views::PieceBox piece = mover(stage, before);
    views::MapMotion motion;
    motion.moveTo(before, true);
    QVERIFY(!motion.isRunning());
    models(stage).options.choose(models(stage).options.at(0).id);
    motion.moveTo(layout(stage), true);
    QVERIFY(motion.isRunning());
    QCOMPARE(motion.areaOf(piece).center().toPoint(), piece.area.center().toPoint());
    QTRY_VERIFY(!motion.isRunning());
    QVERIFY(motion.areaOf(piece).center().toPoint() != piece.area.center().toPoint());
}

void MotionTest::undoIsSeenBackwards()
{
    Stage stage;
    start(stage);
    const views::MapLayout before = layout(stage);
    const views::PieceBox piece = mover(stage, before);
    views::MapMotion motion;
    models(stage).options.choose(models(stage).options.at(0).id);
    motion.moveTo(layout(stage), false);
    const QPoint there = motion.areaOf(piece).center().toPoint();
    QVERIFY(there != piece.area.center().toPoint());
    stage.trigger(QStringLiteral("game.undo"));
    motion.moveTo(layout(stage), true);
    QVERIFY(motion.isRunning());
    QCOMPARE(motion.areaOf(piece).center().toPoint(), there);
    QTRY_VERIFY(!motion.isRunning());
    QCOMPARE(motion.areaOf(piece).center().toPoint(), piece.area.center().toPoint());
}

void MotionTest::itCanBeSwitchedOff()
{
    Stage stage;
    start(stage);
    views::MapMotion motion;
    motion.moveTo(layout(stage), false);
    models(stage).options.choose(models(stage).options.at(0).id);
    motion.moveTo(layout(stage), false);
    QVERIFY(!motion.isRunning());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::MotionTest)
#include "motion_test.moc"
