// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/commands/subcommands.h"
#include "app/system/screen_fit.h"
#include "app/system/session_mark.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/widgets/message_line.h"

#include <QAction>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QMainWindow>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// From start to end of a run: how the last one ended, what the settings hold, the command line.
class SessionTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanEndIsNotMentioned();
    void uncleanEndIsNoticed();
    void crashWhileStartingGivesAPlainStart();
    void twoRunsAtTheSameTime();
    void messagesWaitBehindEachOther();
    void messagesAreAnsweredByKeys();
    void garbageInSettings_data();
    void garbageInSettings();
    void whatWasUsedIsKeptWhenNobodyUsesAnything();
    void theFirstStartWaitsForNoSettings();
    void whatIsSetAlreadyIsNotWrittenAgain();
    void strangeSettingsArePutAside();
    void settingsThatCannotBeWrittenAreMentioned();
    void aNewWindowIsPlacedByTheSystem();
    void windowsFitOntoScreens_data();
    void windowsFitOntoScreens();
    void commandLineIsUnderstood_data();
    void commandLineIsUnderstood();
    void programRunsWithoutADisplay_data();
    void programRunsWithoutADisplay();
    void layoutsByCommand();
    void decisionsAreLoggedOnRequest();
};

namespace {

struct Result {
    int status;
    QString out;
    QString err;
};

/// The real program, with no display in sight.
Result run(const QStringList& arguments, const QString& folder)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& variable : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s}) {
        environment.remove(variable);
    }
    environment.insert(u"CABOOSE_SETTINGS_DIR"_s, folder);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CABOOSE_PROGRAM), arguments);
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

void SessionTest::cleanEndIsNotMentioned()
{
    RunningProgram running;
    running.start();
    QCOMPARE(running.message(), QString());
    running.close();
    running.start();
    QCOMPARE(running.message(), QString());
}

void SessionTest::uncleanEndIsNoticed()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    running.program().layouts().keep();
    running.crash();
    running.start();
    QVERIFY(running.message().contains(u"did not end properly"_s));
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
    running.answerMessage();
    QVERIFY(running.program().docks().isOpen(u"log"_s));
    running.close();
    running.start();
    QCOMPARE(running.message(), QString());
}

void SessionTest::crashWhileStartingGivesAPlainStart()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    running.program().layouts().keep();
    running.crash();
    running.write(u"running/0.lock.starting"_s, "");
    running.start();
    QVERIFY(running.message().contains(u"while it started"_s));
    QVERIFY(running.program().docks().isOpen(u"log"_s));
    running.answerMessage();
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
}

void SessionTest::twoRunsAtTheSameTime()
{
    using LastTime = app::SessionMark::LastTime;
    const QTemporaryDir folder;
    {
        const app::SessionMark first(folder.path());
        const app::SessionMark second(folder.path());
        QCOMPARE(first.lastTime(), LastTime::Clean);
        QCOMPARE(second.lastTime(), LastTime::Clean);
        QVERIFY(QFile::exists(folder.filePath(u"running/0.lock"_s)));
        QVERIFY(QFile::exists(folder.filePath(u"running/1.lock"_s)));
    }
    QVERIFY(!QFile::exists(folder.filePath(u"running/0.lock"_s)));
    QCOMPARE(app::SessionMark(folder.path()).lastTime(), LastTime::Clean);
}

void SessionTest::messagesWaitBehindEachOther()
{
    RunningProgram running;
    running.start();
    views::MessageLine& line = running.program().messages();
    QVERIFY(!line.isVisible());
    int acted = 0;
    line.post({.text = [] { return u"first"_s; },
               .actionText = [] { return u"Do"_s; },
               .act = [&] { ++acted; }});
    line.post({.text = [] { return u"second"_s; }});
    settle();
    QVERIFY(line.isVisible());
    QCOMPARE(line.text(), u"second"_s);
    click(line.findChild<QWidget*>(u"messageClose"_s));
    QCOMPARE(line.text(), u"first"_s);
    running.answerMessage();
    QCOMPARE(acted, 1);
    QVERIFY(!line.isVisible());
}

