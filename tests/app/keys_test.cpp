// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/referee/option_button.h"
#include "views/panels/welcome/continue_card.h"

#include <QAction>
#include <QApplication>
#include <QCompleter>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Which key goes where: nobody answers what they don't see, Space takes nothing back, and a
/// panel's key goes to the panel.
class KeysTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aLetterAnswersWhatIsSeen();
    void behindAPageNothingIsAnswered();
    void behindADialogNothingIsAnswered();
    void behindAListThatPoppedUpNothingIsAnswered();
    void behindAPageSpaceGoesOnWithNothing();
    void buttonsOfTheToolBarTakeNoFocus();
    void onHalfAScreenTheToolBarHasAllItsButtons();
    void afterGoingToALineTheRefereeHasTheKeys();
    void afterAnotherLayoutTheRefereeHasTheKeys();
    void afterClosingAPanelTheRefereeHasTheKeys();
    void aPanelsKeyGoesThereFirstAndClosesItThen();
    void aPanelsKeyOpensIt();
    void theMenuClosesAPanelAtOnce();
    void keysAnswerInTheRefereeOnlyWhereThatIsWished();
    void returnPressesTheButtonInUse();
    void returnTakesTheAnswerThatTheKeyboardHasComeTo();
    void returnOpensTheGameOfTheWelcomePage();
    void whatTabComesToIsSeenWhole();
    void whoComesToTheSeatsIsOnOne();

private:
    game::Number entry() { return m_running->program().gameDocument().game()->now().at; }
    app::Docks& docks() { return m_running->program().docks(); }
    /// What answers the open question.
    QString key()
    {
        for (const items::OptionRow& row :
             m_running->program().gameDocument().models().options.rows()) {
            if (row.hint.keys.size() == 1) return row.hint.keys.toLower();
        }
        return {};
    }
    void typeLetter(QWidget* widget)
    {
        QTest::keyClicks(widget, key());
        settle();
    }

    std::unique_ptr<RunningProgram> m_running;
};

void KeysTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"schemin"_s}, app::panelList());
    views::setMotionWanted(false);
    m_running->trigger(u"game.sample"_s);
    QVERIFY(!key().isEmpty());
}

void KeysTest::cleanup()
{
    m_running.reset();
    complain();
}

void KeysTest::aLetterAnswersWhatIsSeen()
{
    const game::Number before = entry();
    typeLetter(m_running->window());
    QVERIFY(entry() != before);
}

void KeysTest::behindAPageNothingIsAnswered()
{
    const game::Number before = entry();
    for (const auto& page : {u"game.new"_s, u"game.dispute"_s, u"panel.welcome"_s}) {
        m_running->trigger(page);
        typeLetter(m_running->window());
        QCOMPARE(entry(), before);
    }
}

void KeysTest::behindADialogNothingIsAnswered()
{
    const game::Number before = entry();
    QDialog dialog(m_running->window());
    dialog.open();
    settle();
    typeLetter(m_running->window());
    QCOMPARE(entry(), before);
}

void KeysTest::behindAListThatPoppedUpNothingIsAnswered()
{
    const game::Number before = entry();
    auto* field = new QLineEdit(m_running->window());
    auto* completer = new QCompleter({u"file"_s, u"file of moves"_s}, field);
    field->setCompleter(completer);
    field->show();
    field->setFocus();
    QTest::keyClicks(field, u"fi"_s);
    QTRY_VERIFY(completer->popup()->isVisible());
    typeLetter(completer->popup());
    QCOMPARE(entry(), before);
}

void KeysTest::behindAPageSpaceGoesOnWithNothing()
{
    items::OptionsModel& options = m_running->program().gameDocument().models().options;
    const QAction* goOn = m_running->program().actions().find(u"game.go-on"_s);
    for (int step = 0; step < 400 && !goOn->isEnabled(); ++step) options.choose(options.at(0).id);
    QVERIFY(goOn->isEnabled());
    const game::Number before = entry();
    m_running->trigger(u"panel.rulings"_s);
    docks().showAlone(u"rulings"_s);
    settle();
    m_running->window()->setFocus();
    m_running->press(u"Space"_s);
    QCOMPARE(entry(), before);
    docks().showAllAgain();
    settle();
    m_running->window()->setFocus();
    m_running->press(u"Space"_s);
    QVERIFY(entry() != before);
}

