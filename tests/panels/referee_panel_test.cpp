// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/journal/import_position.h"
#include "model/game/open_game.h"
#include "tests/support/running_program.h"
#include "tests/support/screenshots.h"
#include "tests/support/watched_test.h"
#include "views/drawing/animation_setting.h"
#include "views/panels/referee/option_button.h"
#include "views/panels/referee/refusal_row.h"
#include "views/panels/referee/why_card.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QTest>
#include <QTextDocumentFragment>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

/// What the referee says: what is to be done on the table, once and in order; why, for each pawn,
/// place and card; what is refused stays where it was.
class RefereeTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void whatATurnedCardBringsAboutIsSaid();
    void whatAnAnswerBringsAboutIsSaid();
    void whatWasShownBeforeIsNotSaidAgain();
    void whatWasTakenBackIsSaid();
    void whoHasBoardedIsSaidUntilNobodyElseDoes();
    void whyHasALineForEachPawn();
    void whyInVainHasALineForEachPawn();
    void aCardThatLiesOpenKeepsItsPlaceAndSaysWhy();
    void aCardThatIsTurnedOverIsFoundWhereItWasPlayed();
    void refusalsThatAreAlikeAreOneLine();
    void aMissedCardSaysWhatItIs();
    void theReaderIsNamed();
    void theHandOfTwoBanditsIsAskedOfBoth();
    void twoBanditsKeepTheirLetters();
    void whoDrewInsteadHasNoCard();
    void whatIsForcedMayHaveHadNoEffect();
    void theSameAnswerAgainIsNoBranch();
    void anotherAnswerNamesTheBranch();
    void lookingEndsWithTheNextAnswer();

private:
    void open(const QString& position);
    void press(const QString& keys);
    QString justNow();
    QString why();
    QList<views::OptionButton*> answers();
    QStringList refusals();
    app::GameDocument& document() { return m_running->program().gameDocument(); }
    items::OptionsModel& options() { return document().models().options; }

    std::unique_ptr<RunningProgram> m_running;
    int m_opened = 0;
};

namespace {

const QString shortTrain = u"rules official-2016\n"
                           "train locomotive first-class saloon restaurant\n"
                           "seats django doc belle\n"
                           "keeps nothing\n"
                           "marshal in locomotive\n"
                           "round 1 bridge-2-4\n"_s;

} // namespace

void RefereeTest::init()
{
    watch();
    m_running = std::make_unique<RunningProgram>();
    m_running->start({.layout = u"stealin"_s}, app::panelList());
    m_running->window()->resize(1280, 800);
    views::setMotionWanted(false);
}

void RefereeTest::cleanup()
{
    m_running.reset();
    complain();
}

/// A game that goes on from there.
void RefereeTest::open(const QString& position)
{
    const game::Imported imported = game::startFrom(position.toStdString(), 1);
    QVERIFY2(imported.mistakes.empty() && imported.start, qPrintable(position));
    QDir().mkpath(m_running->file(u"games"_s));
    // A game that is followed is not written over.
    const QString file = m_running->file(u"games/laid-%1.caboose"_s.arg(++m_opened));
    const std::filesystem::path path(file.toStdU16String());
    QVERIFY(game::startGame(path, *imported.start, [] { return game::Time(); }).kept.game);
    QVERIFY(document().openFile(file));
    settle();
}

void RefereeTest::press(const QString& keys)
{
    m_running->window()->setFocus();
    m_running->press(keys);
}

QString RefereeTest::justNow()
{
    auto* label = m_running->window()->findChild<QLabel*>(u"justNow"_s);
    return label && label->isVisible() ? label->text() : QString();
}

QString RefereeTest::why()
{
    auto* card = m_running->window()->findChild<views::WhyCard*>();
    auto* lines = card->findChild<QLabel*>(u"whyLines"_s);
    return card->isVisible() && lines->isVisible()
               ? QTextDocumentFragment::fromHtml(lines->text()).toPlainText()
               : QString();
}

QList<views::OptionButton*> RefereeTest::answers()
{
    QList<views::OptionButton*> shown;
    for (auto* button : m_running->window()->findChildren<views::OptionButton*>()) {
        if (button->isVisible()) shown.append(button);
    }
    return shown;
}

