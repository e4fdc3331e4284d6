// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard_test.h"
#include "views/items/wording/spoken_text.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// What people come to the program for, each from the start of the program to the end, with keys
/// alone: where one is and what has happened is known from what an assistive program is told.
class TasksTest : public HeardTest {
    Q_OBJECT

private Q_SLOTS:
    void aGameWithFourNamedPlayersIsBegun();
    void aRoundIsPlayed();
    void whyItIsRefusedAndByWhichRule();
    void aPawnIsMovedByHand();
    void theGameGoesBackToALine();
    void aDisputeIsSettled();
    void aRuleIsFoundReadAndLeftByALink();
    void languageAndLayoutAreChosen();
    void pursesAreCountedAtTheEnd();
    void theFinalScoreIsCountedAndRead();

private:
    /// Tab, until what has the focus is called so.
    void tabTo(const QString& name);
    /// An arrow key, until the row or item that is read out contains this.
    void goTo(Qt::Key arrow, const QString& item, Qt::KeyboardModifiers modifiers = {});
    /// Down, until this is chosen in the menu on the screen; then Return.
    void chooseInMenu(const QString& text);
};

namespace {

constexpr int tooMany = 200;

/// Whoever looks sees where the keyboard is.
bool isFocusSeen()
{
    const QWidget* focused = QApplication::focusWidget();
    const bool isAnything = focused && focused != focused->window();
    return isAnything && focused->isVisible() && !focused->visibleRegion().isEmpty();
}

} // namespace

void TasksTest::tabTo(const QString& name)
{
    QStringList passed;
    for (int step = 0; step < tooMany; ++step) {
        if (focusedVoice().name.contains(name)) return;
        passed.append(focusedVoice().name);
        key(Qt::Key_Tab);
        QVERIFY2(isFocusSeen(),
                 qPrintable(u"nothing is seen to have the keyboard after "_s + passed.constLast()));
    }
    passed.removeDuplicates();
    QFAIL(qPrintable(u"no Tab leads to \"%1\", but to: %2"_s.arg(name, passed.join(u" | "_s))));
}

void TasksTest::goTo(Qt::Key arrow, const QString& item, Qt::KeyboardModifiers modifiers)
{
    QStringList passed;
    for (int step = 0; step < tooMany; ++step) {
        const Voice voice = voiceOfItemInFocus();
        if (voice.name.contains(item)) return;
        passed.append(voice.name);
        key(arrow, modifiers);
    }
    passed.removeDuplicates();
    QFAIL(qPrintable(u"no arrow leads to \"%1\", but to: %2"_s.arg(item, passed.join(u" | "_s))));
}

void TasksTest::chooseInMenu(const QString& text)
{
    QStringList passed;
    for (int step = 0; step < tooMany; ++step) {
        const auto* menu = qobject_cast<const QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const QAction* chosen = menu->activeAction();
        if (chosen && chosen->text() == text) {
            m_heard->forget();
            key(Qt::Key_Return);
            return;
        }
        if (chosen) passed.append(chosen->text());
        key(Qt::Key_Down);
    }
    passed.removeDuplicates();
    QFAIL(qPrintable(u"the menu lacks \"%1\": %2"_s.arg(text, passed.join(u" | "_s))));
}

void TasksTest::aGameWithFourNamedPlayersIsBegun()
{
    m_running->press(u"Ctrl+N"_s);
    tabTo(u" player"_s);
    for (int step = 0; step < 5 && focusedVoice().name != u"4 players"_s; ++step)
        key(Qt::Key_Right);
    QVERIFY(focusedVoice().isChecked);
    tabTo(u"Bandits and seats"_s);
    QVERIFY2(voiceOfItemInFocus().name.contains(u"seat 1, no name yet"_s),
             qPrintable(voiceOfItemInFocus().name));
    const QStringList names{u"Anna"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s};
    for (const QString& name : names) {
        m_heard->forget();
        key(Qt::Key_Return);
        QVERIFY2(m_heard->last().startsWith(u"Who plays "_s), qPrintable(m_heard->last()));
        QCOMPARE(focusedVoice().role, u"EditableText"_s);
        type(name);
    }
    key(Qt::Key_Return);
    key(Qt::Key_Escape);
    tabTo(u"Bandits and seats"_s);
    for (int seat = 4; seat >= 1; --seat) {
        const QString told = u"seat %1, %2"_s.arg(QString::number(seat), names.at(seat - 1));
        goTo(Qt::Key_Up, told);
        if (QTest::currentTestFailed()) return;
    }
    m_heard->forget();
    tabTo(u"Start with these"_s);
    key(Qt::Key_Return);
    QVERIFY(document().game());
    heardOnce(options().question().question);
    QStringList seated;
    for (const items::BanditRow& row : document().newGame().rows()) {
        if (row.plays) seated.append(row.player);
    }
    QCOMPARE(seated, names);
}

