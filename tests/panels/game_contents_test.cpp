// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/clipped.h"
#include "tests/support/drawn_texts.h"
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/items/rulebook/rulebook_game.h"
#include "views/panels/setup/setup_panel.h"

#include <QLabel>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// What a group has, and what of it and who is in the next game, by clicks and keys.
class GameContentsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void boxesAreTickedAndRemembered();
    void whatIsInTheGameIsTicked();
    void headingsAreNoChoices();
    void aBotIsChosenByItsButton();
    void aSeatIsChosenByItsNameAndLeftByItsTick();

private:
    void start();
    items::NewGameModel& plan() { return m_running->program().gameDocument().newGame(); }
    template <typename Widget>
    Widget* find(const QString& name = {})
    {
        return m_running->window()->findChild<Widget*>(name);
    }
    QPushButton* button(const QString& text);
    bool findText(const QString& text);

    std::unique_ptr<RunningProgram> m_running;
};

void GameContentsTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    start();
}

void GameContentsTest::cleanup()
{
    m_running.reset();
    complain();
}

void GameContentsTest::start()
{
    m_running->start({}, app::panelList());
}

/// One that can be pressed, by what it says; none of those that lead to another step.
QPushButton* GameContentsTest::button(const QString& text)
{
    for (QPushButton* button : m_running->window()->findChildren<QPushButton*>()) {
        const bool isStep = button->objectName() == u"stepButton"_s;
        if (button->isVisible() && !isStep && button->text().contains(text)) return button;
    }
    return nullptr;
}

/// Does a label on the screen say this?
bool GameContentsTest::findText(const QString& text)
{
    const auto labels = m_running->window()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisible() && label->text() == text;
    });
}

/// The boxes are asked for once; the rulebook shows the rules of those that are ticked.
void GameContentsTest::boxesAreTickedAndRemembered()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(1);
    settle();
    auto* list = find<QListView>(u"ownedBoxes"_s);
    QVERIFY(list->isVisible());
    const auto tick = [list](int row) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, 0)).center());
    };
    tick(0);
    tick(2);
    const rulebook::Boxes wanted{rulebook::Box::Base, rulebook::Box::MarshalPrisoners};
    QCOMPARE(plan().boxes().boxes(), wanted);
    QCOMPARE(m_running->program().rulebook().reader(0).game().boxes(), wanted);
    saveScreenshot(*m_running->window(), u"setup-boxes"_s);
    click(button(u"Next"_s));
    m_running->close();
    start();
    QCOMPARE(plan().boxes().boxes(), wanted);
    m_running->trigger(u"game.new"_s);
    QVERIFY(!find<QListView>(u"ownedBoxes"_s)->isVisible());
    QVERIFY(find<QListView>(u"seats"_s)->isVisible());
    click(button(u"Next"_s));
    QVERIFY(!find<QListView>(u"ownedBoxes"_s)->isVisible());
    QVERIFY(find<QListView>(u"modules"_s)->isVisible());
    click(button(u"Back"_s));
    QVERIFY(find<QListView>(u"seats"_s)->isVisible());
}

void GameContentsTest::whatIsInTheGameIsTicked()
{
    m_running->trigger(u"game.new"_s);
    plan().boxes().setBoxes({rulebook::Box::HorsesStagecoach, rulebook::Box::Couriers});
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(2);
    settle();
    auto* list = find<QListView>(u"modules"_s);
    QVERIFY(list->isVisible());
    // The keyboard comes to the first choice, below the heading of its box.
    list->setFocus();
    QCOMPARE(list->currentIndex().data().toString(), u"Stagecoach"_s);
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(plan().plan().modules.contains(rules::Module::Horses));
    const auto clickWhiskey = [list] {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(3, 0)).center());
    };
    // By its rules the box comes and goes together.
    QVERIFY(button(u"Start with these"_s)->isEnabled());
    clickWhiskey();
    QVERIFY(!plan().plan().modules.contains(rules::Module::Stagecoach));
    clickWhiskey();
    saveScreenshot(*m_running->window(), u"setup-modules"_s);
    click(button(u"Start with these"_s));
    QVERIFY(m_running->program().gameDocument().game());
    const rules::Table& table = m_running->program().gameDocument().game()->now().table();
    QCOMPARE(table.stagecoachBeside, rules::Car::Locomotive);
    QCOMPARE(table.neutralBullets, 16);
}