void KeysTest::buttonsOfTheToolBarTakeNoFocus()
{
    const auto* bar = m_running->window()->findChild<QToolBar*>(u"mainToolBar"_s);
    for (const QAction* action : bar->actions()) {
        if (action->objectName().isEmpty()) continue;
        const QWidget* button = bar->widgetForAction(const_cast<QAction*>(action));
        QVERIFY2(button->focusPolicy() == Qt::NoFocus, qPrintable(action->objectName()));
    }
}

void KeysTest::onHalfAScreenTheToolBarHasAllItsButtons()
{
    auto* bar = m_running->window()->findChild<QToolBar*>(u"mainToolBar"_s);
    const auto hidden = [bar] {
        QStringList names;
        for (const QAction* action : bar->actions()) {
            if (action->objectName().isEmpty()) continue;
            const QWidget* button = bar->widgetForAction(const_cast<QAction*>(action));
            if (!button->isVisible() || button->geometry().right() >= bar->width())
                names.append(action->objectName());
        }
        return names.join(u' ');
    };
    for (const int width : {1180, 640, 700, 640, 1180}) {
        m_running->window()->resize(width, 700);
        settle();
        QCOMPARE(hidden(), QString());
    }
    // What was left away for it is there again.
    QVERIFY(bar->findChild<QLabel*>()->isVisible());
}

void KeysTest::afterGoingToALineTheRefereeHasTheKeys()
{
    typeLetter(m_running->window());
    docks().setOpen(u"log"_s, true);
    settle();
    QWidget* log = m_running->window()->findChild<QWidget*>(u"logPanel"_s);
    auto* list = log->findChild<QListView*>();
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QPushButton* goTo = nullptr;
    for (QPushButton* button : log->findChildren<QPushButton*>()) {
        if (button->text() == u"Go to this line"_s) goTo = button;
    }
    QVERIFY(goTo);
    goTo->setFocus();
    QTest::keyClick(goTo, Qt::Key_Space);
    settle();
    QVERIFY(docks().hasFocus(u"referee"_s));
}

void KeysTest::afterAnotherLayoutTheRefereeHasTheKeys()
{
    m_running->press(u"F7"_s);
    QVERIFY(docks().hasFocus(u"log"_s));
    m_running->press(u"Ctrl+2"_s);
    QVERIFY(docks().hasFocus(u"referee"_s));
    const game::Number before = entry();
    m_running->press(u"Space"_s);
    QCOMPARE(entry(), before);
}

void KeysTest::afterClosingAPanelTheRefereeHasTheKeys()
{
    m_running->press(u"F4"_s);
    QVERIFY(docks().hasFocus(u"common-deck"_s));
    docks().setOpen(u"common-deck"_s, false);
    settle();
    QVERIFY(docks().hasFocus(u"referee"_s));
}

void KeysTest::aPanelsKeyGoesThereFirstAndClosesItThen()
{
    for (const auto& [keys, panel] :
         {std::pair(u"F3"_s, u"referee"_s), std::pair(u"F4"_s, u"common-deck"_s),
          std::pair(u"F5"_s, u"rounds"_s)}) {
        QVERIFY(docks().isOpen(panel));
        m_running->window()->setFocus();
        m_running->press(keys);
        QVERIFY2(docks().isOpen(panel), qPrintable(panel));
        QVERIFY2(docks().hasFocus(panel), qPrintable(panel));
        m_running->press(keys);
        QVERIFY2(!docks().isOpen(panel), qPrintable(panel));
    }
}

void KeysTest::aPanelsKeyOpensIt()
{
    QVERIFY(!docks().isOpen(u"rulebook"_s));
    m_running->press(u"F12"_s);
    QVERIFY(docks().isOpen(u"rulebook"_s));
    QTRY_VERIFY(docks().hasFocus(u"rulebook"_s));
    m_running->press(u"F12"_s);
    QVERIFY(!docks().isOpen(u"rulebook"_s));
}

