// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said differs by who plays and what may be answered.

#include "model/rules/02_components/marshal_bullets.h"
#include "model/rules/playout/playout.h"
#include "views/items/setup/plan_objections.h"
#include "views/items/wording/choice_words.h"
#include "views/items/wording/rounds.h"
#include "views/items/wording/wording.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::items {
namespace {

using namespace rules;

Table tableWith(std::initializer_list<std::initializer_list<Pawn>> seats)
{
    Table table;
    table.rulings = preset(Edition::Combined21);
    for (const auto& characters : seats) {
        Seat seat;
        for (const Pawn who : characters) {
            seat.characters.push_back(who);
            table.sheet(who).role = Role::Player;
        }
        table.seats.push_back(seat);
    }
    return table;
}

Question cardAskedOf(Pawn who, std::initializer_list<Choice> choices)
{
    Question question(QuestionKind::PlayCard, who, {}, false);
    for (const Choice choice : choices) question.offer(choice, allowed({}));
    return question;
}

} // namespace

class WordsAtThisTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAngryMarshalIsPlayedBySomebodyOrByNobody();
    void bulletsOfTheMarshalAreToldApart();
    void aCardIsPlayedByTheBanditWhoseItIs();
    void drawingIsNamedWhereItMayBeChosen();
    void whoStartsWhereIsAskedOfThePlayerOfBoth();
    void aMissingMarshalIsLookedForAmongThePlayers();
    void theCardToStartWithIsChosen();
};

void WordsAtThisTableTest::anAngryMarshalIsPlayedBySomebodyOrByNobody()
{
    const QString alone = words::eventGist(Event::AngryMarshal, tableWith({{Pawn::Belle}}));
    QVERIFY(alone.contains(u"neutral bullet"_s));
    const Table played = tableWith({{Pawn::Belle}, {Pawn::Marshal}});
    QVERIFY(!words::eventGist(Event::AngryMarshal, played).contains(u"neutral bullet"_s));
}

void WordsAtThisTableTest::bulletsOfTheMarshalAreToldApart()
{
    const Table table = tableWith({{Pawn::Belle}, {Pawn::Marshal}});
    const Question question(QuestionKind::BulletKind, Pawn::None, {}, false);
    const Choice bullet(cardOf(MarshalBullet::WoundedKnee));
    QCOMPARE(words::choice(question, bullet, table), u"Wounded Knee"_s);
}

void WordsAtThisTableTest::aCardIsPlayedByTheBanditWhoseItIs()
{
    Happening played{.what = HappeningKind::CardPlayed, .who = Pawn::Django};
    played.card = {Pawn::Doc, CardKind::Fire, 0};
    const Table two = tableWith({{Pawn::Django, Pawn::Doc}, {Pawn::Belle, Pawn::Cheyenne}});
    QCOMPARE(words::happening(played, two), u"Doc plays Fire."_s);
    // A partner’s card is played by whoever lays it down (20.6.3).
    const Table partners = tableWith({{Pawn::Django}, {Pawn::Doc}});
    QCOMPARE(words::happening(played, partners), u"Django plays Fire."_s);
}

void WordsAtThisTableTest::drawingIsNamedWhereItMayBeChosen()
{
    const Table table = tableWith({{Pawn::Belle}});
    const Choice fire(Card{Pawn::Belle, CardKind::Fire, 0});
    const auto asked = [&](std::initializer_list<Choice> choices) {
        return words::question(cardAskedOf(Pawn::Belle, choices), table);
    };
    QCOMPARE(asked({fire, Choice(ChoiceKind::Draw)}), u"Belle: which card, or draw three?"_s);
    QCOMPARE(asked({fire, Choice(ChoiceKind::Done)}), u"Belle: which card, or none?"_s);
    QCOMPARE(asked({fire}), u"Belle: which card?"_s);
}

void WordsAtThisTableTest::whoStartsWhereIsAskedOfThePlayerOfBoth()
{
    Question question(QuestionKind::StartsIn, Pawn::Belle, {}, false);
    question.where = inside(Car::Saloon);
    const Table two = tableWith({{Pawn::Belle, Pawn::Cheyenne}, {Pawn::Doc, Pawn::Ghost}});
    QCOMPARE(words::question(question, two),
             u"Belle and Cheyenne: which bandit starts in the saloon?"_s);
}

void WordsAtThisTableTest::aMissingMarshalIsLookedForAmongThePlayers()
{
    Plan plan = standardPlan(preset(Edition::Combined21), 4);
    plan.rulings.set(PrisonCarWithoutPlayerMarshal::No);
    plan.modules.insert(Module::MarshalPrisoners);
    const QString objections = objectionsTo(plan).join(u' ');
    QVERIFY2(objections.contains(u"tick him among the players (4.2.3)"_s), qPrintable(objections));
}

/// 20.4.4: looked for, not drawn.
void WordsAtThisTableTest::theCardToStartWithIsChosen()
{
    const Table table = tableWith({{Pawn::Belle, Pawn::Cheyenne}});
    Happening chosen{.what = HappeningKind::CardDrawn,
                     .rule = {20, 4, 4},
                     .who = Pawn::Belle,
                     .card = {Pawn::Cheyenne, CardKind::Fire, 0}};
    QVERIFY(words::happening(chosen, table).startsWith(u"Belle chooses Fire"_s));
    chosen.rule = {5, 1, 5};
    QVERIFY(words::happening(chosen, table).startsWith(u"Belle draws Fire"_s));
}

} // namespace caboose::items

QTEST_MAIN(caboose::items::WordsAtThisTableTest)
#include "words_at_this_table_test.moc"