void TasksTest::aRoundIsPlayed()
{
    m_running->press(u"Ctrl+N"_s);
    key(Qt::Key_Return);
    QVERIFY(document().game());
    const auto round = [&] { return document().game()->now().table().progress.round; };
    const auto before = round();
    int answers = 0;
    for (; round() == before && answers < tooMany; ++answers) {
        m_heard->forget();
        answer();
        heardOnce(options().question().question);
        if (QTest::currentTestFailed()) return;
    }
    qInfo("%d answers", answers);
    QVERIFY(round() != before);
}

void TasksTest::whyItIsRefusedAndByWhichRule()
{
    m_running->trigger(u"game.sample"_s);
    for (int step = 0; step < tooMany && options().refusals().empty(); ++step) answer();
    QVERIFY(!options().refusals().empty());
    const QString refused = items::withoutSigns(options().refusals().front().text);
    key(Qt::Key_Escape);
    QVERIFY(docks().hasFocus(u"referee"_s));
    tabTo(refused);
    m_heard->forget();
    key(Qt::Key_Space);
    heardOnce(refused);
    tabTo(u"Rule "_s);
    key(Qt::Key_Space);
    QTRY_VERIFY(docks().hasFocus(u"rulebook"_s));
    QTRY_VERIFY2(focusedVoice().name.startsWith(u"Rulebook: "_s), qPrintable(focusedVoice().name));
    QVERIFY2(m_heard->everything().contains(focusedVoice().name),
             qPrintable(m_heard->everything().join(u" | "_s)));
    key(Qt::Key_Escape);
    QTRY_VERIFY(docks().hasFocus(u"referee"_s));
}

