// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/panels/referee/option_button.h"

#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The referee asks which round card is turned up.
class RoundCardsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void roundCardsAreShownByTheirSigns();
    void roundCardsFitIntoANarrowPanel();

private:
    QList<views::OptionButton*> answers();
    app::GameDocument& document() { return m_running->program().gameDocument(); }

    std::unique_ptr<RunningProgram> m_running;
};

void RoundCardsTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    m_running->window()->resize(1280, 800);
    document().newGame().setFirst(0);
    document().startNew();
    settle();
    m_running->playTo(rules::QuestionKind::RoundCard);
    settle();
}

void RoundCardsTest::cleanup()
{
    m_running.reset();
    complain();
}

QList<views::OptionButton*> RoundCardsTest::answers()
{
    QList<views::OptionButton*> shown;
    for (auto* button : m_running->window()->findChildren<views::OptionButton*>()) {
        if (button->isVisible()) shown.append(button);
    }
    return shown;
}

void RoundCardsTest::roundCardsAreShownByTheirSigns()
{
    QVERIFY(!answers().isEmpty());
    for (const auto* button : answers()) {
        QVERIFY2(!button->accessibleName().contains(u'('), qPrintable(button->accessibleName()));
        QVERIFY2(button->accessibleName().contains(u"Standard"_s),
                 qPrintable(button->accessibleName()));
    }
    const auto& rows = document().models().options.rows();
    QVERIFY(std::all_of(rows.begin(), rows.end(),
                        [](const items::OptionRow& row) { return row.signs.size() >= 3; }));
    saveScreenshot(*m_running->window(), u"round-cards"_s);
}

/// Their signs then stand above their names.
void RoundCardsTest::roundCardsFitIntoANarrowPanel()
{
    auto* panel = m_running->window()->findChild<QWidget*>(u"refereePanel"_s);
    const auto* scroll = panel->findChild<QScrollArea*>();
    QList<int> heights;
    for (const int width : {900, 300, 900}) {
        panel->resize(width, 500);
        settle();
        QCOMPARE(panel->width(), width);
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        heights.append(answers().front()->height());
    }
    QVERIFY(heights.at(1) > heights.at(0));
    QCOMPARE(heights.at(2), heights.at(0));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RoundCardsTest)
#include "round_cards_test.moc"
