// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/widgets/message_line.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// A game's file that was damaged: what can be saved of it is one click away.
class BrokenGameTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void whatCanBeSavedIsOpened();
    void nothingCanBeSavedOfNonsense();
    void theButtonHasAKeyToo();

private:
    static app::GameDocument& gameDocument(RunningProgram& running)
    {
        return running.program().gameDocument();
    }
    /// A game that was played up to this question, and its file with a line in its middle damaged.
    static QString brokenGame(RunningProgram& running, rules::Table* last = nullptr);
    static QByteArray contentOf(const QString& path);
};

QByteArray BrokenGameTest::contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString BrokenGameTest::brokenGame(RunningProgram& running, rules::Table* last)
{
    running.start({}, app::panelList());
    gameDocument(running).startNew();
    running.playTo(rules::QuestionKind::PlayCard);
    QString path = gameDocument(running).file();
    if (last) *last = gameDocument(running).game()->now().table();
    running.close();
    QByteArray content = contentOf(path);
    QList<QByteArray> lines = content.split('\n');
    lines[lines.size() * 2 / 3].replace(' ', '#');
    content = lines.join('\n');
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return path;
}

void BrokenGameTest::whatCanBeSavedIsOpened()
{
    RunningProgram running;
    rules::Table last;
    const QString path = brokenGame(running, &last);
    const QByteArray broken = contentOf(path);
    running.start({}, app::panelList());
    QVERIFY(!gameDocument(running).openFile(path));
    settle();
    QVERIFY2(running.message().contains(QFileInfo(path).fileName()), qPrintable(running.message()));
    QVERIFY(gameDocument(running).game() == nullptr);
    running.answerMessage();
    QVERIFY(gameDocument(running).game() != nullptr);
    // The position behind the broken line was noted when the program ended.
    QVERIFY(gameDocument(running).game()->now().table() == last);
    QVERIFY2(gameDocument(running).file().contains(u"-saved"_s),
             qPrintable(gameDocument(running).file()));
    QCOMPARE(contentOf(path), broken);
    QVERIFY(running.program().docks().isOpen(u"train-map"_s));
    QVERIFY(!running.program().messages().isVisible());
}

void BrokenGameTest::nothingCanBeSavedOfNonsense()
{
    RunningProgram running;
    running.start({}, app::panelList());
    running.write(u"nonsense.caboose"_s, "This is no game.\n");
    QVERIFY(!gameDocument(running).openFile(running.file(u"nonsense.caboose"_s)));
    settle();
    running.answerMessage();
    QVERIFY(gameDocument(running).game() == nullptr);
    QCOMPARE(running.message(), u"Nothing of this file can be saved."_s);
    running.trigger(u"game.sample"_s);
    QVERIFY(running.message().isEmpty());
}

void BrokenGameTest::theButtonHasAKeyToo()
{
    RunningProgram running;
    const QString path = brokenGame(running);
    running.start({}, app::panelList());
    QVERIFY(!gameDocument(running).openFile(path));
    settle();
    running.trigger(u"message.act"_s);
    QVERIFY(gameDocument(running).game() != nullptr);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::BrokenGameTest)
#include "broken_game_test.moc"
