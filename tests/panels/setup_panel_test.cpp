// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/items/setup/own_rounds_model.h"
#include "views/panels/setup/checklist_page.h"
#include "views/panels/setup/setup_panel.h"
#include "views/panels/welcome/continue_card.h"
#include "views/panels/welcome/welcome_panel.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// From the welcome page through set-up into a game, by clicks and keys; and the windows and menus
/// that lie beside the panels of a game.
class SetupTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void atFirstTheWelcomePageHasTheWindow();
    void twoKeysLeadIntoAGame();
    void setUpCanBeLeftHalfWay();
    void pagesGiveWayToAGameAndComeBack();
    void playersAreNamedInPlace();
    void whoBeginsIsSaidAndAskedByName();
    void everyPageFitsASmallWindow();
    void longLinesOfTheChecklistGoOnInTheNext();
    void aSeatIsChangedByAButton();
    void houseRulingsAndBack();
    void theChecklistIsTickedAndWritten();
    void aRoundCardOfOnesOwn();
    void roundCardsThatAreMissingAreSuggested();
    void theLastSetUpIsOfferedAgain();
    void theLastGameGoesOnWithAClick();
    void aWrongCardIsCorrectedInPlace();
    void theDisplayIsClosedByEscape();

private:
    void start();
    items::NewGameModel& plan() { return m_running->program().gameDocument().newGame(); }
    app::Docks& docks() { return m_running->program().docks(); }
    template <typename Widget>
    Widget* find(const QString& name = {})
    {
        return m_running->window()->findChild<Widget*>(name);
    }
    QPushButton* button(const QString& text);

    std::unique_ptr<RunningProgram> m_running;
};

void SetupTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    start();
}

void SetupTest::cleanup()
{
    m_running.reset();
    complain();
}

void SetupTest::start()
{
    m_running->start({}, app::panelList());
    views::setMotionWanted(false);
}

/// One that can be pressed, by what it says; none of those that lead to another step.
QPushButton* SetupTest::button(const QString& text)
{
    for (QPushButton* button : m_running->window()->findChildren<QPushButton*>()) {
        const bool isStep = button->objectName() == u"stepButton"_s;
        if (button->isVisible() && !isStep && button->text().contains(text)) return button;
    }
    return nullptr;
}

void SetupTest::atFirstTheWelcomePageHasTheWindow()
{
    QCOMPARE(m_running->openPanels(), QStringList{u"welcome"_s});
    QCOMPARE(docks().alone(), u"welcome"_s);
    QCOMPARE(find<views::ContinueCard>()->accessibleName(), u"Sample game"_s);
    // Another layout of the game's panels has as little to show.
    m_running->trigger(u"layout.to.stealin"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"welcome"_s});
    m_running->trigger(u"panel.rulings"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"rulings"_s});
    m_running->trigger(u"panel.rulings"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"welcome"_s});
}

void SetupTest::twoKeysLeadIntoAGame()
{
    m_running->press(u"Ctrl+N"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"setup"_s});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    QVERIFY(m_running->program().gameDocument().game());
    QVERIFY(m_running->openPanels().contains(u"referee"_s));
    QVERIFY(!m_running->openPanels().contains(u"setup"_s));
    QVERIFY(!m_running->openPanels().contains(u"welcome"_s));
}

void SetupTest::setUpCanBeLeftHalfWay()
{
    m_running->trigger(u"game.new"_s);
    click(button(u"6"_s));
    click(button(u"Next"_s));
    click(button(u"Not now"_s));
    QCOMPARE(m_running->openPanels(), QStringList{u"welcome"_s});
    m_running->trigger(u"game.new"_s);
    QCOMPARE(plan().players(), 6);
}

void SetupTest::pagesGiveWayToAGameAndComeBack()
{
    m_running->trigger(u"game.sample"_s);
    const QStringList game = m_running->openPanels();
    QVERIFY(game.contains(u"train-map"_s) && !game.contains(u"welcome"_s));
    m_running->trigger(u"game.new"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"setup"_s});
    click(button(u"Not now"_s));
    QCOMPARE(m_running->openPanels(), game);
    m_running->trigger(u"panel.welcome"_s);
    QCOMPARE(m_running->openPanels(), QStringList{u"welcome"_s});
    m_running->trigger(u"panel.log"_s);
    QVERIFY(m_running->openPanels().contains(u"train-map"_s));
    QVERIFY(docks().isInFront(u"log"_s));
}

