// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_registry.h"
#include "app/commands/subcommands.h"
#include "app/window/panel_list.h"
#include "tests/source_dir.h"
#include "tests/support/golden.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Each subcommand as somebody calls it, without a display: what goes in, what comes out.
class CommandsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void eachSubcommandHasGoldenText();
    void commandSaysWhatItSaid_data();
    void commandSaysWhatItSaid();
    void actionsAreAllListed();
    void judgedPositionPassesAsCase();
    void exportedPositionIsJudged();
    void endlessInputEndsWithASentence_data();
    void endlessInputEndsWithASentence();

private:
    QString withoutPlace(const QByteArray& said) const;
    QString run(const QString& line, const QString& language, const QByteArray& input = {}) const;

    std::unique_ptr<QTemporaryDir> m_installed;
};

namespace {

QString dataFolder()
{
    return QStringLiteral(CABOOSE_SOURCE_DIR "/tests/data/");
}

/// The ways to call each subcommand. Files are those of tests/data/commands.
const QMap<QString, QStringList>& calls()
{
    static const QMap<QString, QStringList> all{
        {u"actions"_s, {u"actions"_s, u"actions all"_s}},
        {u"cases"_s,
         {u"cases"_s, u"cases suite"_s, u"cases mistaken.case"_s, u"cases no-such-file"_s}},
        {u"export"_s,
         {u"export ../journals/released/small-format-1.caboose"_s,
          u"export ../journals/released/small-format-1.caboose --as html --at 9"_s,
          u"export ../journals/released/small-format-1.caboose --as position"_s,
          u"export ../journals/released/small-format-1.caboose --as position --at 8"_s,
          u"export ../journals/released/small-format-1.caboose --at 1000"_s,
          u"export ../journals/released/small-format-1.caboose --at 0"_s,
          u"export ../journals/corrected/last-answer-refused.caboose"_s,
          u"export ../journals/broken/no-start.caboose"_s, u"export no-such-file"_s}},
        {u"help"_s,
         {u"help"_s, u"help judge"_s, u"help cases"_s, u"help playout"_s, u"help export"_s,
          u"help rule"_s, u"help search"_s, u"help rulebook"_s, u"help actions"_s,
          u"help layouts"_s, u"help no-such-command"_s}},
        {u"judge"_s,
         {u"judge shot.txt"_s, u"judge whom.txt"_s, u"judge braking.txt"_s, u"judge beat.txt"_s,
          u"judge --under official-2016 --under combined-2.1 whom.txt"_s,
          u"judge --keys whom.txt"_s, u"judge --keys beat.txt"_s,
          u"judge --keys --under official-2016 --under combined-2.1 braking.txt"_s,
          u"judge mistakes.txt"_s, u"judge impossible.txt"_s, u"judge no-such-file"_s,
          u"judge --under no-such-edition shot.txt"_s}},
        {u"layouts"_s,
         {u"layouts list"_s, u"layouts export no-such-layout -"_s, u"layouts reset"_s,
          u"layouts import no-such-file"_s, u"layouts"_s}},
        {u"playout"_s,
         {u"playout --games 2 --seed 7 --players 3"_s, u"playout --players 1"_s,
          u"playout --games none"_s}},
        {u"rule"_s,
         {u"rule 10.5"_s, u"rule neighbour"_s, u"rule 10.5 --edition official-2016"_s,
          u"rule 99.9"_s, u"rule"_s}},
        {u"rulebook"_s, {u"rulebook check"_s, u"rulebook check broken_rulebook"_s, u"rulebook"_s}},
        {u"search"_s,
         {u"search knock"_s, u"search knoks"_s, u"search frapper"_s,
          u"search --chapter 10 street"_s, u"search --about stagecoach coach"_s,
          u"search locomotive"_s, u"search --most none knock"_s}},
        {u"version"_s, {}},
    };
    return all;
}

/// Without what is another in each run or with each new rule: how long it took, digests, the ends
/// of long lists; and in no order where the order means nothing.
QString steady(const QString& said, const QString& line)
{
    constexpr qsizetype longest = 160;
    QStringList lines = said.split(u'\n');
    if (line == u"actions"_s) lines.sort();
    for (QString& each : lines) {
        if (line.startsWith(u"cases"_s) && each.size() > longest) each = each.left(40) + u'…';
    }
    for (qsizetype i = 1; i < lines.size() && line.startsWith(u"playout"_s); ++i) {
        if (lines[i].contains(u'\t')) lines[i] = lines[i].section(u'\t', 0, 0) + u"\t…"_s;
    }
    return lines.join(u'\n');
}

void link(const QString& from, const QString& to)
{
    std::error_code failed;
    const std::filesystem::path target(to.toStdU16String());
    std::filesystem::create_hard_link(from.toStdU16String(), target, failed);
    if (failed) std::filesystem::copy(from.toStdU16String(), target);
}

} // namespace

/// A program that is installed with a rulebook of three rules and a suite of three cases: so the
/// texts below stay as they are when the real ones grow.
void CommandsTest::initTestCase()
{
    const QFileInfo program(QStringLiteral(CABOOSE_PROGRAM));
    m_installed =
        std::make_unique<QTemporaryDir>(program.absolutePath() + u"/../commands-XXXXXX"_s);
    QDir folder(m_installed->path());
    QVERIFY(folder.mkpath(u"bin"_s) && folder.mkpath(u"share/caboose"_s));
    link(program.absoluteFilePath(), folder.filePath(u"bin/caboose"_s));
    QVERIFY(QFile::link(dataFolder() + u"rulebook/small"_s,
                        folder.filePath(u"share/caboose/rulebook"_s)));
    QVERIFY(
        QFile::link(dataFolder() + u"commands/suite"_s, folder.filePath(u"share/caboose/cases"_s)));
}

