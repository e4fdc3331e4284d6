// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clipped.h"
#include "tests/support/heard.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/setup/rules_page.h"
#include "views/panels/setup/setup_panel.h"

#include <QApplication>
#include <QImage>
#include <QMainWindow>
#include <QPixmap>
#include <QRadioButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// Who has no mouse gets everywhere: Tab visits whatever takes the keyboard and comes back, so does
/// Shift+Tab, and each stop is seen and has a name.
class TabOrderTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void onTheWelcomePage() { lookAround(u"welcome"_s); }
    void onEachPageOfNewGame();
    void toTheEditionThatIsChosen();
    void amongRulings();
    void inTheRulebook();
    void inADispute();
    void inEachLayoutOfAGame_data();
    void inEachLayoutOfAGame();
    void atTheEnd();
    void escapeLeadsToTheReferee();
    void panelByPanel();
    void thePanelInUseIsClosedAndTakenOut();

private:
    void lookAround(const QString& where);

    std::unique_ptr<RunningProgram> m_running;
};

namespace {

constexpr int tooMany = 500; ///< more presses than any page has stops

QString nameOf(const QWidget* widget)
{
    if (!widget) return u"nothing"_s;
    return u"%1 \"%2\""_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                              widget->objectName() + u' ' + widget->accessibleName());
}

/// The keyboard is taken there by Tab.
bool isStop(const QWidget* widget, const QWidget* window)
{
    const bool isSeen = widget->isVisible() && widget->window() == window && !isScenery(widget);
    return isSeen && widget->isEnabled() && !widget->focusProxy() &&
           (widget->focusPolicy() & Qt::TabFocus) != 0;
}

void press(QWidget* window, bool forwards)
{
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : window, forwards ? Qt::Key_Tab : Qt::Key_Backtab,
                    forwards ? Qt::NoModifier : Qt::ShiftModifier);
}

QImage pictureOf(QWidget* window, const QWidget* part)
{
    constexpr int ring = 4; ///< around what has the focus
    const QRect area(part->mapTo(window, QPoint()), part->size());
    return window->grab(area.adjusted(-ring, -ring, ring, ring)).toImage();
}

/// All that have the focus on the way round, each once; a null at the end: it doesn't come round.
QList<QWidget*> wayRound(QWidget* window, bool forwards, QStringList& unseen)
{
    press(window, forwards);
    QWidget* first = QApplication::focusWidget();
    QList<QWidget*> way{first};
    for (int step = 0; step < tooMany; ++step) {
        QWidget* left = way.constLast();
        const QImage focused = left ? pictureOf(window, left) : QImage();
        press(window, forwards);
        QWidget* now = QApplication::focusWidget();
        if (now == left) continue; // links of a page
        if (left && pictureOf(window, left) == focused)
            unseen.append(u"looks as without the keyboard: "_s + nameOf(left));
        if (now == first) return way;
        if (way.contains(now)) break;
        way.append(now);
    }
    way.append(nullptr);
    return way;
}

QStringList wrongWith(const QList<QWidget*>& way, QWidget* window)
{
    QStringList wrong;
    if (way.contains(nullptr)) wrong.append(u"never comes round"_s);
    for (QWidget* stop : way) {
        if (!stop) continue;
        if (!stop->isVisible() || stop->height() < 8 || stop->width() < 8)
            wrong.append(u"not seen: "_s + nameOf(stop));
        if (voiceOf(stop).name.trimmed().isEmpty()) wrong.append(u"nameless: "_s + nameOf(stop));
    }
    for (QWidget* widget : QApplication::allWidgets()) {
        if (isStop(widget, window) && !way.contains(widget))
            wrong.append(u"never reached: "_s + nameOf(widget));
    }
    return wrong;
}

} // namespace

void TabOrderTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"schemin"_s}, app::panelList());
    m_running->window()->resize(1280, 800);
    views::setMotionWanted(false);
    settle();
}

void TabOrderTest::cleanup()
{
    m_running.reset();
    complain();
}

void TabOrderTest::lookAround(const QString& where)
{
    QWidget* window = m_running->window();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window));
    for (const bool forwards : {true, false}) {
        QStringList wrong;
        const QList<QWidget*> way = wayRound(window, forwards, wrong);
        wrong += wrongWith(way, window);
        qInfo("%s, %s: %d stops", qPrintable(where), forwards ? "Tab" : "Shift+Tab",
              static_cast<int>(way.size()));
        QVERIFY2(wrong.isEmpty(), qPrintable(where + u":\n"_s + wrong.join(u'\n')));
    }
}