void SetupTest::playersAreNamedInPlace()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(0);
    settle();
    auto* seats = find<QListView>(u"seats"_s);
    const QRect row = seats->visualRect(plan().index(1));
    QTest::mouseClick(seats->viewport(), Qt::LeftButton, {},
                      QPoint(row.width() * 55 / 100, row.center().y()));
    auto* editor = seats->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, u"Anna"_s);
    QTest::keyClick(editor, Qt::Key_Escape);
    settle();
    QVERIFY(plan().at(1).player.isEmpty());
    // From there on by keys: Return begins, Return and Tab go on to the next who plays.
    const auto field = [seats] { return seats->viewport()->findChild<QLineEdit*>(); };
    seats->setFocus();
    seats->setCurrentIndex(plan().index(0));
    QTest::keyClick(seats, Qt::Key_F2);
    settle();
    QVERIFY(field());
    QVERIFY(m_running->openPanels().contains(u"setup"_s));
    QTest::keyClicks(field(), u"Anna"_s);
    QTest::keyClick(field(), Qt::Key_Return);
    settle();
    QCOMPARE(plan().at(0).player, u"Anna"_s);
    QTest::keyClicks(field(), u"Ben"_s);
    QTest::keyClick(field(), Qt::Key_Tab);
    settle();
    QCOMPARE(plan().at(1).player, u"Ben"_s);
    QTest::keyClicks(field(), u"Cleo"_s);
    QTest::keyClick(field(), Qt::Key_Return);
    settle();
    QCOMPARE(plan().at(2).player, u"Cleo"_s);
    QVERIFY(!m_running->program().gameDocument().game());
    QTest::keyClick(field(), Qt::Key_Escape);
    // Who plays two bandits is named once.
    plan().setPeople(2);
    settle();
    seats->setFocus();
    seats->setCurrentIndex(plan().index(0));
    QTest::keyClick(seats, Qt::Key_F2);
    QTest::keyClicks(field(), u"Dora"_s);
    QTest::keyClick(field(), Qt::Key_Return);
    settle();
    QCOMPARE(plan().at(1).player, u"Dora"_s);
    QCOMPARE(seats->currentIndex().row(), 2);
}

void SetupTest::whoBeginsIsSaidAndAskedByName()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(0);
    settle();
    const auto isSaid = [this](const QString& text) {
        const auto labels = find<QWidget>(u"setupPanel"_s)->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    };
    plan().setFirst(1);
    settle();
    QVERIFY(isSaid(plan().at(1).name + u" begins."_s));
    plan().setData(plan().index(2), u"Cleo"_s, Qt::EditRole);
    const QString third = plan().at(2).name;
    find<QListView>(u"seats"_s)->setCurrentIndex(plan().index(2));
    QVERIFY(button(third + u" begins"_s));
    click(button(third + u" begins"_s));
    QVERIFY(isSaid(third + u" (Cleo) begins."_s));
    QVERIFY(!button(third + u" begins"_s)->isEnabled());
    plan().setFirstAsked();
    settle();
    QVERIFY(isSaid(u"The referee will ask who begins."_s));
    click(find<QPushButton>(u"goOn"_s));
    const items::OptionsModel& options = m_running->program().gameDocument().models().options;
    QCOMPARE(options.question().question, u"Who is the first player?"_s);
    QCOMPARE(options.at(2).text, third + u" (Cleo)"_s);
}

void SetupTest::longLinesOfTheChecklistGoOnInTheNext()
{
    m_running->window()->resize(1280, 700);
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(6);
    settle();
    auto* list = find<QListView>(u"checklist"_s);
    QVERIFY(list->model()->rowCount() > 0);
    const auto height = [list] {
        int sum = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row) sum += list->sizeHintForRow(row);
        return sum;
    };
    const int whole = height();
    m_running->window()->resize(640, 700);
    settle();
    const QPoint end = list->mapTo(m_running->window(), list->rect().topRight());
    QVERIFY2(end.x() < 640, qPrintable(QString::number(end.x())));
    QVERIFY(height() > whole);
}