void TasksTest::aPawnIsMovedByHand()
{
    m_running->trigger(u"game.sample"_s);
    m_running->press(u"F2"_s);
    QCOMPARE(focusedVoice().role, u"List"_s);
    goTo(Qt::Key_Right, u"Marshal, "_s, Qt::ShiftModifier);
    QCOMPARE(voiceOfItemInFocus().role, u"ListItem"_s);
    const QString before = voiceOfItemInFocus().name.section(u';', 0, 0);
    m_heard->forget();
    key(Qt::Key_F10, Qt::ShiftModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    chooseInMenu(u"Move to"_s);
    chooseInMenu(u"Restaurant"_s);
    heardOnce(u"By hand"_s);
    goTo(Qt::Key_Right, u"Marshal, "_s, Qt::ShiftModifier);
    QVERIFY(voiceOfItemInFocus().name.section(u';', 0, 0) != before);
}

void TasksTest::theGameGoesBackToALine()
{
    m_running->trigger(u"game.sample"_s);
    for (int n = 0; n < 6; ++n) answer();
    m_running->press(u"F7"_s);
    for (int n = 0; n < 4; ++n) key(Qt::Key_Up);
    const QString line = voiceOfItemInFocus().name;
    QVERIFY(!line.isEmpty());
    const game::Number before = document().game()->now().at;
    m_heard->forget();
    key(Qt::Key_Return);
    heardOnce(u"Taken back to: "_s);
    QVERIFY(document().game()->now().at != before);
    QVERIFY(docks().hasFocus(u"referee"_s));
}

void TasksTest::aDisputeIsSettled()
{
    m_running->trigger(u"game.sample"_s);
    m_running->playTo(rules::QuestionKind::MoveTo);
    m_running->press(u"Ctrl+D"_s);
    // The list says what is in dispute.
    tabTo(m_running->program().dispute().verdict().question);
    m_heard->forget();
    const QString first = voiceOfItemInFocus().name;
    QVERIFY2(first.contains(u", allowed"_s) || first.contains(u", refused: "_s), qPrintable(first));
    key(Qt::Key_Return);
    heardOnce(m_running->program().dispute().verdict().verdict);
    tabTo(u"Rule "_s);
    key(Qt::Key_Space);
    QTRY_VERIFY(docks().hasFocus(u"rulebook"_s));
}

void TasksTest::aRuleIsFoundReadAndLeftByALink()
{
    m_running->press(u"Ctrl+K"_s);
    QCOMPARE(focusedVoice().name, u"Search the rules"_s);
    type(u"punch"_s);
    m_heard->forget();
    // The text is read when somebody first wants it.
    QTRY_VERIFY_WITH_TIMEOUT((key(Qt::Key_Down), !m_heard->sentences().isEmpty()), 60000);
    const QString hit = m_heard->last();
    key(Qt::Key_Return);
    QVERIFY2(focusedVoice().name.startsWith(u"Rulebook: "_s), qPrintable(focusedVoice().name));
    const QString page = focusedVoice().name;
    m_heard->forget();
    key(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_heard->everything().size(), 1); // the paragraph, and not its first line before it
    heardOnce({});
    key(Qt::Key_H);
    heardOnce({});
    m_heard->forget();
    QTRY_VERIFY((key(Qt::Key_Tab), m_heard->last().startsWith(u"Link to "_s)));
    const QString there = m_heard->last().mid(8);
    m_heard->forget();
    key(Qt::Key_Return);
    QVERIFY2(focusedVoice().name.contains(there), qPrintable(focusedVoice().name));
    m_running->press(u"Alt+Left"_s);
    QCOMPARE(focusedVoice().name, page);
}

void TasksTest::languageAndLayoutAreChosen()
{
    m_running->trigger(u"game.sample"_s);
    m_running->press(u"Ctrl+Shift+P"_s);
    m_heard->forget();
    type(u"fran"_s);
    QVERIFY2(m_heard->last().contains(u"Français"_s), qPrintable(m_heard->last()));
    key(Qt::Key_Return);
    QCOMPARE(m_running->program().language(), u"fr"_s);
    QTRY_VERIFY2(m_heard->last().contains(options().question().question),
                 qPrintable(m_heard->last()));
    m_running->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_running->window()));
    settle();
    for (int layout = 4; layout >= 1; --layout) {
        m_heard->forget();
        m_running->press(u"Ctrl+%1"_s.arg(layout));
        const QStringList named = m_heard->sentences().filter(u"Disposition"_s);
        QVERIFY2(named.size() == 1, qPrintable(m_heard->sentences().join(u" | "_s)));
        QVERIFY2(isFocusSeen(), qPrintable(QString::number(layout)));
        QVERIFY2(!focusedVoice().name.isEmpty(), qPrintable(QString::number(layout)));
    }
}

/// A key for each, and after each what is still to be counted.
void TasksTest::pursesAreCountedAtTheEnd()
{
    m_running->press(u"Ctrl+N"_s);
    key(Qt::Key_Return);
    const auto isCounted = [&] {
        return options().question().kind == items::QuestionTexts::Kind::Number;
    };
    const auto isOver = [&] { return document().game()->now().awaits == game::Awaits::Nothing; };
    for (int step = 0; step < 2000 && !isCounted() && !isOver(); ++step) {
        m_heard->forget();
        if (options().optionFor(u"R"_s) >= 0)
            key(Qt::Key_R); // there is to be something to count
        else
            answer();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY2(isCounted(), qPrintable(options().question().question + m_heard->last()));
    QVERIFY2(m_heard->last().contains(options().question().question), qPrintable(m_heard->last()));
    for (int purse = 0; purse < tooMany && isCounted(); ++purse) {
        m_heard->forget();
        key(Qt::Key_1);
        const qsizetype named = document().models().finalScore.purses().named().size();
        heardOnce(named > 0 ? u"%1 of "_s.arg(named) : options().question().question);
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(isOver());
}

void TasksTest::theFinalScoreIsCountedAndRead()
{
    m_running->trigger(u"game.sample"_s);
    const auto isOver = [&] { return document().game()->now().awaits == game::Awaits::Nothing; };
    for (int step = 0; step < 2000 && !isOver(); ++step) {
        m_heard->forget();
        answer();
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY2(isOver(),
             qPrintable(options().question().question + m_heard->last() + focusedVoice().name));
    QVERIFY2(m_heard->last().contains(document().models().finalScore.headline()),
             qPrintable(m_heard->last()));
    tabTo(u"Rule "_s);
    tabTo(u"Back to the table"_s);
    key(Qt::Key_Space);
    QVERIFY(isFocusSeen());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::TasksTest)
#include "tasks_test.moc"
