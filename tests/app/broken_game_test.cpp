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
    static app::Following& following(Stage& stage) { return stage.program().following(); }
    /// A game that was played up to this question, and its file with a line in its middle damaged.
    static QString brokenGame(Stage& stage, rules::Table* last = nullptr);
    static QByteArray contentOf(const QString& path);
};

QByteArray BrokenGameTest::contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString BrokenGameTest::brokenGame(Stage& stage, rules::Table* last)
{
    stage.start({}, app::panelList());
    following(stage).startNew();
    stage.playTo(rules::Ask::PlayCard);
    QString path = following(stage).file();
    if (last) *last = following(stage).game()->now().table();
    stage.close();
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
    Stage stage;
    rules::Table last;
    const QString path = brokenGame(stage, &last);
    const QByteArray broken = contentOf(path);
    stage.start({}, app::panelList());
    QVERIFY(!following(stage).openFile(path));
    settle();
    QVERIFY2(stage.message().contains(QFileInfo(path).fileName()), qPrintable(stage.message()));
    QVERIFY(following(stage).game() == nullptr);
    stage.answerMessage();
    QVERIFY(following(stage).game() != nullptr);
    // The position behind the broken line was noted when the program ended.
    QVERIFY(following(stage).game()->now().table() == last);
    QVERIFY2(following(stage).file().contains(u"-saved"_s), qPrintable(following(stage).file()));
    QCOMPARE(contentOf(path), broken);
    QVERIFY(stage.program().docks().isOpen(u"train-map"_s));
    QVERIFY(!stage.program().messages().isVisible());
}

void BrokenGameTest::nothingCanBeSavedOfNonsense()
{
    Stage stage;
    stage.start({}, app::panelList());
    stage.write(u"nonsense.caboose"_s, "This is no game.\n");
    QVERIFY(!following(stage).openFile(stage.file(u"nonsense.caboose"_s)));
    settle();
    stage.answerMessage();
    QVERIFY(following(stage).game() == nullptr);
    QCOMPARE(stage.message(), u"Nothing of this file can be saved."_s);
}

void BrokenGameTest::theButtonHasAKeyToo()
{
    Stage stage;
    const QString path = brokenGame(stage);
    stage.start({}, app::panelList());
    QVERIFY(!following(stage).openFile(path));
    settle();
    stage.trigger(u"message.act"_s);
    QVERIFY(following(stage).game() != nullptr);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::BrokenGameTest)
#include "broken_game_test.moc"
