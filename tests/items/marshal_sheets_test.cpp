// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/laid_game.h"
#include "tests/support/prison_game.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"
#include "views/items/position_sentence.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::Curtain;
using items::GameModels;
using items::Viewpoint;

/// What the models tell of the player Marshal, the prison car and its prisoners.
class MarshalSheetsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theMarshalHasBothCylinders();
    void theTableSeesTheBacksOfHisGoals();
    void heLooksAtHisCurrentGoalsAndNobodyAtThoseToCome();
    void whoPeekedSeesThatGoalAlone();
    void nobodyElseIsOfferedALook();
    void banditsHaveTheirCardsBesideThem();
    void prisonersAreOnDisplay();
    void corridorAndCellAreTold();
    void theNextBulletOfEachColtIsTold();
    void whatLiesBeforeABotIsTold();

private:
    void showTo(rules::Pawn who)
    {
        m_models->show(*m_game, Viewpoint::Table, Curtain::Closed, who);
    }
    const items::CharacterRow& sheet(rules::Pawn who) const
    {
        return *m_models->characters.find(rules::index(who));
    }
    QStringList cardsOf(rules::Pawn who) const
    {
        QStringList texts;
        for (const items::SheetCard& card : sheet(who).cards) texts.append(card.text);
        return texts;
    }

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<GameModels> m_models;
};

void MarshalSheetsTest::init()
{
    watch();
    m_game = prisonGame();
    m_models = std::make_unique<GameModels>();
    showTo(rules::Pawn::None);
}

void MarshalSheetsTest::theMarshalHasBothCylinders()
{
    QCOMPARE(sheet(rules::Pawn::Marshal).bulletsLeft, 4);
    QCOMPARE(sheet(rules::Pawn::Marshal).secondPile, 2);
    QCOMPARE(sheet(rules::Pawn::Doc).secondPile, -1);
}

void MarshalSheetsTest::theTableSeesTheBacksOfHisGoals()
{
    QCOMPARE(cardsOf(rules::Pawn::Marshal),
             (QStringList{u"Silver"_s, u"Bronze"_s, u"2 to come"_s, u"Arch Enemy (shown)"_s,
                          u"2 current, face down"_s, u"Doc"_s, u"Tuco"_s,
                          u"the sidekick of Al Patron"_s}));
}

void MarshalSheetsTest::heLooksAtHisCurrentGoalsAndNobodyAtThoseToCome()
{
    QCOMPARE(sheet(rules::Pawn::Marshal).look, u"Only the Marshal looks: show the goals"_s);
    QSignalSpy wanted(&m_models->characters, &items::CharactersModel::goalsWanted);
    m_models->characters.lookAtGoals(rules::index(rules::Pawn::Marshal));
    QCOMPARE(wanted.count(), 1);
    showTo(rules::Pawn::Marshal);
    const QStringList cards = cardsOf(rules::Pawn::Marshal);
    QVERIFY(cards.contains(u"1: Dodge Bullets!"_s));
    QVERIFY(cards.contains(u"2 to come"_s));
    QVERIFY(!cards.contains(u"2 current, face down"_s));
    QCOMPARE(sheet(rules::Pawn::Marshal).look, u"Hide the goals again"_s);
}

void MarshalSheetsTest::whoPeekedSeesThatGoalAlone()
{
    QCOMPARE(sheet(rules::Pawn::Ghost).look, u"Only Ghost looks: show the goals"_s);
    showTo(rules::Pawn::Ghost);
    const QStringList cards = cardsOf(rules::Pawn::Marshal);
    QVERIFY(cards.contains(u"1: Dodge Bullets!"_s));
    QVERIFY(cards.contains(u"1 current, face down"_s));
}

void MarshalSheetsTest::nobodyElseIsOfferedALook()
{
    QSignalSpy wanted(&m_models->characters, &items::CharactersModel::goalsWanted);
    for (const rules::Pawn who : {rules::Pawn::Belle, rules::Pawn::Doc, rules::Pawn::Tuco}) {
        QCOMPARE(sheet(who).look, QString());
        m_models->characters.lookAtGoals(rules::index(who));
    }
    QCOMPARE(wanted.count(), 0);
}

void MarshalSheetsTest::banditsHaveTheirCardsBesideThem()
{
    QCOMPARE(cardsOf(rules::Pawn::Doc), (QStringList{u"Captured"_s, u"Fire: void"_s}));
    QCOMPARE(cardsOf(rules::Pawn::Belle), (QStringList{u"Gold"_s, u"Wanted"_s}));
    QCOMPARE(cardsOf(rules::Pawn::Ghost),
             (QStringList{u"Wanted"_s,
                          u"the sidekick of Belle: Safe while somebody else can be aimed at"_s}));
}

void MarshalSheetsTest::prisonersAreOnDisplay()
{
    QStringList names;
    for (const items::PrisonerRow& row : m_models->prisoners.rows()) names.append(row.name);
    QCOMPARE(names,
             (QStringList{u"Prisoner: the sidekick of Django"_s, u"Prisoner: the sidekick of Mei"_s,
                          u"Prisoner: the sidekick of Silk"_s}));
    QVERIFY(items::positionSentence(*m_models).contains(u"the sidekick of Mei"_s));
}

void MarshalSheetsTest::corridorAndCellAreTold()
{
    const QString told = items::positionSentence(*m_models);
    QVERIFY2(told.contains(u"Prison: Marshal. Cell: Doc, Tuco."_s), qPrintable(told));
    QVERIFY2(told.contains(u"Prison, roof: Ghost."_s), qPrintable(told));
}

/// As far as somebody has told in which order they lie.
void MarshalSheetsTest::theNextBulletOfEachColtIsTold()
{
    m_game = laidGame(R"(rules combined-2.1
train locomotive saloon luggage prison
seats marshal doc tuco
marshal in locomotive; 5 bullets; second-pile 2
doc in saloon
tuco in luggage
pile-order disarmed got-im ? ? ? golden
round 1 bridge-2-4
)");
    showTo(rules::Pawn::None);
    QVERIFY(cardsOf(rules::Pawn::Marshal).contains(u"Colt 1: Got ’Im! comes next"_s));
    QVERIFY(cardsOf(rules::Pawn::Marshal).filter(u"Colt 2"_s).isEmpty());
}

void MarshalSheetsTest::whatLiesBeforeABotIsTold()
{
    m_game = laidGame(R"(rules combined-2.1
train locomotive saloon luggage prison
seats marshal doc belle(bot)
marshal in locomotive; 5 bullets
doc in saloon; 4 bullets
belle in prison-cell; captured; next-to-escape; hit by doc 2, marshal; bullets-in-front doc 1, marshal 1
round 1 bridge-2-4
)");
    showTo(rules::Pawn::None);
    const QStringList cards = cardsOf(rules::Pawn::Belle);
    QVERIFY2(cards.contains(u"Bullets in front: 1 × Doc, 1 × Marshal"_s),
             qPrintable(cards.join(u'|')));
    QVERIFY(cards.contains(u"Escapes after the next card"_s));
    QVERIFY(cardsOf(rules::Pawn::Doc).filter(u"Bullets"_s).isEmpty());
}

} // namespace caboose::test

QTEST_GUILESS_MAIN(caboose::test::MarshalSheetsTest)
#include "marshal_sheets_test.moc"
