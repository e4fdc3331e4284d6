// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/setup/setup_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Pages, panels, layouts and lists for those who listen: where the keyboard is when they come, and
/// what is said of what is chosen there.
class SpokenPagesTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listsBeginOnARow();
    void thePageThatComesHasTheKeyboard();
    void whoBeginsAndWhatStandsInTheWayIsSaid();
    void theLayoutIsChosenFromTheList();
    void whatIsTickedIsSaid();

private:
    /// In what has the focus, as a person presses it.
    void key(Qt::Key key);

    std::unique_ptr<RunningProgram> m_running;
    std::unique_ptr<Heard> m_heard;
};

void SpokenPagesTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"schemin"_s}, app::panelList());
    m_running->window()->resize(1280, 800);
    views::setMotionWanted(false);
    m_heard = std::make_unique<Heard>();
    m_running->trigger(u"game.sample"_s);
    m_running->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_running->window()));
}

void SpokenPagesTest::cleanup()
{
    m_heard.reset();
    m_running.reset();
    complain();
}

void SpokenPagesTest::key(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key);
    settle();
}

void SpokenPagesTest::listsBeginOnARow()
{
    for (const auto& keys : {u"F4"_s, u"F5"_s, u"F6"_s, u"F7"_s, u"F8"_s}) {
        m_heard->forget();
        m_running->press(keys);
        if (!qobject_cast<QListView*>(QApplication::focusWidget())) m_running->press(keys);
        const auto* list = qobject_cast<QListView*>(QApplication::focusWidget());
        QVERIFY2(list, qPrintable(keys));
        if (list->model()->rowCount() == 0) continue;
        // The row is what is read out last, whether or not it can be selected.
        const QString row = list->currentIndex().data(Qt::AccessibleTextRole).toString();
        QVERIFY2(!row.isEmpty(), qPrintable(keys));
        QCOMPARE(m_heard->everything().constLast(), row);
    }
}

void SpokenPagesTest::thePageThatComesHasTheKeyboard()
{
    m_running->close();
    m_running->start({.layout = u"schemin"_s}, app::panelList());
    m_running->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_running->window()));
    settle();
    QCOMPARE(focusedVoice().name, u"New game"_s);
    m_running->press(u"Ctrl+N"_s);
    QCOMPARE(focusedVoice().name, u"Start with these"_s);
    // Not now
    m_running->program().gameDocument().newGame().leaveWanted();
    settle();
    QCOMPARE(focusedVoice().name, u"New game"_s);
    m_running->press(u"Ctrl+3"_s);
    QVERIFY(m_running->program().docks().hasFocus(u"rulebook"_s));
    m_running->press(u"Ctrl+1"_s);
    m_running->trigger(u"game.sample"_s);
    m_running->press(u"Ctrl+D"_s);
    QVERIFY(m_running->program().docks().hasFocus(u"dispute"_s));
    m_running->press(u"Ctrl+D"_s);
    QVERIFY(m_running->program().docks().hasFocus(u"referee"_s));
    // Away with the panel in use.
    m_running->press(u"F3"_s);
    QVERIFY(!m_running->program().docks().isOpen(u"referee"_s));
    QVERIFY(QApplication::focusWidget() != m_running->window());
}

void SpokenPagesTest::whoBeginsAndWhatStandsInTheWayIsSaid()
{
    m_running->press(u"Ctrl+N"_s);
    items::NewGameModel& plan = m_running->program().gameDocument().newGame();
    int other = 0;
    while (!plan.at(other).plays || plan.at(other).isFirst) ++other;
    auto* seats = m_running->window()->findChild<QListView*>(u"seats"_s);
    seats->setFocus();
    seats->setCurrentIndex(plan.index(other));
    settle();
    // The button can't be pressed any more, and gives the keyboard away.
    const QString begins = plan.at(other).name + u" begins"_s;
    for (QPushButton* button : m_running->window()->findChildren<QPushButton*>()) {
        if (button->text() != begins) continue;
        button->setFocus();
        settle();
        m_heard->forget();
        key(Qt::Key_Space);
    }
    QCOMPARE(m_heard->sentences().size(), 1);
    QVERIFY2(m_heard->last().contains(begins), qPrintable(m_heard->last()));
    // It can't be started any more: the keyboard goes elsewhere, and that is read out, too.
    plan.setPeople(1);
    settle();
    QCOMPARE(m_heard->sentences().filter(plan.objections().constFirst()).size(), 1);
    plan.setPeople(4);
    settle();
    auto* setup = m_running->window()->findChild<views::SetupPanel*>(u"setupPanel"_s);
    for (QPushButton* button : setup->findChildren<QPushButton*>()) {
        if (button->accessibleName() != u"Next step"_s) continue;
        button->setFocus();
        settle();
        m_heard->forget();
        key(Qt::Key_Space);
    }
    QCOMPARE(m_heard->sentences().size(), 1);
    QVERIFY2(m_heard->last().contains(u"Step "_s), qPrintable(m_heard->last()));
}

void SpokenPagesTest::theLayoutIsChosenFromTheList()
{
    const QString before = m_running->program().layouts().current();
    QComboBox* layouts = nullptr;
    for (QComboBox* combo : m_running->window()->findChildren<QComboBox*>()) {
        if (combo->accessibleName() == u"Layout"_s) layouts = combo;
    }
    QVERIFY(layouts);
    layouts->setFocus();
    for (const Qt::Key passing : {Qt::Key_Down, Qt::Key_S}) {
        QTest::keyClick(layouts, passing);
        settle();
        QCOMPARE(m_running->program().layouts().current(), before);
        layouts->hidePopup();
    }
}

void SpokenPagesTest::whatIsTickedIsSaid()
{
    m_running->trigger(u"game.new"_s);
    auto* setup = m_running->window()->findChild<views::SetupPanel*>(u"setupPanel"_s);
    for (int step = 0; step < 3; ++step) {
        setup->showStep(step);
        settle();
        for (QListView* list : setup->findChildren<QListView*>()) {
            if (!list->isVisible()) continue;
            list->setFocus();
            settle();
            // The first box is always there.
            if (step == 1) key(Qt::Key_Down);
            for (int press = 0; press < 2; ++press) {
                m_heard->forget();
                key(Qt::Key_Space);
                // Who begins may change with it.
                QCOMPARE(m_heard->sentences().filter(u"checked"_s).size(), 1);
            }
        }
    }
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SpokenPagesTest)
#include "spoken_pages_test.moc"