QStringList RefereeTest::refusals()
{
    QStringList texts;
    for (auto* row : m_running->window()->findChildren<views::RefusalRow*>()) {
        if (row->isVisible()) texts.append(row->accessibleName());
    }
    return texts;
}

void RefereeTest::whatATurnedCardBringsAboutIsSaid()
{
    open(shortTrain + u"step perform-action\n"
                      "deck django:?(face-down) doc:move\n"
                      "django in first-class\ndoc in saloon\nbelle on first-class-roof\n"_s);
    QCOMPARE(options().question().question, u"Django turns a card over. What is it?"_s);
    QVERIFY(justNow().isEmpty());
    press(u"F"_s);
    QCOMPARE(options().question().question, u"Doc: Move"_s);
    QVERIFY(justNow().contains(u"shoots Doc, who takes the bullet.\nDoc goes to the restau"_s));
    saveScreenshot(*m_running->window(), u"just-now"_s);
}

void RefereeTest::whatAnAnswerBringsAboutIsSaid()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:move belle:move\n"
                      "doc in first-class\ndjango in saloon\nbelle in restaurant\n"_s);
    press(u"1"_s);
    QCOMPARE(options().question().question, u"Belle: Move"_s);
    QCOMPARE(justNow(), u"Just now:\nDoc goes to the locomotive.\nDoc meets the Marshal.\n"
                        "Doc receives a neutral bullet.\n"
                        "Doc climbs onto the roof of the locomotive."_s);
}

void RefereeTest::whatWasShownBeforeIsNotSaidAgain()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:floor-change belle:move\n"
                      "doc in first-class\ndjango in saloon\nbelle in restaurant\n"_s);
    QVERIFY(options().question().happens.join(u' ').contains(u"Doc climbs"_s));
    press(u"Space"_s);
    QCOMPARE(options().question().question, u"Belle: Move"_s);
    QCOMPARE(justNow(), QString());
}

void RefereeTest::whatWasTakenBackIsSaid()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:move belle:move\n"
                      "doc in saloon\ndjango in saloon\nbelle in restaurant\n"_s);
    press(u"1"_s);
    QCOMPARE(justNow(), u"Just now: Doc goes to the first class."_s);
    press(u"Ctrl+Z"_s);
    QCOMPARE(justNow(), u"Taken back: Doc goes to the first class."_s);
    press(u"Ctrl+Y"_s);
    QCOMPARE(justNow(), u"Just now: Doc goes to the first class."_s);
}

/// 4.13.1: nothing happens before all fists are open, and whoever is asked must know who was named.
void RefereeTest::whoHasBoardedIsSaidUntilNobodyElseDoes()
{
    open(u"rules combined-2.1\nruling initial-placement horse-attack\n"
         "train locomotive first-class saloon luggage\nseats belle doc ghost\n"
         "belle unplaced\ndoc unplaced\nghost unplaced\n"
         "round 1 bridge-2-4\nstep horse-attack\n"_s);
    QCOMPARE(options().question().question, u"Whose fist holds a bandit, at the luggage car?"_s);
    press(u"1"_s);
    QCOMPARE(justNow(), u"Just now: On board here: Belle."_s);
    press(u"Ctrl+Z"_s);
    QCOMPARE(justNow(), u"Taken back: What was entered last."_s);
}

void RefereeTest::whyHasALineForEachPawn()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:fire belle:move\n"
                      "doc in saloon\ndjango in first-class\nbelle on restaurant-roof\n"_s);
    press(u"?"_s);
    const QString lines = why();
    QVERIFY2(lines.contains(u"✓ Django"_s), qPrintable(lines));
    QVERIFY2(lines.contains(u"✗ Belle – Belle is on another floor (11.1)"_s), qPrintable(lines));
    QVERIFY2(lines.contains(u"✗ Marshal"_s), qPrintable(lines));
}

