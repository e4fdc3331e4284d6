// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/plain_output.h"
#include "app/system/session_mark.h"
#include "app/system/system_signals.h"
#include "model/game/journal/journal.h"
#include "tests/source_dir.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/items/welcome/recent_games_model.h"
#include "views/widgets/message_line.h"

#include <QAction>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Files that something happened to while nobody looked, or while the program has them open.
class FilesTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void unreadableMarksAreToldOf();
    void settingsOfALaterVersionAreLeftAlone();
    void unreadableSettingsAreKeptEachTime_data();
    void unreadableSettingsAreKeptEachTime();
    void noMarkIsWrittenThroughALink();
    void foldersMayHaveAnyName();
    void changedGameGoesOnBesideIt();
    void gameOfAnotherProgramIsOnlyLookedAt();
    void messageGoesWhenThereIsRoomAgain();
    void gameWithAnAnswerThatIsNoneAnyMoreIsListedAndOpened();
    void controlCharactersAreShownAndNotObeyed();
    void theGameThatIsFollowedIsNotOpenedTwice();
    void folderOfGamesIsNotReadAtEveryAnswer();
    void gamesAreLookedForAmongGames();
    void gamesAreNamedAndPutAway();
    void aFinishedGameIsNotContinued();

private:
    static app::GameDocument& document(RunningProgram& running)
    {
        return running.program().gameDocument();
    }
    static void begin(RunningProgram& running);
    static void answer(RunningProgram& running);
};

