// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/heard_test.h"
#include "views/items/spoken/game_narrator.h"
#include "views/panels/referee/option_button.h"
#include "views/panels/referee/referee_panel.h"
#include "views/panels/rulebook/rulebook_panel.h"
#include "views/widgets/train_map/train_map.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// The program for those who listen to it: driven by keys alone, and judged by what a screen reader
/// speaks by itself.
class SpokenTest : public HeardTest {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aGameBegunIsSaid();
    void eachAnswerIsSaidOnceToTheEnd();
    void whereverTheKeyboardIsAmongTheAnswersTheNextQuestionComesFirst();
    void undoAndRedoAreSaid();
    void goingToALineIsSaid();
    void tryingOutIsSaid();
    void whyIsSaid();
    void aNewQuestionPutsTheKeyboardOnItsFirstAnswer();
    void theMarkOfARuleSaysItsTitle();
    void whoeverComesToAPanelHearsWhichItIs();
    void aMenuBeginsOnAnEntry();
    void theKeysAreTold();
    void theKeyThatWentOnAnswersNothing();
    void whatIsAskedForIsSaid();
    void theTableIsToldSentenceBySentence();
    void aimedPiecesSayWhereTheyAre();
    void theTrainIsWalkedByCarAndFloor();
    void lookingIsSaid();
    void aPawnMovedByHandIsSaid();
    void aVerdictInADisputeIsSaid();
    void aMistakeInTextIsSaid();
    void hitsOfTheSearchAreSaid();
    void theRuleOfTheQuestionIsGoneToAndComeBackFrom();
    void anotherLanguageIsSpokenAtOnce();

private:
    QString question() { return items::questionInWords(options().question()); }
};

void SpokenTest::init()
{
    begin();
    openSample();
}

void SpokenTest::aGameBegunIsSaid()
{
    heardOnce(question(), "the game begins");
}

void SpokenTest::eachAnswerIsSaidOnceToTheEnd()
{
    int answers = 0;
    while (document().game()->now().awaits != game::Awaits::Nothing && answers < 2000) {
        m_heard->forget();
        answer();
        ++answers;
        heardOnce(question(), "an answer");
        if (QTest::currentTestFailed()) return;
    }
    qInfo("%d answers, each said once", answers);
    const QString title = m_running->window()->windowTitle();
    QVERIFY2(title.count(options().question().happens.join(u' ')) == 1, qPrintable(title));
}

/// Then the answer that the keyboard is on now; and nothing twice.
void SpokenTest::whereverTheKeyboardIsAmongTheAnswersTheNextQuestionComesFirst()
{
    key(Qt::Key_Escape);
    QVERIFY(m_running->program().docks().hasFocus(u"referee"_s));
    for (int n = 0; n < 60 && document().game()->now().awaits != game::Awaits::Nothing; ++n) {
        const bool isAmongSeveral = options().rowCount() > 2;
        for (int tab = 0; isAmongSeveral && tab < n % 3; ++tab) key(Qt::Key_Tab);
        m_heard->forget();
        answer();
        QStringList all = m_heard->everything();
        QVERIFY2(all.value(0).contains(question()), qPrintable(all.join(u" | "_s)));
        QVERIFY2(all.removeDuplicates() == 0, qPrintable(m_heard->everything().join(u" | "_s)));
        QVERIFY2(all.size() <= 3, qPrintable(all.join(u" | "_s)));
        heardOnce(question(), "an answer");
    }
}

void SpokenTest::undoAndRedoAreSaid()
{
    answer();
    m_heard->forget();
    m_running->press(u"Ctrl+Z"_s);
    heardOnce(u"Taken back"_s, "undo");
    m_running->press(u"Ctrl+Shift+Z"_s);
    heardOnce(u"Gone on to"_s, "redo");
}

void SpokenTest::goingToALineIsSaid()
{
    for (int n = 0; n < 6; ++n) answer();
    m_running->press(u"F7"_s);
    auto* log = m_running->window()->findChild<QWidget*>(u"logPanel"_s);
    auto* list = log->findChild<QListView*>();
    QCOMPARE(QApplication::focusWidget(), list);
    QVERIFY(list->currentIndex().row() > 2);
    const items::LogModel& lines = document().models().log;
    const auto rowInUse = [&] { return lines.at(list->currentIndex().row()); };
    key(Qt::Key_Up);
    do key(Qt::Key_Up);
    while (rowInUse().kind != items::LogRow::Kind::Deed);
    m_heard->forget();
    key(Qt::Key_Return);
    heardOnce(u"Taken back to"_s, "going to a line");
    QVERIFY(m_running->program().docks().hasFocus(u"referee"_s));
}