void RefereeTest::whyInVainHasALineForEachPawn()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:fire belle:move\n"
                      "doc in saloon\ndjango in saloon\nbelle on restaurant-roof\n"_s);
    QVERIFY(options().question().happens.join(u' ').contains(u"in vain"_s));
    press(u"?"_s);
    const QString lines = why();
    QVERIFY2(lines.contains(u"✗ Django – Django is in the same place"_s), qPrintable(lines));
    QVERIFY2(lines.contains(u"✗ Belle – Belle is on another floor"_s), qPrintable(lines));
}

void RefereeTest::aCardThatLiesOpenKeepsItsPlaceAndSaysWhy()
{
    const QString position = shortTrain +
                             u"step play-card turn 3\n"
                             "doc in saloon\ndjango in saloon\nbelle in restaurant\n"_s;
    open(position + u"deck django:robbery doc:move belle:move django:punch django:move "
                    "doc:fire doc:punch belle:fire belle:punch\n"_s);
    QStringList before;
    for (const auto* button : answers()) before.append(button->accessibleName());
    QVERIFY(before.contains(u"Robbery"_s));
    QVERIFY(answers().at(before.indexOf(u"Robbery"_s))->isPossible());
    open(position + u"deck django:robbery doc:move belle:move django:robbery django:move "
                    "doc:fire doc:punch belle:fire belle:punch\n"_s);
    QStringList after;
    for (const auto* button : answers()) after.append(button->accessibleName());
    QCOMPARE(after, before);
    QVERIFY(!answers().at(after.indexOf(u"Robbery"_s))->isPossible());
    const game::Number entry = document().game()->now().at;
    press(u"R"_s);
    QCOMPARE(document().game()->now().at, entry);
    auto* card = m_running->window()->findChild<views::WhyCard*>();
    QVERIFY(card->isVisible());
    QVERIFY(card->findChild<QLabel*>(u"verdictWhy"_s)->text().endsWith(u"log takes it back."_s));
}

void RefereeTest::aCardThatIsTurnedOverIsFoundWhereItWasPlayed()
{
    open(shortTrain + u"step perform-action card 3\n"
                      "deck django:move django:move django:?(face-down) django:marshal\n"
                      "doc in saloon\ndjango in first-class\nbelle in restaurant\n"_s);
    QCOMPARE(options().question().question, u"Django turns a card over. What is it?"_s);
    QStringList names;
    for (const auto* button : answers()) names.append(button->accessibleName());
    QCOMPARE(names, (QStringList{u"Move"_s, u"Floor Change"_s, u"Punch"_s, u"Fire"_s, u"Robbery"_s,
                                 u"Marshal"_s, u"No card: Django drew instead"_s}));
    QVERIFY(!answers().front()->isPossible());
    press(u"F3"_s);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Floor Change"_s);
}

void RefereeTest::refusalsThatAreAlikeAreOneLine()
{
    open(shortTrain + u"step play-card\ndoc in saloon\ndjango in saloon\nbelle in restaurant\n"_s);
    QCOMPARE(refusals(), QStringList{u"Any card, face down"_s});
    click(m_running->window()->findChild<views::RefusalRow*>());
    auto* card = m_running->window()->findChild<views::WhyCard*>();
    QVERIFY(card->isVisible());
    QVERIFY(!card->findChild<QWidget*>(u"overrule"_s)->isVisible());
}

void RefereeTest::aMissedCardSaysWhatItIs()
{
    open(shortTrain + u"step play-card\ndoc in saloon\ndjango in saloon\nbelle in restaurant\n"_s);
    QStringList names;
    for (const auto* button : answers()) names.append(button->accessibleName());
    QVERIFY(names.contains(u"Missed it: named when it is turned over"_s));
}

void RefereeTest::theReaderIsNamed()
{
    items::NewGameModel& plan = document().newGame();
    for (int row = 0; row < plan.rowCount(); ++row) {
        plan.setData(plan.index(row), u"P%1"_s.arg(row), Qt::EditRole);
    }
    document().startNew();
    settle();
    m_running->playTo(rules::QuestionKind::PlayCard);
    settle();
    const rules::Pawn who = document().game()->now().question()->who();
    const QString player = items::playerNames(*document().game()).at(who);
    QVERIFY(options().question().context.endsWith(u" · "_s + player));
}

