// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard_test.h"
#include "views/panels/setup/setup_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Pages, panels, layouts and lists for those who listen: where the keyboard is when they come, and
/// what is said of what is chosen there.
class SpokenPagesTest : public HeardTest {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void listsBeginOnARow();
    void thePageThatComesHasTheKeyboard();
    void anotherThemeIsSaidOnce();
    void whoIsTickedIsSaid();
    void aPanelIsGoneToFromAPage_data();
    void aPanelIsGoneToFromAPage();
    void whoBeginsAndWhatStandsInTheWayIsSaid();
    void theLayoutIsChosenFromTheList();
    void whatIsTickedIsSaid();
    void oneOfSeveralIsChosen();
    void aFieldIsHeardWhenTheKeyboardComesToIt();
};

void SpokenPagesTest::init()
{
    begin();
    openSample();
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
    m_running->press(u"Ctrl+D"_s);
    auto* editions = m_running->window()->findChild<QListView*>(u"disputeEditions"_s);
    m_heard->forget();
    editions->setFocus();
    settle();
    QCOMPARE(m_heard->everything().constLast(),
             editions->model()->index(0, 0).data(Qt::AccessibleTextRole).toString());
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

/// And whoever comes back from a dialog is not told it once more.
void SpokenPagesTest::anotherThemeIsSaidOnce()
{
    m_running->trigger(u"view.theme.dark"_s);
    settle();
    QCOMPARE(m_running->window()->windowTitle(), u"Theme: Dark – Caboose"_s);
    QEvent away(QEvent::WindowDeactivate);
    QApplication::sendEvent(m_running->window(), &away);
    QCOMPARE(m_running->window()->windowTitle(), u"Caboose"_s);
}

/// The screen reader of Debian 12 says nothing of a row that is ticked.
void SpokenPagesTest::whoIsTickedIsSaid()
{
    m_running->press(u"Ctrl+N"_s);
    m_running->window()->findChild<views::SetupPanel*>()->showStep(0);
    auto* seats = m_running->window()->findChild<QListView*>(u"seats"_s);
    seats->setFocus();
    seats->setCurrentIndex(seats->model()->index(5, 0));
    QTest::keyClick(seats, Qt::Key_Space);
    settle();
    const QString title = m_running->window()->windowTitle();
    QVERIFY2(title.contains(u"Tuco, seat 5, no name yet: ticked"_s), qPrintable(title));
    QTest::keyClick(seats, Qt::Key_Space);
    settle();
    QVERIFY(m_running->window()->windowTitle().contains(u"Tuco, doesn’t play: not ticked"_s));
    seats->setCurrentIndex(seats->model()->index(1, 0));
    for (auto* button : m_running->window()->findChildren<QAbstractButton*>())
        if (button->isVisible() && button->accessibleName() == u"One seat earlier"_s)
            button->click();
    QVERIFY(m_running->window()->windowTitle().startsWith(u"Cheyenne, seat 1"_s));
}

void SpokenPagesTest::aPanelIsGoneToFromAPage_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("panel");
    QTest::newRow("map") << u"F2"_s << u"train-map"_s;
    QTest::newRow("deck") << u"F4"_s << u"common-deck"_s;
    QTest::newRow("rulebook") << u"F12"_s << u"rulebook"_s;
}

/// At once, and the referee is not read out on the way.
void SpokenPagesTest::aPanelIsGoneToFromAPage()
{
    QFETCH(QString, keys);
    QFETCH(QString, panel);
    m_running->press(u"Ctrl+D"_s);
    m_heard->forget();
    m_running->press(keys);
    QVERIFY(m_running->program().docks().hasFocus(panel));
    QVERIFY2(!m_heard->everything().contains(u"Referee"_s),
             qPrintable(m_heard->everything().join(u'\n')));
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

/// To a screen reader, too; and Tab comes to what is chosen.
void SpokenPagesTest::oneOfSeveralIsChosen()
{
    m_running->trigger(u"game.new"_s);
    const auto* setup = m_running->window()->findChild<QWidget*>(u"setupPanel"_s);
    int choices = 0;
    for (const QButtonGroup* choice : setup->findChildren<QButtonGroup*>()) {
        for (QAbstractButton* button : choice->buttons()) {
            if (!button->isVisible()) continue;
            ++choices;
            QCOMPARE(voiceOf(button).role, u"RadioButton"_s);
            QCOMPARE(voiceOf(button).isChecked, button->isChecked());
            QVERIFY(voiceOf(button).description != voiceOf(button).name);
            QCOMPARE(bool(button->focusPolicy() & Qt::TabFocus),
                     button->isChecked() || !choice->checkedButton());
        }
    }
    QVERIFY(choices > 8);
    QVERIFY(!m_heard->everything().contains(u"layered pane"_s));
    // How many there are comes before who they are.
    QStringList stops;
    for (int stop = 0; stop < 8; ++stop) {
        key(Qt::Key_Tab);
        stops.append(focusedVoice().name);
    }
    QVERIFY2(stops.contains(u"4 players"_s), qPrintable(stops.join(u" | "_s)));
    QVERIFY2(stops.indexOf(u"4 players"_s) < stops.indexOf(u"Bandits and seats"_s),
             qPrintable(stops.join(u" | "_s)));
}

void SpokenPagesTest::aFieldIsHeardWhenTheKeyboardComesToIt()
{
    m_running->press(u"F7"_s);
    m_heard->forget();
    QStringList fields;
    for (int stop = 0; stop < 40; ++stop) {
        key(Qt::Key_Tab);
        if (!qobject_cast<QLineEdit*>(QApplication::focusWidget())) continue;
        fields.append(focusedVoice().name);
        QVERIFY2(m_heard->everything().contains(fields.constLast()),
                 qPrintable(fields.constLast()));
    }
    QVERIFY(!fields.isEmpty());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SpokenPagesTest)
#include "spoken_pages_test.moc"