void KeysTest::theMenuClosesAPanelAtOnce()
{
    QVERIFY(docks().isInFront(u"common-deck"_s));
    m_running->trigger(u"panel.common-deck"_s);
    QVERIFY(!docks().isOpen(u"common-deck"_s));
}

void KeysTest::keysAnswerInTheRefereeOnlyWhereThatIsWished()
{
    views::Preferences wished = m_running->program().preferences();
    wished.keysInRefereeOnly = true;
    m_running->program().setPreferences(wished);
    const game::Number before = entry();
    m_running->press(u"F2"_s);
    typeLetter(QApplication::focusWidget());
    QCOMPARE(entry(), before);
    m_running->press(u"F3"_s);
    QVERIFY(docks().hasFocus(u"referee"_s));
    typeLetter(QApplication::focusWidget());
    QVERIFY(entry() != before);
}

void KeysTest::returnPressesTheButtonInUse()
{
    m_running->trigger(u"game.new"_s);
    const auto buttons = m_running->window()->findChildren<QPushButton*>();
    const auto next = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->accessibleName() == u"Next step"_s;
    });
    const auto players = std::find_if(buttons.begin(), buttons.end(), [](QPushButton* button) {
        return button->objectName() == u"stepButton"_s && button->isChecked();
    });
    QVERIFY(next != buttons.end() && players != buttons.end());
    (*next)->setFocus();
    QTest::keyClick(*next, Qt::Key_Return);
    settle();
    QVERIFY(!(*players)->isChecked());
}

/// A key that is struck twice answers nothing; whoever has heard the question does.
void KeysTest::returnTakesTheAnswerThatTheKeyboardHasComeTo()
{
    m_running->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_running->window()));
    m_running->program().gameDocument().startNew(); // in which nobody's hand is hidden
    docks().focus(u"referee"_s);
    m_running->playTo(rules::QuestionKind::PlayCard);
    settle();
    QWidget* first = QApplication::focusWidget();
    QVERIFY(qobject_cast<views::OptionButton*>(first));
    const game::Number before = entry();
    QTest::keyClick(first, Qt::Key_Return);
    QTest::keyClick(first, Qt::Key_Space);
    QCOMPARE(entry(), before);
    QTest::qWait(views::OptionButton::unread.count() + 50);
    QTest::keyClick(first, Qt::Key_Return);
    settle();
    QVERIFY(entry() != before);
}

void KeysTest::returnOpensTheGameOfTheWelcomePage()
{
    m_running->close();
    m_running->start({}, app::panelList());
    QVERIFY(!m_running->program().gameDocument().game());
    auto* card = m_running->window()->findChild<views::ContinueCard*>();
    QVERIFY(card && card->isVisible());
    card->setFocus(Qt::TabFocusReason);
    QTest::keyClick(card, Qt::Key_Return);
    settle();
    QVERIFY(m_running->program().gameDocument().game());
}

/// Also where it comes from a title into what is scrolled beneath it.
void KeysTest::whatTabComesToIsSeenWhole()
{
    m_running->window()->resize(1180, 620);
    settle();
    const QWidget* referee = m_running->window()->findChild<QWidget*>(u"refereePanel"_s);
    QVERIFY(referee);
    int links = 0;
    for (int stop = 0; stop < 60; ++stop) {
        QWidget* now = QApplication::focusWidget();
        if (referee->isAncestorOf(now) && qobject_cast<QAbstractButton*>(now)) {
            const QRect seen = now->visibleRegion().boundingRect();
            QVERIFY2(seen.size() == now->size(), qPrintable(now->accessibleName()));
            links += now->property("rule").isValid() ? 1 : 0;
        }
        QTest::keyClick(now, Qt::Key_Tab);
        settle();
    }
    QVERIFY(links > 1);
}

void KeysTest::whoComesToTheSeatsIsOnOne()
{
    m_running->trigger(u"game.new"_s);
    auto* seats = m_running->window()->findChild<QListView*>(u"seats"_s);
    QVERIFY(!seats->selectionModel()->hasSelection());
    seats->setFocus(Qt::TabFocusReason);
    QCOMPARE(seats->selectionModel()->selectedIndexes(), QModelIndexList{seats->currentIndex()});
    QVERIFY(seats->currentIndex().isValid());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::KeysTest)
#include "keys_test.moc"
