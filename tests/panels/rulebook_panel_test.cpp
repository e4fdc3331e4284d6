// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/panels/rulebook/rule_page_view.h"
#include "views/panels/rulebook/rule_preview.h"
#include "views/panels/rulebook/rulebook_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeView>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The rulebook panels under real clicks and keys, with the text that comes with the program.
class RulebookTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theRulebookIsReadWhenItIsSeen();
    void aSearchIsTypedChosenAndOpened();
    void whatIsNotFoundSaysSo();
    void chaptersAreOpenedByKeys();
    void linksAreFollowedAndPreviewedByKeys();
    void backAndForwardByKeysAndMouse();
    void wordsAreFoundOnThePage();
    void moreIsShownWhenAsked();
    void bookmarksAndNotesAreThereAgain();
    void panelsAreWhereTheyWereInAnotherRun();
    void citationAndLinkAreCopied();
    void theQuestionOpensItsRule();
    void keysReadOnFromTheRuleThatWasWanted();
    void rulesThatPanelsNameAreOpened();
    void anotherPanelReadsElsewhere();
    void aNarrowPanelShowsOnePart();
    void textGrowsWithTheWheel();
    void theLanguageFollowsTheProgram();
    void twoLanguagesStandBesideEachOther();
    void aRuleIsShownBeforeThePanelIs();

private:
    void start();
    void waitForText();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    items::RulebookReader& reader() { return m_running->program().rulebook().reader(0); }
    views::RulebookPanel* panel() { return find<views::RulebookPanel>(); }
    views::RulePageView* page() { return panel()->findChild<views::RulePageView*>(); }
    QString text() { return page()->toPlainText(); }
    template <typename Widget>
    Widget* find(const QString& name = {})
    {
        return m_running->window()->findChild<Widget*>(name);
    }

    std::unique_ptr<RunningProgram> m_running;
};

void RulebookTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    start();
    waitForText();
}

void RulebookTest::cleanup()
{
    m_running.reset();
    complain();
}

void RulebookTest::start()
{
    m_running->start({.layout = u"rulebook"_s}, app::panelList());
}

void RulebookTest::waitForText()
{
    QVERIFY(panel());
    QTRY_VERIFY_WITH_TIMEOUT(!reader().view().isEmpty(), 20000);
    QTRY_VERIFY_WITH_TIMEOUT(reader().hits().isReady(), 20000);
    QTRY_VERIFY_WITH_TIMEOUT(reader().library().foundations(), 20000);
    settle();
}

void RulebookTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : m_running->window(), key, modifiers);
    settle();
}

void RulebookTest::type(const QString& text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
    settle();
}

void RulebookTest::theRulebookIsReadWhenItIsSeen()
{
    QVERIFY(text().contains(reader().headingOf(reader().place())));
    m_running->close();
    m_running->start({.layout = u"schemin"_s, .library = unreadRulebook()}, app::panelList());
    QVERIFY(!m_running->program().rulebook().library().isLoaded());
    m_running->press(u"F12"_s);
    waitForText();
    // Its lines are broken where the page ends.
    QCOMPARE(page()->horizontalScrollBar()->maximum(), 0);
}

void RulebookTest::aSearchIsTypedChosenAndOpened()
{
    m_running->press(u"Ctrl+K"_s);
    type(u"10.5"_s);
    auto* hits = find<QListView>(u"hits"_s);
    QVERIFY(hits->isVisible());
    QCOMPARE(hits->currentIndex().data().toString(), u"10.5 Punch"_s);
    press(Qt::Key_Down);
    QVERIFY(hits->currentIndex().data().toString().startsWith(u"10.5.1 "_s));
    press(Qt::Key_Up);
    press(Qt::Key_Return);
    QCOMPARE(reader().place(), u"10.5"_s);
    QVERIFY(text().contains(u"10.5 Punch"_s));
    QVERIFY(page()->hasFocus());
    m_running->press(u"Ctrl+K"_s);
    press(Qt::Key_Escape);
    QVERIFY(!hits->isVisible());
}