void TabOrderTest::onEachPageOfNewGame()
{
    m_running->trigger(u"game.new"_s);
    auto* setup = m_running->window()->findChild<views::SetupPanel*>(u"setupPanel"_s);
    for (int step = 0; step < 7; ++step) {
        setup->showStep(step);
        settle();
        lookAround(u"new game, page %1"_s.arg(step + 1));
        if (QTest::currentTestFailed()) return;
    }
}

/// By arrows the choice would change before it is heard.
void TabOrderTest::toTheEditionThatIsChosen()
{
    const views::RulesPage page(m_running->program().gameDocument().newGame());
    int stops = 0;
    for (const QRadioButton* edition : page.findChildren<QRadioButton*>()) {
        const bool isStop = edition->focusPolicy() & Qt::TabFocus;
        QCOMPARE(isStop, edition->isChecked());
        stops += isStop ? 1 : 0;
    }
    QCOMPARE(stops, 1);
}

void TabOrderTest::amongRulings()
{
    m_running->trigger(u"panel.rulings"_s);
    lookAround(u"rulings"_s);
}

void TabOrderTest::inTheRulebook()
{
    m_running->trigger(u"panel.rulebook"_s);
    lookAround(u"rulebook"_s);
}

void TabOrderTest::inADispute()
{
    m_running->trigger(u"game.sample"_s);
    m_running->trigger(u"game.dispute"_s);
    lookAround(u"dispute"_s);
}

void TabOrderTest::inEachLayoutOfAGame_data()
{
    QTest::addColumn<int>("layout");
    for (int layout = 1; layout <= 4; ++layout)
        QTest::newRow(qPrintable(QString::number(layout))) << layout;
}

void TabOrderTest::inEachLayoutOfAGame()
{
    QFETCH(int, layout);
    m_running->trigger(u"game.sample"_s);
    m_running->press(u"Ctrl+%1"_s.arg(layout));
    lookAround(u"layout %1"_s.arg(layout));
}

void TabOrderTest::atTheEnd()
{
    m_running->trigger(u"game.sample"_s);
    m_running->trigger(u"panel.final-score"_s);
    lookAround(u"final score"_s);
}

void TabOrderTest::escapeLeadsToTheReferee()
{
    m_running->trigger(u"game.sample"_s);
    app::Docks& docks = m_running->program().docks();
    for (const auto& keys : {u"F2"_s, u"F4"_s, u"F5"_s}) {
        m_running->press(keys);
        QVERIFY2(!docks.hasFocus(u"referee"_s), qPrintable(keys));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        settle();
        QVERIFY2(docks.hasFocus(u"referee"_s), qPrintable(keys));
    }
}

void TabOrderTest::panelByPanel()
{
    m_running->trigger(u"game.sample"_s);
    app::Docks& docks = m_running->program().docks();
    const QString first = docks.focused();
    QStringList visited;
    do {
        m_running->press(u"Ctrl+Tab"_s);
        visited.append(docks.focused());
    } while (docks.focused() != first && visited.size() < 20);
    QStringList seen = m_running->openPanels();
    seen.removeIf([&](const QString& id) { return !docks.isInFront(id); });
    visited.sort();
    seen.sort();
    QCOMPARE(visited, seen);
    const QString before = docks.focused();
    m_running->press(u"Ctrl+Tab"_s);
    m_running->press(u"Ctrl+Shift+Tab"_s);
    QCOMPARE(docks.focused(), before);
}

void TabOrderTest::thePanelInUseIsClosedAndTakenOut()
{
    m_running->trigger(u"game.sample"_s);
    app::Docks& docks = m_running->program().docks();
    m_running->press(u"F4"_s);
    m_running->trigger(u"view.take-out"_s);
    QVERIFY(docks.isFloating(u"common-deck"_s));
    m_running->trigger(u"view.take-out"_s);
    QVERIFY(!docks.isFloating(u"common-deck"_s));
    m_running->press(u"F4"_s);
    if (!docks.isOpen(u"common-deck"_s)) m_running->press(u"F4"_s);
    m_running->press(u"Ctrl+W"_s);
    QVERIFY(!docks.isOpen(u"common-deck"_s));
    QVERIFY(docks.isOpen(u"referee"_s));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::TabOrderTest)
#include "tab_order_test.moc"