void SetupTest::everyPageFitsASmallWindow()
{
    m_running->trigger(u"language.fr"_s);
    m_running->window()->resize(1280, 800);
    settle();
    m_running->window()->resize(1024, 700);
    settle();
    const auto isInside = [this](const QWidget* page) {
        const QPoint end = page->mapTo(m_running->window(), page->rect().bottomRight());
        return m_running->window()->rect().contains(end);
    };
    QVERIFY(isInside(find<views::WelcomePanel>()));
    m_running->trigger(u"game.new"_s);
    auto* setup = find<views::SetupPanel>(u"setupPanel"_s);
    for (int step = 0; step < 7; ++step) {
        setup->showStep(step);
        settle();
        QVERIFY2(isInside(setup), qPrintable(QString::number(step + 1)));
        // Nor is anything beyond the edge.
        for (const QScrollArea* area : setup->findChildren<QScrollArea*>()) {
            const int beyond = area->isVisible() ? area->horizontalScrollBar()->maximum() : 0;
            QVERIFY2(beyond == 0, qPrintable(u"%1: %2"_s.arg(step + 1).arg(beyond)));
        }
    }
}

void SetupTest::aSeatIsChangedByAButton()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(0);
    settle();
    auto* seats = find<QListView>(u"seats"_s);
    const QString second = plan().at(1).name;
    seats->setCurrentIndex(plan().index(1));
    for (QToolButton* up : m_running->window()->findChildren<QToolButton*>()) {
        if (up->isVisible() && up->accessibleName() == u"One seat earlier"_s) click(up);
    }
    QCOMPARE(plan().at(0).name, second);
    QCOMPARE(seats->currentIndex().row(), 0);
}

void SetupTest::houseRulingsAndBack()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(3);
    settle();
    click(button(u"House rulings"_s));
    QCOMPARE(m_running->openPanels(), QStringList{u"rulings"_s});
    m_running->program().rulings().setAnswer(rules::Ruling::DeckRegime, 1);
    m_running->answerMessage();
    settle();
    QCOMPARE(m_running->openPanels(), QStringList{u"setup"_s});
    QCOMPARE(plan().houseRulings().size(), 1);
    QVERIFY(plan().summary().contains(u"1 house ruling"_s));
}

void SetupTest::theChecklistIsTickedAndWritten()
{
    m_running->trigger(u"game.new"_s);
    auto* panel = find<views::SetupPanel>(u"setupPanel"_s);
    panel->showStep(6);
    settle();
    auto* list = find<QListView>(u"checklist"_s);
    list->setFocus(Qt::TabFocusReason);
    const QModelIndex second = list->model()->index(1, 0);
    QCOMPARE(list->currentIndex(), second); // below its heading
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(second).center());
    QCOMPARE(second.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    const QString path = m_running->file(u"list.pdf"_s);
    QVERIFY(panel->findChild<views::ChecklistPage*>()->writePdf(path));
    QVERIFY(m_running->read(u"list.pdf"_s).startsWith("%PDF"));
    QVERIFY(!panel->findChild<views::ChecklistPage*>()->writePdf(m_running->folder() + u"/no/x"_s));
}

void SetupTest::aRoundCardOfOnesOwn()
{
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(5);
    settle();
    for (const auto& turn : {u"Add a turn: Standard"_s, u"Add a turn: Tunnel"_s}) {
        for (QPushButton* kind : m_running->window()->findChildren<QPushButton*>()) {
            if (kind->accessibleName() == turn) click(kind);
        }
    }
    for (QSpinBox* hands : m_running->window()->findChildren<QSpinBox*>()) {
        if (hands->isVisible() && hands->maximum() == items::OwnRoundsModel::mostHands)
            hands->stepUp();
    }
    auto* add = button(u"Add"_s);
    QVERIFY(add->isEnabled());
    click(add);
    QCOMPARE(plan().ownRounds().rowCount(), 1);
    QCOMPARE(plan().ownRounds().at(0).turns, u"Standard, Tunnel"_s);
    QCOMPARE(int(plan().ownRounds().cards().front().hands), 1);
    QVERIFY(!add->isEnabled());
}

