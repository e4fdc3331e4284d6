// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The log by clicks and keys: back to any line, branches, filter, copy, export.
class LogPanelTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyLineIsGoneBackTo();
    void aLinesMenuHasItsBranches();
    void linesAreFiltered();
    void inALowerPanelTheLineOfNowIsStillSeen();
    void whatIsShownIsCopiedAndExported();
    void aLineIsCopied();

private:
    items::LogModel& log() { return m_running->program().gameDocument().models().log; }
    const game::Game& game() { return *m_running->program().gameDocument().game(); }
    QWidget* panel() { return m_running->window()->findChild<QWidget*>(u"logPanel"_s); }
    QListView* list() { return panel()->findChild<QListView*>(); }
    QPushButton* button(const QString& text);
    int shown();
    QMenu* menuOf(int row);

    std::unique_ptr<RunningProgram> m_running;
};

void LogPanelTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    views::setMotionWanted(false);
    m_running->trigger(u"game.sample"_s);
    m_running->program().docks().setOpen(u"log"_s, true);
    settle();
}

void LogPanelTest::cleanup()
{
    m_running.reset();
    complain();
}

QPushButton* LogPanelTest::button(const QString& text)
{
    for (QPushButton* button : panel()->findChildren<QPushButton*>()) {
        if (button->text() == text) return button;
    }
    return nullptr;
}

int LogPanelTest::shown()
{
    int count = 0;
    for (int row = 0; row < log().rowCount(); ++row) count += list()->isRowHidden(row) ? 0 : 1;
    return count;
}

QMenu* LogPanelTest::menuOf(int row)
{
    list()->setFocus();
    list()->setCurrentIndex(log().index(row));
    QTest::keyClick(list(), Qt::Key_Menu);
    settle();
    return panel()->findChild<QMenu*>(u"logMenu"_s);
}

void LogPanelTest::everyLineIsGoneBackTo()
{
    const int count = log().rowCount();
    for (int row = count - 1; row > 0; row -= 7) {
        list()->setCurrentIndex(log().index(row));
        const auto entry = static_cast<game::Number>(log().at(row).entry);
        click(button(u"Go to this line"_s));
        QVERIFY(game().record().isAncestor(entry, game().now().at));
        QVERIFY(!log().at(row).isUndone);
    }
    QVERIFY(log().at(count - 1).isUndone);
    list()->setFocus();
    list()->setCurrentIndex(log().index(count - 1));
    QTest::keyClick(list(), Qt::Key_Return);
    settle();
    QVERIFY(!log().at(count - 1).isUndone);
}

void LogPanelTest::aLinesMenuHasItsBranches()
{
    items::OptionsModel& options = m_running->program().gameDocument().models().options;
    m_running->playTo(rules::QuestionKind::MoveTo);
    const game::Number before = game().now().at;
    options.choose(options.at(0).id);
    const rules::Table first = game().now().table();
    QVERIFY(m_running->program().gameDocument().models().adjusting.isPossible());
    log().goToWanted(before);
    options.choose(options.at(1).id);
    settle();
    int row = 0;
    while (log().at(row).branches == 0) QVERIFY(++row < log().rowCount());
    QMenu* menu = menuOf(row);
    QVERIFY(menu && menu->isVisible());
    menu->actions().constLast()->trigger();
    settle();
    QVERIFY(game().now().table() == first);
}

void LogPanelTest::linesAreFiltered()
{
    const int all = shown();
    QCOMPARE(all, log().rowCount());
    auto* search = panel()->findChild<QLineEdit*>();
    QTest::keyClicks(search, u"belle"_s);
    settle();
    const int belles = shown();
    QVERIFY(belles > 0 && belles < all);
    // What was found is said, and that nothing was.
    const auto isTold = [this](const QString& text) {
        const auto labels = panel()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    };
    QVERIFY(isTold(u"%1 lines with “belle”"_s.arg(belles)));
    QTest::keyClicks(search, u"zq"_s);
    settle();
    QCOMPARE(shown(), 0);
    QVERIFY(isTold(u"No line with “bellezq”"_s));
    QVERIFY(!button(u"Copy"_s)->isEnabled());
    search->clear();
    settle();
    QVERIFY(button(u"Copy"_s)->isEnabled());
    auto* kinds = panel()->findChild<QComboBox*>();
    QTest::keyClick(kinds, Qt::Key_End);
    settle();
    QCOMPARE(shown(), 0);
    QVERIFY(isTold(u"There is no such line yet."_s));
    const items::Adjusting& adjusting = m_running->program().gameDocument().models().adjusting;
    adjusting.changeBullets(rules::index(rules::Pawn::Belle), -1);
    settle();
    QCOMPARE(shown(), 1);
}

void LogPanelTest::inALowerPanelTheLineOfNowIsStillSeen()
{
    const auto isSeen = [this] {
        const QModelIndex last = log().index(log().rowCount() - 1);
        return list()->viewport()->rect().contains(list()->visualRect(last));
    };
    QVERIFY(isSeen());
    m_running->window()->resize(m_running->window()->size() - QSize(0, 150));
    settle();
    QVERIFY(isSeen());
}

void LogPanelTest::whatIsShownIsCopiedAndExported()
{
    click(button(u"Copy"_s));
    QCOMPARE(QApplication::clipboard()->text(), log().text());
    QTest::keyClicks(panel()->findChild<QLineEdit*>(), u"belle"_s);
    click(button(u"Copy"_s));
    const QString belles = QApplication::clipboard()->text();
    QVERIFY(!belles.isEmpty() && belles.size() < log().text().size());
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", m_running->file(u"home"_s).toUtf8());
    const QDir documents(m_running->file(u"home/Documents"_s));
    QVERIFY(documents.mkpath(u"."_s));
    click(button(u"Export…"_s));
    qputenv("HOME", home);
    auto* dialog = panel()->findChild<QFileDialog*>();
    QVERIFY(dialog);
    // Not wherever the program was started.
    QCOMPARE(dialog->directory().canonicalPath(), documents.canonicalPath());
    dialog->fileSelected(m_running->file(u"log.txt"_s));
    dialog->close();
    QCOMPARE(QString::fromUtf8(m_running->read(u"log.txt"_s)), belles);
}

void LogPanelTest::aLineIsCopied()
{
    list()->setFocus();
    list()->setCurrentIndex(log().index(3));
    QTest::keyClick(list(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), items::LogModel::lineOf(log().at(3)));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::LogPanelTest)
#include "log_panel_test.moc"