void RefereeTest::theHandOfTwoBanditsIsAskedOfBoth()
{
    document().newGame().setPeople(2);
    document().startNew();
    settle();
    m_running->playTo(rules::QuestionKind::PlayCard);
    QVERIFY2(options().question().question.contains(u" and "_s),
             qPrintable(options().question().question));
}

/// The second bandit's cards are with Shift, whichever there are.
void RefereeTest::twoBanditsKeepTheirLetters()
{
    document().newGame().setPeople(2);
    document().startNew();
    settle();
    m_running->playTo(rules::QuestionKind::PlayCard);
    const rules::Table& table = document().game()->now().table();
    const rules::Question& question = *document().game()->now().question();
    const auto seat = table.seatOf(question.who());
    int letters = 0;
    for (const items::OptionRow& row : options().rows()) {
        if (!row.hint.isPossible() || row.id >= items::OptionsModel::curtainRow) continue;
        const rules::Choice choice = (question.begin() + row.id)->choice;
        if (!choice.is(rules::ChoiceKind::Which)) continue;
        const bool isFirst = choice.card().owner == table.seats[*seat].characters.front();
        QVERIFY2(row.hint.keys.startsWith(u"Shift+"_s) != isFirst, qPrintable(row.text));
        ++letters;
    }
    QVERIFY(letters > 8);
}

void RefereeTest::whoDrewInsteadHasNoCard()
{
    open(shortTrain + u"step perform-action\n"
                      "deck django:?(face-down) doc:move\n"
                      "doc in saloon\ndjango in first-class\nbelle in restaurant\n"_s);
    QCOMPARE(options().question().question, u"Django turns a card over. What is it?"_s);
    press(u"D"_s);
    QCOMPARE(options().question().question, u"Doc moves. Where to?"_s);
    QCOMPARE(document().game()->now().table().commonDeck.size(), 1U);
}

void RefereeTest::whatIsForcedMayHaveHadNoEffect()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:floor-change belle:move\n"
                      "doc in saloon\ndjango in first-class\nbelle in restaurant\n"_s);
    press(u"Ctrl+Shift+H"_s);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const QList<QAction*> acts = menu->actions();
    QVERIFY(std::any_of(acts.begin(), acts.end(),
                        [](const QAction* act) { return act->text() == u"It has no effect"_s; }));
    options().overrule(items::OptionsModel::noEffectRow);
    menu->close();
    settle();
    QCOMPARE(options().question().question, u"Belle: Move"_s);
    QVERIFY(document().game()->now().table().where(rules::Pawn::Doc) ==
            rules::inside(rules::Car::Saloon));
}

void RefereeTest::theSameAnswerAgainIsNoBranch()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:move belle:move\n"
                      "doc in saloon\ndjango in saloon\nbelle in restaurant\n"_s);
    press(u"1"_s);
    const game::Number there = document().game()->now().at;
    press(u"Ctrl+Z"_s);
    press(u"1"_s);
    QCOMPARE(document().game()->now().at, there);
    QVERIFY(document().models().log.branches().empty());
}

void RefereeTest::anotherAnswerNamesTheBranch()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:move belle:move\n"
                      "doc in saloon\ndjango in saloon\nbelle in first-class\n"_s);
    press(u"1"_s);
    press(u"1"_s);
    press(u"Ctrl+Z"_s);
    press(u"Ctrl+Z"_s);
    press(u"2"_s);
    QCOMPARE(document().models().log.branches().size(), 1U);
    const QString name = document().models().log.branches().front().text;
    QVERIFY2(name.startsWith(u"Doc goes to the first class."_s), qPrintable(name));
    QVERIFY2(name.contains(u"… up to: "_s), qPrintable(name));
}

void RefereeTest::lookingEndsWithTheNextAnswer()
{
    open(shortTrain + u"step perform-action\n"
                      "deck doc:move belle:move\n"
                      "doc in saloon\ndjango in saloon\nbelle in first-class\n"_s);
    m_running->trigger(u"game.look"_s);
    QVERIFY(document().isLooking());
    QVERIFY(m_running->message().startsWith(u"The referee is looking"_s));
    press(u"1"_s);
    QVERIFY(!document().isLooking());
    QVERIFY(m_running->message().isEmpty());
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::RefereeTest)
#include "referee_panel_test.moc"