/// What the program said, with @ for where it is installed: the length of that depends on the
/// machine.
QString CommandsTest::withoutPlace(const QByteArray& said) const
{
    return QString::fromUtf8(said).replace(m_installed->path() + u"/bin/.."_s, u"@"_s);
}

QString CommandsTest::run(const QString& line, const QString& language,
                          const QByteArray& input) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& variable : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s}) {
        environment.remove(variable);
    }
    environment.insert(u"CABOOSE_SETTINGS_DIR"_s, m_installed->filePath(u"settings"_s));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(dataFolder() + u"commands"_s);
    process.start(m_installed->filePath(u"bin/caboose"_s),
                  QStringList{u"--lang"_s, language} + line.split(u' '));
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    const QString wrong = withoutPlace(process.readAllStandardError());
    const QString said = steady(withoutPlace(process.readAllStandardOutput()), line);
    return u"$ caboose "_s + line + u'\n' + said +
           (wrong.isEmpty() ? QString() : u"--- said to be wrong\n"_s + wrong) +
           u"--- exit status %1\n\n"_s.arg(process.exitCode());
}

void CommandsTest::eachSubcommandHasGoldenText()
{
    const app::CommandLine commands(app::allSubcommands());
    for (const app::Subcommand& subcommand : commands.subcommands()) {
        QVERIFY2(calls().contains(subcommand.name), qPrintable(subcommand.name));
    }
}

void CommandsTest::commandSaysWhatItSaid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (auto each = calls().begin(); each != calls().end(); ++each) {
        for (const QString& language : {u"en"_s, u"fr"_s}) {
            if (each->isEmpty()) continue;
            QTest::newRow(qPrintable(each.key() + u'.' + language)) << each.key() << language;
        }
    }
}

void CommandsTest::commandSaysWhatItSaid()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    QString text;
    for (const QString& line : calls().value(name)) text += run(line, language);
    const QString file = u"app/golden/"_s + name + u'.' + language + u".txt"_s;
    const std::string difference = differenceFromGolden(file.toStdString(), text.toStdString());
    QVERIFY2(difference.empty(), difference.c_str());
}

void CommandsTest::actionsAreAllListed()
{
    RunningProgram running;
    running.start({}, app::panelList());
    const QString listed = run(u"actions"_s, u"en"_s);
    QStringList missing;
    for (const QAction* action : running.program().actions().all()) {
        const QString id = running.program().actions().specOf(action).id;
        if (!listed.contains(u'\n' + id + u'\t')) missing << id;
    }
    QCOMPARE(missing.join(u' '), QString());
}

void CommandsTest::judgedPositionPassesAsCase()
{
    for (const QString& name : {u"shot.txt"_s, u"whom.txt"_s, u"braking.txt"_s, u"beat.txt"_s}) {
        const QString text = run(u"judge --keys "_s + name, u"en"_s);
        const QString written = text.section(u'\n', 1).section(u"---"_s, 0, 0);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"dispute.case"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(written.toUtf8());
        file.close();
        const QString result = run(u"cases "_s + file.fileName(), u"en"_s);
        QVERIFY2(result.contains(u"1 cases, run 1 times: 1 passed, 0 failed."_s),
                 qPrintable(written + result));
    }
}

/// The way from a game to a test of the rules: where it stood, what the referee says, as a case.
void CommandsTest::exportedPositionIsJudged()
{
    const QString exported =
        run(u"export ../journals/released/small-format-1.caboose --as position --at 8"_s, u"en"_s);
    const QString position = exported.section(u'\n', 1).section(u"---"_s, 0, 0);
    const QString judged = run(u"judge --keys -"_s, u"en"_s, position.toUtf8());
    QVERIFY2(judged.contains(u"\nplay\n  happens exactly\n"_s), qPrintable(judged));
    QVERIFY2(judged.contains(u"asks play-card of belle"_s), qPrintable(judged));
}

void CommandsTest::endlessInputEndsWithASentence_data()
{
    QTest::addColumn<QString>("line");
    for (const auto& line :
         {u"judge /dev/zero"_s, u"judge -"_s, u"cases /dev/zero"_s, u"cases --show /dev/zero"_s,
          u"export /dev/zero"_s, u"layouts import /dev/zero"_s}) {
        QTest::newRow(qPrintable(line)) << line;
    }
}

void CommandsTest::endlessInputEndsWithASentence()
{
    QFETCH(QString, line);
    QProcess process;
    process.setStandardInputFile(u"/dev/zero"_s);
    process.start(m_installed->filePath(u"bin/caboose"_s), line.split(u' '));
    const bool isOver = process.waitForFinished(300'000);
    process.kill();
    QVERIFY(isOver);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QVERIFY(process.exitCode() != 0);
    const QByteArray said = process.readAllStandardError() + process.readAllStandardOutput();
    QVERIFY2(said.size() > 10 && said.size() < 100'000, said.left(1000).constData());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::CommandsTest)
#include "commands_test.moc"