void SessionTest::messagesAreAnsweredByKeys()
{
    RunningProgram running;
    running.start();
    QVERIFY(!running.program().actions().find(u"message.act"_s)->isEnabled());
    running.trigger(u"panel.log"_s);
    running.press(u"Ctrl+Shift+R"_s);
    QVERIFY(running.program().docks().isOpen(u"log"_s));
    running.press(u"Ctrl+Alt+Return"_s);
    QVERIFY(!running.program().docks().isOpen(u"log"_s));
    running.press(u"Ctrl+Shift+R"_s);
    running.press(u"Ctrl+Alt+Backspace"_s);
    QCOMPARE(running.message(), QString());
}

void SessionTest::garbageInSettings_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("wrong values") << QByteArray(
        "[preferences]\ntheme=purple\nlanguage=klingon\ntext-percent=lots\n"
        "animations=perhaps\n[window]\ngeometry=@@@\n[layouts]\ncurrent=../../etc\n"
        "locked=7\n[actions]\nrecent=\x01\n[shortcuts]\nview.centre=rubbish!, F4\n"
        "no.such.action=F5\n[table]\nrulings=nothing, at=all\n");
    QTest::newRow("out of range") << QByteArray("[preferences]\ntext-percent=99999999999\n");
    QTest::newRow("wrong kinds") << QByteArray(
        "[preferences]\ntheme=@Invalid()\nlanguage=@Size(1 2)\n"
        "[window]\ngeometry=@Rect(1 2 3 4)\n");
}

void SessionTest::garbageInSettings()
{
    QFETCH(QByteArray, content);
    RunningProgram running;
    running.write(u"caboose.ini"_s, content);
    running.start({.language = u"en"_s});
    QCOMPARE(running.program().preferences().theme, QString());
    QVERIFY(running.program().preferences().textPercent <= views::largestText);
    QCOMPARE(running.program().layouts().current(), u"schemin"_s);
    QVERIFY(running.program().docks().isOpen(u"train-map"_s));
    QVERIFY(running.window()->isVisible());
}

/// Many an answer is an action: none of them waits for a file.
void SessionTest::whatWasUsedIsKeptWhenNobodyUsesAnything()
{
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    QCOMPARE(running.program().settings().recentActions().constFirst(), u"panel.log"_s);
    QVERIFY(!running.read(u"caboose.ini"_s).contains("panel.log"));
    running.close();
    QVERIFY(running.read(u"caboose.ini"_s).contains("panel.log"));
    running.start();
    running.trigger(u"panel.extra"_s);
    QCOMPARE(running.program().settings().recentActions(),
             (QStringList{u"panel.extra"_s, u"panel.log"_s}));
}

void SessionTest::theFirstStartWaitsForNoSettings()
{
    RunningProgram running;
    running.start();
    settle();
    QVERIFY(!QFileInfo::exists(running.file(u"caboose.ini"_s)));
    running.trigger(u"layout.to.stealin"_s);
    running.close();
    QVERIFY(running.read(u"caboose.ini"_s).contains("stealin"));
}

void SessionTest::whatIsSetAlreadyIsNotWrittenAgain()
{
    RunningProgram running;
    running.start();
    running.close();
    QFile file(running.file(u"caboose.ini"_s));
    const QDateTime longAgo(QDate(2020, 1, 1), QTime(12, 0));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(longAgo, QFileDevice::FileModificationTime));
    file.close();
    running.start();
    settle();
    QCOMPARE(QFileInfo(file).lastModified(), longAgo);
}