void RulebookTest::whatIsNotFoundSaysSo()
{
    m_running->press(u"Ctrl+K"_s);
    type(u"xqzwvk"_s);
    QCOMPARE(reader().hits().rowCount(), 0);
    auto* side = panel()->findChild<QWidget*>(u"rulebookSide"_s);
    const auto isSaid = [&](const QString& text) {
        const auto labels = side->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    };
    QVERIFY(isSaid(u"In the rules of this game: nothing found."_s));
    // Perhaps elsewhere: one click.
    QPushButton* widen = nullptr;
    for (QPushButton* button : side->findChildren<QPushButton*>()) {
        if (button->text() == u"Search in everything"_s) widen = button;
    }
    QVERIFY(widen && widen->isVisible());
    click(widen);
    QVERIFY(!widen->isVisible() && isSaid(u"Nothing found."_s));
    m_running->press(u"Ctrl+K"_s);
    type(u"tunnel"_s);
    const int found = reader().hits().rowCount();
    QVERIFY(found > 1);
    QVERIFY(isSaid(
        (reader().hits().areTheBest() ? u"The %1 sections that fit best"_s : u"%1 sections found"_s)
            .arg(found)));
    // With the first of them, which Return would open.
    const QString first = reader().hits().index(0, 0).data(Qt::AccessibleTextRole).toString();
    const QString heard = QApplication::focusWidget()->accessibleDescription();
    QVERIFY2(!first.isEmpty() && heard.contains(first), qPrintable(heard));
}

void RulebookTest::chaptersAreOpenedByKeys()
{
    m_running->press(u"Ctrl+Shift+K"_s);
    auto* contents = find<QTreeView>(u"contents"_s);
    QVERIFY(contents->hasFocus());
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    const QString id = contents->currentIndex().data(items::ChaptersModel::IdRole).toString();
    press(Qt::Key_Return);
    QCOMPARE(reader().place(), id);
}

void RulebookTest::linksAreFollowedAndPreviewedByKeys()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    settle();
    page()->setFocus();
    auto* preview = find<views::RulePreview>();
    press(Qt::Key_Tab);
    QTRY_VERIFY(preview->isVisible());
    QVERIFY(!preview->findChild<QTextBrowser*>()->toPlainText().isEmpty());
    press(Qt::Key_Return);
    QVERIFY(reader().place() != u"10.5"_s);
    QVERIFY(!preview->isVisible());
}

void RulebookTest::backAndForwardByKeysAndMouse()
{
    const QString first = reader().place();
    m_running->program().rulebook().showRule(u"10.5"_s);
    page()->setFocus();
    m_running->press(u"Alt+Left"_s);
    QCOMPARE(reader().place(), first);
    m_running->press(u"Alt+Right"_s);
    QCOMPARE(reader().place(), u"10.5"_s);
    QTest::mouseClick(page()->viewport(), Qt::BackButton);
    QCOMPARE(reader().place(), first);
    QTest::mouseClick(page()->viewport(), Qt::ForwardButton);
    QCOMPARE(reader().place(), u"10.5"_s);
    m_running->press(u"Alt+Down"_s);
    QCOMPARE(reader().place(), u"10.6"_s);
}

void RulebookTest::wordsAreFoundOnThePage()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    m_running->press(u"Ctrl+F"_s);
    auto* bar = panel()->findChild<QWidget*>(u"findBar"_s);
    QVERIFY(bar->isVisible());
    type(u"punch"_s);
    const auto marked = page()->extraSelections().size();
    QVERIFY(marked > 1);
    QCOMPARE(bar->findChild<QLabel*>()->text(), u"1 of %1"_s.arg(marked));
    press(Qt::Key_Return);
    QCOMPARE(bar->findChild<QLabel*>()->text(), u"2 of %1"_s.arg(marked));
    QCOMPARE(QApplication::focusWidget()->accessibleDescription(), u"2 of %1"_s.arg(marked));
    press(Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    QVERIFY(page()->extraSelections().isEmpty());
}

