// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/panel_host.h"
#include "tests/support/running_program.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/items/welcome/games_before_model.h"
#include "views/panels/welcome/continue_card.h"
#include "views/panels/welcome/recent_delegate.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QImage>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QSet>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

/// Scroll bars that came up.
class SeenBars : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isBar = watched->objectName().startsWith(u"qt_scrollarea_hcontainer") ||
                           watched->objectName().startsWith(u"qt_scrollarea_vcontainer");
        if (isBar && event->type() == QEvent::Show) ++count;
        return false;
    }
};

/// Panels that got another size.
class Resized : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Resize) ++count;
        return false;
    }
};

/// How many groups of panels in the window draw something themselves, below what they hold.
int outlinedIn(const QWidget& window)
{
    int outlined = 0;
    for (QWidget* group : window.findChildren<QWidget*>()) {
        if (!group->inherits("KDDockWidgets::QtWidgets::Group") || !group->isVisible()) continue;
        QImage drawn(group->size(), QImage::Format_ARGB32_Premultiplied);
        drawn.fill(Qt::transparent);
        const QImage nothing = drawn;
        group->render(&drawn, {}, {}, {});
        if (drawn != nothing) ++outlined;
    }
    return outlined;
}

} // namespace

/// The page that one sees first, and what it does without so as to be there soon.
class WelcomeTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void returnGoesOnWithTheLastGame();
    void theCardWithTheGameHasRoundCorners();
    void whatCanBeReadIsThereBeforeThePicture();
    void facesComeAfterTheWords();
    void manyGamesLeaveRoomForTheRest();
    void theGamesBeforeComeWithTheFirstOne();
    void whatNobodySeesYetCostsNothing();
    void theFirstPictureIsLaidOutAsItStays();
    void onlyPanelsWithTabsAreOutlined();
    void panelsThatGoForAPageKeepTheirSize();

private:
    void start();
    views::ContinueCard* lastGame()
    {
        return m_running->window()->findChild<views::ContinueCard*>();
    }

    std::unique_ptr<RunningProgram> m_running;
};

void WelcomeTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    start();
}

void WelcomeTest::cleanup()
{
    m_running.reset();
    complain();
}

void WelcomeTest::start()
{
    m_running->start({}, app::panelList());
    views::setMotionWanted(false);
}

void WelcomeTest::returnGoesOnWithTheLastGame()
{
    m_running->program().gameDocument().startNew();
    m_running->close();
    start();
    settle();
    QVERIFY(!m_running->program().gameDocument().game());
    QCOMPARE(QApplication::focusWidget(), lastGame());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    QVERIFY(m_running->program().gameDocument().game());
}

void WelcomeTest::theCardWithTheGameHasRoundCorners()
{
    auto* card = lastGame();
    const QImage picture = card->grab().toImage();
    const QPalette palette = card->palette();
    QCOMPARE(picture.pixelColor(0, 0), palette.color(QPalette::Window));
    QCOMPARE(picture.pixelColor(picture.width() - 1, picture.height() - 1),
             palette.color(QPalette::Window));
    QVERIFY(picture.pixelColor(picture.width() / 2, 4) != palette.color(QPalette::Window));
    // What is written stands on plain ground, whatever is drawn above.
    QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() - 5),
             palette.color(QPalette::Base));
}

void WelcomeTest::whatCanBeReadIsThereBeforeThePicture()
{
    views::ContinueCard card(m_running->program().gameDocument().recent());
    card.resize(card.sizeHint());
    const QImage before = card.grab().toImage();
    settle();
    const QImage after = card.grab().toImage();
    const auto coloursAt = [](const QImage& image, int y) {
        QSet<QRgb> colours;
        for (int x = 20; x < image.width() - 20; ++x) colours.insert(image.pixel(x, y));
        return colours.size();
    };
    const int overTheTrain = before.height() / 2;
    QCOMPARE(coloursAt(before, overTheTrain), 1);
    QVERIFY(coloursAt(after, overTheTrain) > 1);
    const QRect foot(0, before.height() - 40, before.width(), 40);
    QCOMPARE(before.copy(foot), after.copy(foot));
}