void SessionTest::strangeSettingsArePutAside()
{
    RunningProgram running;
    running.write(u"caboose.ini"_s, QByteArray("\x89PNG\r\n\0\0 not settings", 22));
    running.start();
    QVERIFY(running.message().contains(u"caboose.ini.broken"_s));
    QVERIFY(running.read(u"caboose.ini.broken"_s).startsWith("\x89PNG"));
    running.close();
    running.start();
    QCOMPARE(running.message(), QString());
}

void SessionTest::settingsThatCannotBeWrittenAreMentioned()
{
    RunningProgram running;
    running.write(u"file"_s, "no folder");
    QVERIFY(!app::Settings(running.file(u"file"_s)).canBeKept());
    QVERIFY(app::Settings(running.file(u"folder"_s)).canBeKept());
}

/// Where the program says where it is, some put the inside there, and the title outside the screen.
void SessionTest::aNewWindowIsPlacedByTheSystem()
{
    RunningProgram running;
    running.start();
    QVERIFY(!running.window()->testAttribute(Qt::WA_Moved));
}

void SessionTest::windowsFitOntoScreens_data()
{
    QTest::addColumn<QRect>("window");
    QTest::addColumn<QRect>("fitted");
    const QRect second(1920, 0, 1280, 1024);
    QTest::newRow("on the first") << QRect(100, 100, 400, 300) << QRect(100, 100, 400, 300);
    QTest::newRow("on the second") << second << second;
    QTest::newRow("half out") << QRect(-200, 100, 400, 300) << QRect(-200, 100, 400, 300);
    QTest::newRow("title above") << QRect(100, -200, 400, 300) << QRect(100, 0, 400, 300);
    QTest::newRow("far right") << QRect(5000, 100, 400, 300) << QRect(2800, 100, 400, 300);
    QTest::newRow("too large") << QRect(-9000, 0, 4000, 3000) << QRect(0, 0, 1920, 1080);
    QTest::newRow("larger than all screens") << QRect(0, 0, 4000, 3000) << QRect(0, 0, 3200, 1080);
}

void SessionTest::windowsFitOntoScreens()
{
    QFETCH(QRect, window);
    QFETCH(QRect, fitted);
    const QList<QRect> screens{QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)};
    QCOMPARE(app::fittedToScreens(window, screens), fitted);
    QCOMPARE(app::fittedToScreens(window, {}), window);
}

void SessionTest::commandLineIsUnderstood_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("subcommand");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<bool>("misuse");
    QTest::newRow("nothing") << ""
                             << ""
                             << "" << false;
    QTest::newRow("layout") << "--layout rulebook"
                            << ""
                            << "" << false;
    QTest::newRow("equals") << "--lang=fr --help"
                            << "help"
                            << "" << false;
    QTest::newRow("help") << "layouts --help"
                          << "help"
                          << "layouts" << false;
    QTest::newRow("options after") << "layouts list --lang fr"
                                   << "layouts"
                                   << "list" << false;
    QTest::newRow("own options") << "layouts --own list"
                                 << "layouts"
                                 << "--own list" << false;
    QTest::newRow("unknown option") << "--nonsense"
                                    << ""
                                    << "" << true;
    QTest::newRow("unknown subcommand") << "nonsense"
                                        << ""
                                        << "" << true;
    QTest::newRow("no name of a layout") << "--layout ../rulebook"
                                         << ""
                                         << "" << true;
    QTest::newRow("no value") << "--lang"
                              << ""
                              << "" << true;
}