namespace {

/// No file may become larger while it lives, as on a disk without room.
class NoRoom {
public:
    explicit NoRoom(qint64 bytes)
    {
        app::surviveFileSizeLimit();
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{static_cast<rlim_t>(bytes), m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    NoRoom(const NoRoom&) = delete;
    NoRoom& operator=(const NoRoom&) = delete;
    ~NoRoom() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

void FilesTest::begin(RunningProgram& running)
{
    running.start({}, app::panelList());
    document(running).startNew();
    running.playTo(rules::QuestionKind::PlayCard);
}

void FilesTest::answer(RunningProgram& running)
{
    const rules::Question* question = document(running).game()->now().question();
    QVERIFY(question);
    for (const rules::Option& option : *question) {
        if (!option.verdict.isPossible()) continue;
        Q_EMIT document(running).models().options.chosen(option.choice);
        break;
    }
    settle();
}

void FilesTest::unreadableMarksAreToldOf()
{
    RunningProgram running;
    running.write(u"rulebook.json"_s, R"({"format":"caboose-rulebook-marks","marks":[{"sec)");
    running.write(u"reading.json"_s, "\xff\xfe");
    running.start();
    QVERIFY2(running.message().contains(u"reading.json.broken"_s), qPrintable(running.message()));
    running.program().messages().dismiss();
    QVERIFY2(running.message().contains(u"rulebook.json.broken"_s), qPrintable(running.message()));
    running.close();
    running.write(u"rulebook.json"_s, R"({"format":"caboose-rulebook-marks","version":2})");
    running.start();
    QVERIFY2(running.message().contains(u"later version"_s), qPrintable(running.message()));
    running.close();
    QCOMPARE(running.read(u"rulebook.json"_s),
             R"({"format":"caboose-rulebook-marks","version":2})"_ba);
}

void FilesTest::settingsOfALaterVersionAreLeftAlone()
{
    RunningProgram running;
    const QByteArray later = "[format]\nversion=2\n\n[preferences]\ntheme=dark\n";
    running.write(u"caboose.ini"_s, later);
    running.start();
    QVERIFY2(running.message().contains(u"later version"_s), qPrintable(running.message()));
    QVERIFY(running.program().themes().isDark());
    running.trigger(u"view.theme.light"_s);
    running.close();
    QCOMPARE(running.read(u"caboose.ini"_s), later);
}

void FilesTest::unreadableSettingsAreKeptEachTime_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("noise") << QByteArray("\x89PNG\r\n\0\0", 8);
    QTest::newRow("nothing set") << "hello"_ba;
    QTest::newRow("half a line") << "[preferences]\ntheme=dark\nlangua"_ba;
}

void FilesTest::unreadableSettingsAreKeptEachTime()
{
    QFETCH(QByteArray, content);
    RunningProgram running;
    for (const auto& aside : {u"caboose.ini.broken"_s, u"caboose.ini.broken-2"_s}) {
        running.write(u"caboose.ini"_s, content);
        running.start();
        QVERIFY2(running.message().contains(aside), qPrintable(running.message()));
        running.close();
        QCOMPARE(running.read(aside), content);
    }
}

void FilesTest::noMarkIsWrittenThroughALink()
{
    RunningProgram running;
    running.write(u"diary"_s, "dear");
    running.write(u"running/x"_s, "");
    QVERIFY(QFile::link(running.file(u"diary"_s), running.file(u"running/0.lock.starting"_s)));
    const app::SessionMark mark(running.folder());
    QCOMPARE(running.read(u"diary"_s), "dear"_ba);
}

void FilesTest::foldersMayHaveAnyName()
{
    const QTemporaryDir folder;
    const QString odd = folder.filePath(u"a %1 b %2"_s);
    QVERIFY(QDir().mkpath(odd));
    {
        const app::SessionMark mark(odd);
        QVERIFY(QFile::exists(odd + u"/running/0.lock"_s));
    }
    items::RulingsModel rulings;
    app::GameDocument document(odd + u"/games"_s, rulings);
    QStringList files;
    for (int n = 0; n < 3; ++n) {
        document.startNew();
        QVERIFY2(document.file().startsWith(odd + u"/games/"_s), qPrintable(document.file()));
        QVERIFY(!files.contains(document.file()));
        files.append(document.file());
    }
}

void FilesTest::changedGameGoesOnBesideIt()
{
    RunningProgram running;
    begin(running);
    const QString path = document(running).file();
    QVERIFY(QFile::resize(path, 100));
    answer(running);
    const QString now = document(running).file();
    QVERIFY(now != path);
    QVERIFY2(running.message().contains(QFileInfo(now).fileName()), qPrintable(running.message()));
    QCOMPARE(QFileInfo(path).size(), 100);
    running.program().messages().clear();
    answer(running);
    QCOMPARE(running.message(), QString());
    const game::Record record = document(running).game()->record();
    running.close();
    running.start({}, app::panelList());
    QVERIFY(document(running).openFile(now));
    QVERIFY(document(running).game()->record().beginning(record.size()) == record);
}

void FilesTest::gameOfAnotherProgramIsOnlyLookedAt()
{
    RunningProgram running;
    begin(running);
    const QString path = document(running).file();
    running.close();
    {
        const auto other = game::openGame(path.toStdU16String(), [] { return game::Time(); });
        QVERIFY(other.kept);
        running.start({}, app::panelList());
        QVERIFY(document(running).openFile(path));
    }
    const game::Record before = document(running).game()->record();
    running.program().messages().clear();
    answer(running);
    QVERIFY2(running.message().contains(u"only looked at"_s), qPrintable(running.message()));
    document(running).look(true);
    document(running).undo();
    QVERIFY(document(running).game()->record() == before);
    QVERIFY(!running.program().actions().find(u"game.look"_s)->isChecked());
}

void FilesTest::messageGoesWhenThereIsRoomAgain()
{
    RunningProgram running;
    begin(running);
    running.program().messages().clear();
    {
        const NoRoom limit(QFileInfo(document(running).file()).size() + 10);
        answer(running);
        QVERIFY2(running.message().contains(u"can’t be written"_s), qPrintable(running.message()));
        answer(running);
        QCOMPARE(running.program().messages().waiting(), 1);
    }
    QTRY_COMPARE_WITH_TIMEOUT(running.message(), QString(), 10'000);
    const game::Record record = document(running).game()->record();
    QFile file(document(running).file());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(game::readJournal(file.readAll().toStdString()).record == record);
}

void FilesTest::gameWithAnAnswerThatIsNoneAnyMoreIsListedAndOpened()
{
    RunningProgram running;
    QVERIFY(QDir().mkpath(running.file(u"games"_s)));
    const QString path = running.file(u"games/friday.caboose"_s);
    QVERIFY(
        QFile::copy(QStringLiteral(CABOOSE_SOURCE_DIR
                                   "/tests/data/journals/corrected/last-answer-refused.caboose"),
                    path));
    items::RecentGamesModel recent(running.file(u"games"_s));
    recent.refresh();
    QCOMPARE(recent.rowCount(), 1);
    running.start({}, app::panelList());
    QVERIFY(document(running).openFile(path));
    QVERIFY(document(running).game());
}

void FilesTest::controlCharactersAreShownAndNotObeyed()
{
    QBuffer terminal;
    QVERIFY(terminal.open(QIODevice::WriteOnly));
    app::PlainOutput plain(terminal);
    {
        QTextStream out(&plain);
        out << u"\x1b]0;é\a\x7f\u009b2J\tfin\r\n"_s;
    }
    QCOMPARE(QString::fromUtf8(terminal.data()), u"␛]0;é␇␡\ufffd2J\tfin␍\n"_s);
}

void FilesTest::theGameThatIsFollowedIsNotOpenedTwice()
{
    RunningProgram running;
    begin(running);
    running.program().messages().clear();
    const game::Game* followed = document(running).game();
    QVERIFY(document(running).openFile(document(running).file()));
    QCOMPARE(document(running).game(), followed);
    QCOMPARE(running.message(), QString());
}

/// It may hold hundreds: whether there is a game to continue is asked when one is opened or begun.
void FilesTest::folderOfGamesIsNotReadAtEveryAnswer()
{
    RunningProgram running;
    running.start({}, app::panelList());
    const QAction* resume = running.program().actions().find(u"game.continue"_s);
    running.trigger(u"game.sample"_s);
    QVERIFY(!resume->isEnabled());
    running.write(u"games/another.caboose"_s, "a game");
    answer(running);
    QVERIFY(!resume->isEnabled());
    running.trigger(u"game.sample"_s);
    QVERIFY(resume->isEnabled());
}

void FilesTest::gamesAreLookedForAmongGames()
{
    RunningProgram running;
    QVERIFY(QDir().mkpath(running.file(u"games"_s)));
    running.start({}, app::panelList());
    running.trigger(u"game.open"_s);
    auto* dialog = running.window()->findChild<QFileDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->nameFilters().front(), u"Games (*.caboose)"_s);
    QCOMPARE(dialog->directory().canonicalPath(), QDir(running.file(u"games"_s)).canonicalPath());
    QCOMPARE(dialog->labelText(QFileDialog::LookIn), u"Folder:"_s);
    dialog->close();
    settle();
}

void FilesTest::gamesAreNamedAndPutAway()
{
    RunningProgram running;
    running.start({}, app::panelList());
    document(running).startNew();
    const QString first = document(running).file();
    document(running).openSample();
    settle();
    items::RecentGamesModel& recent = document(running).recent();
    recent.refresh();
    QCOMPARE(recent.rowCount(), 1);
    QVERIFY(recent.at(0).name.isEmpty());
    recent.rename(0, u"Friday: Anna/Ben"_s);
    QCOMPARE(recent.at(0).name, u"Friday Anna Ben"_s);
    QVERIFY(!QFile::exists(first));
    recent.putAway(0);
    QCOMPARE(recent.rowCount(), 0);
    QVERIFY(running.message().contains(u"put-away"_s));
    running.answerMessage();
    QCOMPARE(recent.rowCount(), 1);
    QCOMPARE(recent.at(0).name, u"Friday Anna Ben"_s);
    // What is being followed stays where it is.
    document(running).openLast();
    recent.putAway(0);
    QCOMPARE(recent.rowCount(), 1);
}

void FilesTest::aFinishedGameIsNotContinued()
{
    RunningProgram running;
    running.start({}, app::panelList());
    document(running).startNew();
    const QString open = document(running).file();
    document(running).startNew();
    const QString over = document(running).file();
    running.playToEnd();
    document(running).openSample();
    settle();
    document(running).openLast();
    QCOMPARE(document(running).file(), open);
    QVERIFY(open != over);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::FilesTest)
#include "files_test.moc"