/// In the language with the longest words, in the smallest window: headings are seen and passed by.
void GameContentsTest::headingsAreNoChoices()
{
    m_running->trigger(u"language.fr"_s);
    m_running->window()->resize(1280, 800);
    settle();
    m_running->window()->resize(1024, 700);
    m_running->trigger(u"game.new"_s);
    rulebook::Boxes all;
    for (const rulebook::Box box : items::allBoxes()) all.insert(box);
    plan().boxes().setBoxes(all);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(2);
    settle();
    auto* list = find<QListView>(u"modules"_s);
    const items::ModulesModel& modules = plan().modules();
    saveScreenshot(*m_running->window(), u"setup-modules-all-fr"_s);

    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(modules.index(0)).center());
    QVERIFY(!list->currentIndex().isValid() || list->currentIndex().row() > 0);
    list->setCurrentIndex({});
    list->clearFocus();
    list->setFocus();
    QStringList passed{list->currentIndex().data().toString()};
    for (int row = 0; row < modules.rowCount(); ++row) {
        QTest::keyClick(list, Qt::Key_Down);
        const QModelIndex here = list->currentIndex();
        QVERIFY(!modules.at(here.row()).isHeading);
        QVERIFY(list->viewport()->rect().contains(list->visualRect(here)));
        if (!passed.contains(here.data().toString())) passed.append(here.data().toString());
    }
    const auto& rows = modules.rows();
    const auto headings = std::count_if(rows.begin(), rows.end(),
                                        [](const items::ModuleRow& row) { return row.isHeading; });
    QCOMPARE(passed.size(), rows.size() - static_cast<std::size_t>(headings));
    // And back again: what they belong to is seen.
    for (int row = 0; row < modules.rowCount(); ++row) {
        QTest::keyClick(list, Qt::Key_Up);
        const int above = list->currentIndex().row() - 1;
        const bool isBelowHeading = above >= 0 && modules.at(above).isHeading;
        if (isBelowHeading) {
            QVERIFY(list->viewport()->rect().contains(list->visualRect(modules.index(above))));
        }
    }
    QCOMPARE(list->currentIndex().row(), 1);
    const QStringList complaints = clippedNow() + cutOffNow(TsWords(u"fr"_s));
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

/// Whoever is to begin is clicked first, and stays at the table.
void GameContentsTest::aSeatIsChosenByItsNameAndLeftByItsTick()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(0);
    settle();
    auto* seats = find<QListView>(u"seats"_s);
    const QRect row = seats->visualRect(plan().index(2));
    for (const int x : {45, 100, row.width() - 20}) {
        QTest::mouseClick(seats->viewport(), Qt::LeftButton, {}, QPoint(x, row.center().y()));
        QVERIFY(plan().at(2).plays);
        QCOMPARE(seats->currentIndex().row(), 2);
    }
    for (const bool plays : {false, true}) {
        QTest::mouseClick(seats->viewport(), Qt::LeftButton, {}, QPoint(20, row.center().y()));
        QCOMPARE(plan().at(2).plays, plays);
    }
}

void GameContentsTest::aBotIsChosenByItsButton()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(0);
    settle();
    auto* seats = find<QListView>(u"seats"_s);
    const auto chosen = [&](const QString& who) {
        for (int row = 0; row < plan().rowCount(); ++row) {
            if (plan().at(row).name == who) seats->setCurrentIndex(plan().index(row));
        }
    };
    chosen(u"Belle"_s);
    const auto byBot = [this] { return button(u"a bot"_s); };
    QVERIFY(!byBot()->isEnabled());
    QVERIFY(findText(u"A bot only with the box “Bandits (single boxes)”"_s));
    plan().boxes().setBoxes({rulebook::Box::Bandits, rulebook::Box::Anniversary});
    QVERIFY(byBot()->isEnabled());
    click(byBot());
    QVERIFY(plan().at(0).isBot);
    QCOMPARE(plan().people(), 3);
    QCOMPARE(byBot()->accessibleName(), u"Belle is played by a bot"_s);
    QVERIFY(!button(u"Belle begins"_s)->isEnabled());
    // Others are no choice yet, and by which rule is said.
    chosen(u"Cheyenne"_s);
    QVERIFY(!byBot()->isEnabled());
    QVERIFY(findText(u"The bot is not refereed yet (16.8)"_s));
    QCOMPARE(byBot()->property("rule").toString(), u"16.8"_s);
    QCOMPARE(button(u"a person"_s)->accessibleDescription(),
             u"a bot: The bot is not refereed yet (16.8)"_s);
    chosen(u"Mary Pumpkins"_s);
    QVERIFY(byBot()->isEnabled() && !button(u"a person"_s)->isEnabled());
    QTest::keyClick(seats, Qt::Key_Space);
    QVERIFY(plan().at(seats->currentIndex().row()).isBot);
    QCOMPARE(plan().people(), 3);
    // And back to a person.
    chosen(u"Belle"_s);
    click(button(u"a person"_s));
    QCOMPARE(plan().people(), 4);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::GameContentsTest)
#include "game_contents_test.moc"