void RulebookTest::moreIsShownWhenAsked()
{
    const auto rows = [this] { return reader().chapters().rowCount(); };
    const int before = rows();
    m_running->press(u"Ctrl+Shift+E"_s);
    QCOMPARE(reader().scope(), items::RuleScope::WithOthers);
    auto* scope = find<QComboBox>(u"ruleScope"_s);
    QCOMPARE(scope->currentIndex(), 1);
    QTest::keyClick(scope, Qt::Key_Down);
    settle();
    QCOMPARE(reader().scope(), items::RuleScope::Everything);
    QVERIFY(rows() >= before);
}

void RulebookTest::bookmarksAndNotesAreThereAgain()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    m_running->press(u"Ctrl+B"_s);
    m_running->press(u"Ctrl+Shift+N"_s);
    auto* note = find<QPlainTextEdit>(u"noteText"_s);
    QVERIFY(note->hasFocus());
    type(u"as we play it"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!note->isVisible());
    QVERIFY(text().contains(u"as we play it"_s));
    m_running->close();
    start();
    waitForText();
    items::RulebookMarks& marks = m_running->program().rulebook().marks();
    QVERIFY(marks.isBookmarked(u"10.5"_s));
    m_running->program().rulebook().showRule(u"10.5"_s);
    settle();
    QVERIFY(text().contains(u"as we play it"_s));
}

void RulebookTest::panelsAreWhereTheyWereInAnotherRun()
{
    m_running->program().rulebook().showRule(u"2.6"_s);
    settle();
    page()->verticalScrollBar()->setValue(400);
    const items::ReadingSpot read = page()->spot();
    QVERIFY(!read.section.isEmpty() && read.section != u"2.6"_s);
    m_running->trigger(u"rulebook.text-larger"_s);
    m_running->trigger(u"rulebook.another"_s);
    m_running->trigger(u"rulebook.next"_s);
    const QString second = m_running->program().rulebook().reader(1).place();
    m_running->close();
    start();
    waitForText();
    QCOMPARE(reader().place(), u"2.6"_s);
    QCOMPARE(reader().zoom(), 110);
    QCOMPARE(page()->spot().section, read.section);
    QVERIFY(std::abs(page()->spot().lines - read.lines) < 0.2);
    QVERIFY(reader().canGoBack());
    QCOMPARE(m_running->program().rulebook().reader(1).place(), second);
}

void RulebookTest::citationAndLinkAreCopied()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    m_running->press(u"Ctrl+Shift+C"_s);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"10.5 Punch ("_s));
    m_running->trigger(u"rulebook.copy-link"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"caboose:rule/10.5"_s);
}

void RulebookTest::theQuestionOpensItsRule()
{
    m_running->trigger(u"game.sample"_s);
    const QString rule = m_running->program().gameDocument().models().options.question().rule;
    QVERIFY(!rule.isEmpty());
    m_running->press(u"F1"_s);
    QTRY_VERIFY(!reader().view().isEmpty());
    QVERIFY(rule.startsWith(reader().place()));
    QVERIFY(reader().game().isOnTable());
}

/// Also where the page is too short to begin with it.
void RulebookTest::keysReadOnFromTheRuleThatWasWanted()
{
    m_running->window()->resize(1280, 1400); // higher than the pages are
    settle();
    const auto* page = find<QTextBrowser>(u"rulePage"_s);
    for (const QString& rule : {u"8.4.2"_s, u"5.1.1"_s, u"8.4.3"_s}) {
        reader().goTo(rule);
        settle();
        const QString read = page->textCursor().block().text();
        QVERIFY2(read.startsWith(rule), qPrintable(rule + u": "_s + read));
    }
    reader().goBack();
    settle();
    QVERIFY(page->textCursor().block().text().startsWith(u"5.1.1"_s));
}