/// Neither is made before there is a game, and Tab goes on in the order of the page.
void WelcomeTest::theGamesBeforeComeWithTheFirstOne()
{
    QVERIFY(!m_running->window()->findChild<QListView*>(u"recentGames"_s));
    for (int game = 0; game < 2; ++game) m_running->program().gameDocument().startNew();
    m_running->close();
    start();
    auto* list = m_running->window()->findChild<QListView*>(u"recentGames"_s);
    QVERIFY(list && list->isVisible());
    QCOMPARE(lastGame()->nextInFocusChain(), list);
    // What a screen reader finds is what is listed.
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(list);
    QCOMPARE(heard->childCount(), 1);
    list->setFocus(Qt::TabFocusReason);
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(list, Qt::Key_F10, Qt::ShiftModifier);
    auto* menu = m_running->window()->findChild<QMenu*>(u"gameMenu"_s);
    QVERIFY(menu && menu->isVisible());
    menu->close();
}

void WelcomeTest::facesComeAfterTheWords()
{
    items::RecentGamesModel& games = m_running->program().gameDocument().recent();
    for (int game = 0; game < 2; ++game) m_running->program().gameDocument().startNew();
    games.refresh();
    const items::GamesBeforeModel before(games);
    views::RecentDelegate delegate(before);
    const auto drawn = [&](bool withFaces) {
        QImage row(400, 44, QImage::Format_RGB32);
        row.fill(Qt::white);
        QPainter painter(&row);
        QStyleOptionViewItem option;
        option.rect = row.rect();
        delegate.setFacesDrawn(withFaces);
        delegate.paint(&painter, option, before.index(0, 0));
        return row;
    };
    const QImage words = drawn(false);
    const QImage all = drawn(true);
    QVERIFY(words != all);
    const QRect text(0, 0, 200, words.height());
    QCOMPARE(words.copy(text), all.copy(text));
}

void WelcomeTest::manyGamesLeaveRoomForTheRest()
{
    for (int game = 0; game < 6; ++game) m_running->program().gameDocument().startNew();
    m_running->close();
    start();
    m_running->window()->resize(1024, 700);
    settle();
    const auto buttons = m_running->window()->findChildren<QToolButton*>(u"footButton"_s);
    QCOMPARE(buttons.size(), 5);
    for (const QToolButton* button : buttons)
        QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
}

void WelcomeTest::whatNobodySeesYetCostsNothing()
{
    int closed = 0;
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (!qobject_cast<const app::PanelHost*>(widget) || widget->isVisible()) continue;
        QVERIFY(!widget->testAttribute(Qt::WA_WState_Polished));
        ++closed;
    }
    QVERIFY(closed > 5);
    for (const auto& name : {u"messageText"_s, u"whatIfBanner"_s})
        QVERIFY(!m_running->window()->findChild<QWidget*>(name));
}

void WelcomeTest::theFirstPictureIsLaidOutAsItStays()
{
    m_running->close();
    SeenBars bars;
    qApp->installEventFilter(&bars);
    start();
    QCOMPARE(bars.count, 0);
}

void WelcomeTest::onlyPanelsWithTabsAreOutlined()
{
    QCOMPARE(outlinedIn(*m_running->window()), 0);
    m_running->trigger(u"game.sample"_s);
    QTRY_COMPARE(outlinedIn(*m_running->window()), 1);
}

void WelcomeTest::panelsThatGoForAPageKeepTheirSize()
{
    m_running->trigger(u"game.sample"_s);
    Resized resized;
    int panels = 0;
    for (auto* panel : m_running->window()->findChildren<app::PanelHost*>()) {
        if (!panel->isVisible()) continue;
        panel->installEventFilter(&resized);
        ++panels;
    }
    QVERIFY(panels > 2);
    m_running->trigger(u"panel.final-score"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"final-score"_s});
    QCOMPARE(resized.count, 0);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::WelcomeTest)
#include "welcome_panel_test.moc"
