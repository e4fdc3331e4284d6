// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/open_game.h"
#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/playout/playout.h"
#include "tests/items/game_on_the_table.h"
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"
#include "views/items/setup/set_up_run.h"
#include "views/items/welcome/recent_games_model.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QThreadPool>
#include <QTranslator>

#include <atomic>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::RecentGamesModel;

/// The games in the folder of games, as the welcome page lists them.
class RecentGamesTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void sayWhereTheyStand();
    void sayWhoPlays();
    void thatAreOverAreReadOutWhole();
    void areReadAheadWithoutAWord();
    void thatWereReadAheadAreToldOnce();
};

namespace {

game::Time noTime()
{
    return {};
}

/// Has no word, and counts how often another thread than the window's asked for one.
class AskedElsewhere : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char*, const char*, int) const override
    {
        if (QThread::currentThread() != thread()) ++count;
        return {};
    }

    mutable std::atomic<int> count = 0;
};

void playToFirstCard(game::Game& game)
{
    playTo(game, rules::QuestionKind::PlayCard);
}

/// A game of three in this file, played as far as that.
void leaveGame(const QString& path, const items::PlayerNames& people = {},
               void (*play)(game::Game&) = playToFirstCard)
{
    game::Started started;
    started.table = std::make_shared<rules::Table>(
        rules::tableFor(rules::standardPlan(rules::preset(rules::Edition::Official2016), 3)));
    game::NewGame made =
        game::startGame(std::filesystem::path(path.toStdU16String()), std::move(started), noTime);
    if (!people.empty()) made.kept.game->note(items::noteOf(people));
    items::runSetUp(*made.kept.game, rules::Pawn::Belle);
    play(*made.kept.game);
}

} // namespace

void RecentGamesTest::sayWhereTheyStand()
{
    QTemporaryDir folder;
    RecentGamesModel recent(folder.path());
    watchModel(recent);
    recent.refresh();
    QCOMPARE(recent.rowCount(), 0);
    QVERIFY(recent.isSample() && recent.last().isShowing());
    leaveGame(folder.filePath(u"a.caboose"_s));
    QFile broken(folder.filePath(u"b.caboose"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no game");
    broken.close();
    recent.refresh();
    QCOMPARE(printModel(recent, bare({Qt::DisplayRole, RecentGamesModel::PlayersRole})),
             u"Round 1, turn 1 of 4: Standard players=Belle, Cheyenne, Doc\n"_s);
    QVERIFY(recent.last().places.rowCount() > 0);
    // Only what somebody called it is a name, not the time that it began.
    const auto nameAs = [&](const QString& file) {
        const QString path = recent.at(0).path;
        QFile::rename(path, folder.filePath(file + u".caboose"_s));
        recent.refresh();
        return recent.at(0).name;
    };
    for (const QString& time : {u"2026-11-20-1930"_s, u"2026-11-20-1930-2"_s,
                                u"2026-11-20-1930-saved"_s, u"2026-11-20-1930-12-saved"_s})
        QCOMPARE(nameAs(time), QString());
    for (const QString& name : {u"2026-11-20-1930-"_s, u"2026-11-20-193"_s, u"2026-11-20-1930x"_s,
                                u"2026-11-20-1930-saved-2"_s, u"Friday"_s, u"-saved"_s})
        QCOMPARE(nameAs(name), name);
}

void RecentGamesTest::sayWhoPlays()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"a.caboose"_s);
    leaveGame(file, {{rules::Pawn::Belle, u"Anna"_s}, {rules::Pawn::Doc, u"Bo"_s}});
    RecentGamesModel recent(folder.path());
    recent.refresh();
    QCOMPARE(recent.at(0).players, u"Belle (Anna), Cheyenne, Doc (Bo)"_s);
    QCOMPARE(recent.at(0).whoAndWhen, u"Anna, Bo · "_s + recent.at(0).date);
    QVERIFY(recent.index(0).data(Qt::ToolTipRole).toString().endsWith(recent.at(0).players));
    QFile::remove(file);
    leaveGame(file);
    recent.refresh();
    QCOMPARE(recent.at(0).whoAndWhen, recent.at(0).date);
}

/// Its result is a sentence already.
void RecentGamesTest::thatAreOverAreReadOutWhole()
{
    const QTemporaryDir folder;
    leaveGame(folder.filePath(u"a.caboose"_s), {}, playToEnd);
    RecentGamesModel recent(folder.path());
    recent.refresh();
    QVERIFY(recent.at(0).isOver && recent.at(0).standing.endsWith(u'.'));
    const QString said = recent.index(0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(!said.contains(u".."_s) && said.endsWith(u". Belle, Cheyenne, Doc"_s),
             qPrintable(said));
}

/// Two threads that translate at once take each other's words away.
void RecentGamesTest::areReadAheadWithoutAWord()
{
    const QTemporaryDir folder;
    leaveGame(folder.filePath(u"a.caboose"_s));
    leaveGame(folder.filePath(u"b.caboose"_s), {}, playToEnd);
    AskedElsewhere asked;
    QCoreApplication::installTranslator(&asked);
    RecentGamesModel recent(folder.path());
    QThreadPool threads;
    recent.lookAhead(threads);
    threads.waitForDone();
    recent.refresh();
    QCOMPARE(recent.rowCount(), 2);
    QCOMPARE(asked.count.load(), 0);
}

void RecentGamesTest::thatWereReadAheadAreToldOnce()
{
    const QTemporaryDir folder;
    leaveGame(folder.filePath(u"Friday.caboose"_s));
    RecentGamesModel recent(folder.path());
    QThreadPool threads;
    recent.lookAhead(threads);
    threads.waitForDone();
    QFile::rename(folder.filePath(u"Friday.caboose"_s), folder.filePath(u"Sunday.caboose"_s));
    recent.refresh();
    QCOMPARE(recent.at(0).name, u"Friday"_s);
    QCOMPARE(recent.at(0).standing, u"Round 1, turn 1 of 4: Standard"_s);
    recent.refresh();
    QCOMPARE(recent.at(0).name, u"Sunday"_s);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RecentGamesTest)
#include "recent_games_test.moc"