void SpokenTest::tryingOutIsSaid()
{
    m_heard->forget();
    m_running->press(u"Ctrl+T"_s);
    heardOnce(u"nothing counts"_s, "what if");
    answer();
    m_heard->forget();
    m_running->press(u"Ctrl+Alt+N"_s);
    heardOnce(u"as it was before"_s, "dropped");
    m_running->press(u"Ctrl+T"_s);
    answer();
    m_heard->forget();
    m_running->press(u"Ctrl+Alt+Y"_s);
    heardOnce(u"from now on"_s, "kept");
}

void SpokenTest::whyIsSaid()
{
    m_running->playTo(rules::QuestionKind::MoveTo);
    settle();
    m_heard->forget();
    m_running->press(u"?"_s);
    heardOnce(u"Rule 10.1"_s, "why");
}

void SpokenTest::aNewQuestionPutsTheKeyboardOnItsFirstAnswer()
{
    m_running->press(u"F2"_s);
    key(Qt::Key_Escape);
    QVERIFY(m_running->program().docks().hasFocus(u"referee"_s));
    for (int n = 0; n < 12; ++n) {
        answer();
        const items::QuestionTexts texts = options().question();
        const Voice voice = focusedVoice();
        if (texts.kind == items::QuestionTexts::Kind::GoOn) {
            QVERIFY2(voice.name.startsWith(u"Done"_s), qPrintable(voice.name));
        } else if (texts.kind == items::QuestionTexts::Kind::Options) {
            QVERIFY(qobject_cast<views::OptionButton*>(QApplication::focusWidget()));
            QVERIFY2(voice.description.startsWith(u"1 of "_s), qPrintable(voice.description));
            QCOMPARE(voice.role, u"Button"_s);
        }
    }
}

void SpokenTest::theMarkOfARuleSaysItsTitle()
{
    m_running->playToForced();
    settle();
    const items::QuestionTexts texts = options().question();
    auto* referee = m_running->window()->findChild<views::RefereePanel*>(u"refereePanel"_s);
    const auto marks = referee->findChildren<QPushButton*>(u"ruleMark"_s);
    const auto mark = std::find_if(marks.begin(), marks.end(), [&](const QPushButton* button) {
        return button->isVisible() && button->text() == u"Rule "_s + texts.rule;
    });
    QVERIFY(mark != marks.end());
    QVERIFY2((*mark)->toolTip().startsWith(texts.rule + u' '), qPrintable((*mark)->toolTip()));
}

void SpokenTest::whoeverComesToAPanelHearsWhichItIs()
{
    m_running->press(u"F7"_s);
    key(Qt::Key_Escape);
    m_heard->forget();
    m_running->press(u"F7"_s);
    QCOMPARE(m_heard->everything().value(0), u"Log"_s);
    m_heard->forget();
    key(Qt::Key_Escape);
    QCOMPARE(m_heard->everything().value(0), u"Referee"_s);
}

void SpokenTest::aMenuBeginsOnAnEntry()
{
    for (const auto& panel : {u"F4"_s, u"F2"_s}) {
        m_running->press(panel);
        m_heard->forget();
        if (panel == u"F4"_s)
            m_running->press(u"Ctrl+E"_s);
        else
            key(Qt::Key_F10, Qt::ShiftModifier);
        const auto* menu = qobject_cast<const QMenu*>(QApplication::activePopupWidget());
        QVERIFY2(menu, qPrintable(panel));
        QVERIFY2(menu->activeAction() && menu->activeAction()->isEnabled(), qPrintable(panel));
        QString entry = menu->activeAction()->text();
        QCOMPARE(m_heard->everything().value(0), entry.remove(u'&'));
        key(Qt::Key_Escape);
    }
}

void SpokenTest::theKeysAreTold()
{
    m_running->press(u"Ctrl+F1"_s);
    const QString told = focusedVoice().description;
    QVERIFY2(told.contains(u"Undo: Ctrl+Z."_s), qPrintable(told));
    key(Qt::Key_Escape);
}