void RulebookTest::rulesThatPanelsNameAreOpened()
{
    m_running->trigger(u"game.sample"_s);
    m_running->trigger(u"panel.log"_s);
    auto* log = find<QWidget>(u"logPanel"_s)->findChild<QListView*>();
    const items::LogModel& lines = m_running->program().gameDocument().models().log;
    int row = lines.rowCount() - 1;
    while (row > 0 &&
           (lines.at(row).rule.isEmpty() || lines.at(row).kind == items::LogRow::Kind::Heading)) {
        --row;
    }
    log->scrollTo(lines.index(row));
    const QRect area = log->visualRect(lines.index(row));
    QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, area.topRight() + QPoint(-14, 10));
    settle();
    QVERIFY(lines.at(row).rule.startsWith(reader().place()));

    m_running->trigger(u"panel.referee"_s);
    m_running->program().rulebook().showRule(u"10.6"_s);
    const rules::Rule asked = m_running->program().gameDocument().game()->now().question()->rule();
    click(find<QPushButton>(u"ruleMark"_s));
    QCOMPARE(reader().place(), QString::fromStdString(rules::toString(asked)));
}

void RulebookTest::anotherPanelReadsElsewhere()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    m_running->trigger(u"rulebook.another"_s);
    QVERIFY(m_running->openPanels().contains(u"rulebook-2"_s));
    items::RulebookReader& second = m_running->program().rulebook().reader(1);
    QCOMPARE(second.place(), u"10.5"_s);
    m_running->trigger(u"rulebook.next"_s);
    QCOMPARE(second.place(), u"10.6"_s);
    QCOMPARE(reader().place(), u"10.5"_s);
}

void RulebookTest::aNarrowPanelShowsOnePart()
{
    views::RulebookPanel* shown = panel();
    auto* side = shown->findChild<QWidget*>(u"rulebookSide"_s);
    QVERIFY(side->isVisible() && page()->isVisible());
    shown->setParent(nullptr);
    shown->resize(380, 600);
    shown->show();
    settle();
    auto* view = shown->findChild<views::RulePageView*>();
    QVERIFY(!side->isVisible() && view->isVisible());
    shown->focusSearch();
    shown->findChild<QLineEdit*>(u"ruleSearch"_s)->setText(u"10.5"_s);
    settle();
    QVERIFY(side->isVisible() && !view->isVisible());
    QTest::keyClick(shown->findChild<QLineEdit*>(u"ruleSearch"_s), Qt::Key_Return);
    QVERIFY(!side->isVisible() && view->isVisible());
    delete shown;
}

void RulebookTest::textGrowsWithTheWheel()
{
    const qreal before = page()->document()->defaultFont().pointSizeF();
    QWheelEvent turn({50, 50}, page()->mapToGlobal(QPoint(50, 50)), {}, {0, 120}, Qt::NoButton,
                     Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(page()->viewport(), &turn);
    settle();
    QVERIFY(page()->document()->defaultFont().pointSizeF() > before);
    m_running->trigger(u"rulebook.text-smaller"_s);
    QCOMPARE(page()->document()->defaultFont().pointSizeF(), before);
}

void RulebookTest::theLanguageFollowsTheProgram()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    m_running->trigger(u"language.fr"_s);
    QVERIFY(text().contains(u"10.5 Coup de poing"_s));
    reader().setLanguage(u"en"_s);
    QVERIFY(text().contains(u"10.5 Punch"_s));
    QVERIFY(text().contains(u"Cité par"_s));
}

void RulebookTest::twoLanguagesStandBesideEachOther()
{
    m_running->program().rulebook().showRule(u"10.5"_s);
    reader().setBeside({.kind = items::RuleBeside::Kind::Language, .language = u"fr"_s});
    settle();
    QVERIFY(text().contains(u"10.5 Punch"_s) && text().contains(u"10.5 Coup de poing"_s));
    QVERIFY(!isBlank(saveScreenshot(*m_running->window(), u"rulebook-two-languages"_s)));
}

void RulebookTest::aRuleIsShownBeforeThePanelIs()
{
    m_running->close();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    m_running->program().rulebook().showRule(u"10.6"_s);
    waitForText();
    QCOMPARE(reader().place(), u"10.6"_s);
    QVERIFY(text().contains(u"10.6 Fire"_s));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RulebookTest)
#include "rulebook_panel_test.moc"