/// Those whose turns only the group can read, one after the other.
void SetupTest::roundCardsThatAreMissingAreSuggested()
{
    plan().boxes().setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    plan().modules().setModules({rules::Module::Base, rules::Module::MarshalPrisoners});
    m_running->trigger(u"game.new"_s);
    find<views::SetupPanel>(u"setupPanel"_s)->showStep(5);
    settle();
    QStringList suggested;
    for (int n = 0; n < 2; ++n) {
        for (const QComboBox* event : m_running->window()->findChildren<QComboBox*>()) {
            if (event->isVisible() && event->findText(u"Rumours"_s) >= 0)
                suggested.append(event->currentText());
        }
        for (QPushButton* kind : m_running->window()->findChildren<QPushButton*>()) {
            if (kind->accessibleName() == u"Add a turn: Standard"_s) click(kind);
        }
        click(button(u"Add"_s));
    }
    QCOMPARE(suggested, (QStringList{u"Safekeeping"_s, u"Rumours"_s}));
    settle();
    saveScreenshot(*m_running->window(), u"setup-round-cards"_s);
}

void SetupTest::theLastSetUpIsOfferedAgain()
{
    plan().setPlayers(5);
    plan().setData(plan().index(0), u"Anna"_s, Qt::EditRole);
    plan().setKeepsRounds(true);
    const QStringList before = plan().toStrings();
    m_running->close();
    start();
    QCOMPARE(plan().toStrings(), before);
}

void SetupTest::theLastGameGoesOnWithAClick()
{
    m_running->program().gameDocument().startNew();
    const rules::Table table = m_running->program().gameDocument().game()->now().table();
    m_running->close();
    start();
    auto* card = find<views::ContinueCard>();
    QVERIFY(card->isVisible());
    saveScreenshot(*m_running->window(), u"welcome-with-a-game"_s);
    click(card);
    QVERIFY(m_running->program().gameDocument().game());
    QVERIFY(m_running->program().gameDocument().game()->now().table() == table);
}

void SetupTest::aWrongCardIsCorrectedInPlace()
{
    app::GameDocument& gameDocument = m_running->program().gameDocument();
    gameDocument.startNew();
    items::OptionsModel& options = gameDocument.models().options;
    const auto isPlaying = [&] {
        const rules::Question* question = gameDocument.game()->now().question();
        return question && question->ask() == rules::QuestionKind::PlayCard;
    };
    for (int step = 0; step < 200 && !isPlaying(); ++step) {
        gameDocument.game()->now().question() ? options.choose(options.at(0).id) : options.goOn();
    }
    options.choose(options.at(0).id);
    settle();
    QCOMPARE(gameDocument.models().deck.at(0).card, u"Move"_s);
    m_running->press(u"Ctrl+E"_s);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_F);
    settle();
    if (QApplication::activePopupWidget()) QTest::keyClick(menu, Qt::Key_Return);
    settle();
    QVERIFY2(gameDocument.models().deck.at(0).card != u"Move"_s,
             qPrintable(gameDocument.models().deck.at(0).card));
    QVERIFY(isPlaying());
    QVERIFY(gameDocument.game()->record().entries().back().is<game::Adjusted>());
}

void SetupTest::theDisplayIsClosedByEscape()
{
    m_running->press(u"Ctrl+Shift+T"_s);
    QWidget* window = m_running->program().display().window();
    QVERIFY(window);
    QVERIFY(m_running->program().actions().find(u"game.table-display"_s)->isChecked());
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    QVERIFY(!m_running->program().display().isOpen());
    QVERIFY(!m_running->program().actions().find(u"game.table-display"_s)->isChecked());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SetupTest)
#include "setup_panel_test.moc"