void SpokenTest::theKeyThatWentOnAnswersNothing()
{
    const QAction* goOn = m_running->program().actions().find(u"game.go-on"_s);
    for (int step = 0; step < 400 && !goOn->isEnabled(); ++step) answer();
    for (int step = 0; step < 400 && goOn->isEnabled(); ++step) key(Qt::Key_Space);
    const game::Number before = document().game()->now().at;
    for (const Qt::Key again : {Qt::Key_Space, Qt::Key_Return}) {
        key(again);
        QCOMPARE(document().game()->now().at, before);
    }
    // Whoever went there means it.
    key(Qt::Key_Tab);
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    key(Qt::Key_Space);
    QVERIFY(document().game()->now().at != before);
}

void SpokenTest::whatIsAskedForIsSaid()
{
    answer();
    m_heard->forget();
    m_running->press(u"Shift+F3"_s);
    heardOnce(question(), "the question");
    m_running->press(u"Shift+F3"_s);
    heardOnce(question(), "the question again");
    m_running->press(u"Ctrl+F3"_s);
    for (const items::OptionRow& row : options().rows())
        QVERIFY2(m_heard->last().contains(row.text), qPrintable(m_heard->last()));
    heardOnce(options().rowCount() > 0 ? options().at(0).text : question(), "the answers");
    m_running->press(u"Shift+F6"_s);
    for (const items::CharacterRow& row : document().models().characters.rows())
        QVERIFY2(m_heard->last().contains(row.name), qPrintable(row.name));
    heardOnce(u"left to fire"_s, "who is here");
    m_running->press(u"Shift+F7"_s);
    heardOnce(items::lastDeedsInWords(document().models().log).constLast(), "what happened");
}

void SpokenTest::theTableIsToldSentenceBySentence()
{
    m_running->press(u"Shift+F2"_s);
    auto* list = m_running->window()->findChild<QListWidget*>(u"tableInWords"_s);
    QVERIFY(list);
    QCOMPARE(list->currentRow(), 0);
    QStringList all;
    for (int row = 0; row < list->count(); ++row) all.append(list->item(row)->text());
    const QString told = all.join(u'\n');
    for (const auto& part :
         {u"Locomotive"_s, u"could shoot"_s, u"could punch"_s, u"could go here"_s, u"Asked: "_s})
        QVERIFY2(told.contains(part), qPrintable(told));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentRow(), 1);
    QTest::keyClick(list, Qt::Key_Escape);
    settle();
    QVERIFY(!QApplication::activeModalWidget());
}

void SpokenTest::aimedPiecesSayWhereTheyAre()
{
    m_running->press(u"F2"_s);
    auto* map = m_running->window()->findChild<views::TrainMap*>();
    QCOMPARE(QApplication::focusWidget(), map);
    m_heard->forget();
    key(Qt::Key_Right, Qt::ShiftModifier);
    heardOnce(u" of "_s, "aiming");
    QStringList heard;
    for (int n = 0; n < 30; ++n) {
        key(Qt::Key_Right, Qt::ShiftModifier);
        heard.append(m_heard->last());
    }
    const auto marshal = std::find_if(heard.begin(), heard.end(), [](const QString& sentence) {
        return sentence.startsWith(u"Marshal, "_s);
    });
    QVERIFY2(marshal != heard.end(), qPrintable(heard.join(u'\n')));
}

void SpokenTest::theTrainIsWalkedByCarAndFloor()
{
    const auto& places = document().models().places.rows();
    m_running->press(u"F2"_s);
    const auto comesTo = [&](Qt::Key arrow, std::size_t row) {
        m_heard->forget();
        key(arrow, Qt::ControlModifier);
        heardOnce(places[row].name, "walking");
    };
    // Roof and inside of the locomotive, then of the car behind it.
    comesTo(Qt::Key_Down, 0);
    comesTo(Qt::Key_Down, 1);
    comesTo(Qt::Key_Right, 3);
    comesTo(Qt::Key_Up, 2);
    comesTo(Qt::Key_Left, 0);
    const auto& pawns = document().models().pawns.rows();
    const auto belle = std::find_if(pawns.begin(), pawns.end(), [](const items::PawnRow& pawn) {
        return pawn.letter == u"B"_s;
    });
    QVERIFY(belle != pawns.end());
    const bool answers = options().optionFor(u"B"_s) >= 0 || options().refusedFor(u"B"_s) >= 0;
    QVERIFY(!answers);
    m_heard->forget();
    key(Qt::Key_B);
    heardOnce(belle->name + u", "_s, "a letter");
}