void SessionTest::commandLineIsUnderstood()
{
    QFETCH(QString, line);
    QFETCH(QString, subcommand);
    QFETCH(QString, arguments);
    QFETCH(bool, misuse);
    const app::CommandLine commands(app::allSubcommands());
    const auto request = commands.parse(line.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(request.subcommand, subcommand);
    QCOMPARE(request.arguments.join(u' '), arguments);
    QCOMPARE(!request.misuse.isEmpty(), misuse);
    QCOMPARE(request.wantsWindow(), subcommand.isEmpty() && !misuse);
}

void SessionTest::programRunsWithoutADisplay_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
    QTest::newRow("help") << "--lang en --help" << 0 << "Subcommands:"
                          << "";
    QTest::newRow("French") << "--lang fr --help" << 0 << "Sous-commandes\u00a0:"
                            << "";
    QTest::newRow("version") << "--version" << 0 << "Caboose 0."
                             << "";
    QTest::newRow("subcommand") << "--lang en help layouts" << 0 << "caboose layouts list"
                                << "";
    QTest::newRow("actions") << "--lang en actions" << 0 << "settings.palette\tCtrl+Shift+P"
                             << "";
    QTest::newRow("layouts") << "--lang fr layouts list" << 0 << "table-display\tAffichage"
                             << "";
    QTest::newRow("unknown") << "--lang en nonsense" << 2 << ""
                             << "Unknown subcommand: nonsense";
    QTest::newRow("unknown, in French") << "--lang fr --x" << 2 << ""
                                        << "Option inconnue\u00a0: --x";
    QTest::newRow("misused") << "--lang en layouts" << 2 << ""
                             << "caboose help layouts";
    QTest::newRow("no name of a layout")
        << "--lang en --layout=../x" << 2 << ""
        << "No layout can be called ../x: that takes letters, digits and hyphens.";
    QTest::newRow("endless file") << "--lang en judge /dev/zero" << 1 << ""
                                  << "/dev/zero: The file is too large";
    QTest::newRow("endless case") << "--lang en cases /dev/zero" << 1 << ""
                                  << "/dev/zero: The file is too large";
    QTest::newRow("endless game") << "--lang en export /dev/zero" << 1 << ""
                                  << "/dev/zero: ";
    QTest::newRow("endless layout") << "--lang en layouts import /dev/zero" << 1 << ""
                                    << "/dev/zero: ";
    QTest::newRow("no such layout") << "--lang en layouts export x y" << 1 << ""
                                    << "x: There is no";
}

void SessionTest::programRunsWithoutADisplay()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QString, out);
    QFETCH(QString, err);
    const QTemporaryDir folder;
    const Result result = run(line.split(u' '), folder.path());
    QCOMPARE(result.status, status);
    QVERIFY2(result.out.contains(out), qPrintable(result.out));
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
    if (err.isEmpty()) QCOMPARE(result.err, QString());
}

void SessionTest::layoutsByCommand()
{
    RunningProgram running;
    const QString file = running.file(u"exported.json"_s);
    QCOMPARE(run({u"layouts"_s, u"export"_s, u"rulebook"_s, file}, running.folder()).status, 0);
    const Result imported = run({u"layouts"_s, u"import"_s, file, u"My rules"_s}, running.folder());
    QCOMPARE(imported.out.trimmed(), u"my-rules"_s);
    QCOMPARE(run({u"layouts"_s, u"import"_s, file, u"My rules"_s}, running.folder()).status, 1);
    running.start({.layout = u"my-rules"_s});
    QCOMPARE(running.program().layouts().current(), u"my-rules"_s);
    running.trigger(u"panel.extra"_s);
    running.close();
    QVERIFY(QFile::exists(running.file(u"left-as/my-rules.json"_s)));
    QCOMPARE(run({u"layouts"_s, u"reset"_s, u"my-rules"_s}, running.folder()).status, 0);
    QVERIFY(!QFile::exists(running.file(u"left-as/my-rules.json"_s)));
}

void SessionTest::decisionsAreLoggedOnRequest()
{
    QLoggingCategory::setFilterRules(u"caboose.*=true"_s);
    QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"taken: \"schemin\""_s));
    QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"closes \"log\""_s));
    QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"kept as it was left: \"schemin\" true"_s));
    RunningProgram running;
    running.start();
    running.trigger(u"panel.log"_s);
    running.program().layouts().keep();
    QLoggingCategory::setFilterRules({});
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SessionTest)
#include "session_test.moc"