void SpokenTest::lookingIsSaid()
{
    m_heard->forget();
    m_running->trigger(u"game.look"_s);
    heardOnce(u"The referee is looking"_s, "looking");
}

void SpokenTest::aPawnMovedByHandIsSaid()
{
    items::Adjusting& adjusting = document().models().adjusting;
    const items::PawnRow pawn = document().models().pawns.at(0);
    const auto& places = document().models().places.rows();
    const int elsewhere = places.front().id == pawn.place ? places.back().id : places.front().id;
    m_heard->forget();
    adjusting.put({items::Adjustable::Kind::Pawn, pawn.id}, elsewhere);
    settle();
    heardOnce(u"By hand"_s, "by hand");
}

void SpokenTest::aVerdictInADisputeIsSaid()
{
    m_running->press(u"Ctrl+D"_s);
    auto* what = m_running->window()->findChild<QComboBox*>(u"disputeWhat"_s);
    auto* list = m_running->window()->findChild<QListView*>(u"disputeOptions"_s);
    what->setFocus();
    for (int n = 0; n < what->count() && list->model()->rowCount() < 2; ++n) key(Qt::Key_Down);
    QVERIFY(list->model()->rowCount() > 0);
    list->setFocus();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QString text = list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        const bool saysVerdict = text.contains(u", refused: "_s) || text.endsWith(u", allowed"_s) ||
                                 text.contains(u", depends: "_s);
        QVERIFY2(saysVerdict, qPrintable(text));
    }
    list->setCurrentIndex(list->model()->index(0, 0));
    settle();
    m_heard->forget();
    key(Qt::Key_Return);
    heardOnce(m_running->program().dispute().verdict().verdict, "a verdict");
}

void SpokenTest::aMistakeInTextIsSaid()
{
    m_running->press(u"Ctrl+D"_s);
    auto* tabs = m_running->window()->findChild<QTabBar*>(u"disputeTabs"_s);
    tabs->setFocus();
    key(Qt::Key_Right);
    auto* text = m_running->window()->findChild<QPlainTextEdit*>();
    text->setFocus();
    text->setPlainText({});
    QTest::keyClicks(text, u"train locomotiv"_s);
    m_heard->forget();
    QTRY_VERIFY(!m_heard->sentences().isEmpty());
    heardOnce(u"Line 1"_s, "a mistake");
}

void SpokenTest::hitsOfTheSearchAreSaid()
{
    m_running->press(u"Ctrl+K"_s);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field);
    m_heard->forget();
    QTest::keyClicks(field, u"punch"_s);
    settle();
    QStringList found;
    for (const QString& sentence : m_heard->sentences()) found.append(sentence.trimmed());
    QVERIFY2(found.removeDuplicates() == 0, qPrintable(m_heard->sentences().join(u" | "_s)));
    m_heard->forget();
    // The text is read when somebody first wants it.
    QTRY_VERIFY_WITH_TIMEOUT((key(Qt::Key_Down), !m_heard->sentences().isEmpty()), 60000);
    QVERIFY(!m_heard->last().isEmpty());
    QCOMPARE(QApplication::focusWidget(), field);
    key(Qt::Key_Return);
    QVERIFY(QApplication::focusWidget() != field);
}

void SpokenTest::theRuleOfTheQuestionIsGoneToAndComeBackFrom()
{
    m_running->press(u"F1"_s);
    QTRY_VERIFY(m_running->program().docks().hasFocus(u"rulebook"_s));
    key(Qt::Key_Escape);
    QVERIFY(m_running->program().docks().hasFocus(u"referee"_s));
}

void SpokenTest::anotherLanguageIsSpokenAtOnce()
{
    m_heard->forget();
    m_running->trigger(u"language.fr"_s);
    // It hears nothing while hundreds of names change.
    QTRY_VERIFY2(m_heard->last().contains(question()), qPrintable(m_heard->last()));
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SpokenTest)
#include "spoken_test.moc"
