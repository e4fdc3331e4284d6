// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Codes in words: every code has some, and they read as one says it at the table.

#include "model/cases/runner.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/names.h"
#include "model/rules/core/sheet_fields.h"
#include "model/rules/core/table_fields.h"
#include "views/items/referee/answer_keys.h"
#include "views/items/wording/differences.h"
#include "views/items/wording/field_words.h"
#include "views/items/wording/rule_titles.h"
#include "views/items/wording/wording.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::items {

namespace {

using namespace rules;

/// Words, and nothing left to be filled in.
void expectWords(const QString& text, const char* what, int code)
{
    const bool isFine = !text.isEmpty() && !text.contains(u'%') && !text.contains(u"  "_s);
    if (!isFine) qWarning("%s %d: \"%s\"", what, code, qPrintable(text));
    QVERIFY(isFine);
}

/// All codes of an enumeration from 0 on have words, and no two the same.
template <typename E, typename InWords>
void expectNames(const char* what, int count, InWords inWords)
{
    QSet<QString> names;
    for (int i = 0; i < count; ++i) {
        const QString name = inWords(static_cast<E>(i));
        expectWords(name, what, i);
        if (names.contains(name)) qWarning("%s: \"%s\" twice", what, qPrintable(name));
        QVERIFY(!names.contains(name));
        names.insert(name);
    }
}

Verdict refusal(Reason reason)
{
    return refused(reason, {10, 6, 0}).with(Pawn::Doc).with(roofOf(Car::Saloon)).with(3);
}

Question questionAbout(QuestionKind ask, Pawn who)
{
    Question question(ask, who, {10, 0, 0}, true);
    question.whom = Pawn::Doc;
    question.where = inside(Car::Saloon);
    return question;
}

Happening happeningOf(HappeningKind what)
{
    return {.what = what,
            .rule = {10, 0, 0},
            .who = Pawn::Belle,
            .whom = Pawn::Doc,
            .from = Holder(inside(Car::Saloon)),
            .to = Holder(inside(Car::Luggage)),
            .loot = {LootKind::Purse, 300},
            .card = {Pawn::Belle, CardKind::Fire, 0},
            .event = Event::Braking,
            .reason = Reason::NoTarget,
            .number = 3};
}

} // namespace

class WordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noCardOfAHandIsWithoutALetter();
    void pieces();
    void places();
    void roundsAndSteps();
    void questions();
    void choices();
    void verdicts();
    void verdictsSayWhatTheyRestOn();
    void eachActionIsCalledByItsOwnName();
    void happenings();
    void mistakes();
    void inconsistencies();
    void fieldsThatAreSetByHand();
    void differences();
    void powersAsLongAsTheyApply();
    void smallWordsMeltWithNames();
    void eachRuleSaysWhyItDoesNotGiveAChoice();
};

void WordingTest::pieces()
{
    expectNames<Pawn>("pawn", pawnCount + 1, [](Pawn p) { return words::pawn(p); });
    expectNames<Pawn>("the pawn", pawnCount + 1, [](Pawn p) { return words::thePawn(p); });
    expectNames<Car>("car", carCount + 1, [](Car c) { return words::car(c); });
    expectNames<Car>("the car", carCount + 1, [](Car c) { return words::theCar(c); });
    expectNames<LootKind>("loot", lootKindCount, [](LootKind k) { return words::loot(k); });
    expectNames<CardKind>("card", cardKindCount, [](CardKind k) { return words::card(k); });
    expectNames<Hostage>("hostage", 9, [](Hostage h) { return words::hostage(h); });
    expectNames<SilkPower>("power", 4, [](SilkPower p) { return words::silkPower(p); });
    QCOMPARE(words::loot(Loot{LootKind::Purse, 300}), u"Purse, $300"_s);
    QCOMPARE(words::loot(Loot{LootKind::Purse, unknownValue}), u"Purse"_s);
    QCOMPARE(words::loot(Loot{LootKind::SecretDocument, 0}), u"Secret document, decoy"_s);
    QCOMPARE(words::loot(Loot{LootKind::SecretDocument, 2}), u"Secret document, blue"_s);
    QCOMPARE(words::loot(Loot{LootKind::Antidote, 3}), u"Antidote, number 3"_s);
    QCOMPARE(words::card(Card{Pawn::Tuco, CardKind::Bullet, 0}), u"Bullet (Tuco)"_s);
    QCOMPARE(words::card(neutralBullet), u"Neutral bullet"_s);
}

void WordingTest::places()
{
    QSet<QString> labels;
    QSet<QString> phrases;
    for (int i = 0; i <= index(lastLocation); ++i) {
        const Location place = locationAt(i);
        if (isOnTable(place) && !exists(place)) continue;
        expectWords(words::place(place), "place", i);
        labels.insert(words::place(place));
        phrases.insert(words::thePlace(place));
    }
    QCOMPARE(labels.size(), phrases.size());
    QCOMPARE(words::place(roofOf(Car::Saloon)), u"Saloon, roof"_s);
    QCOMPARE(words::thePlace(roofOf(Car::Saloon)), u"the roof of the saloon"_s);
    QCOMPARE(words::place(cell), u"Cell"_s);
}

void WordingTest::roundsAndSteps()
{
    expectNames<Turn>("turn", turnKindCount, [](Turn t) { return words::turn(t); });
    expectNames<Event>("event", eventCount, [](Event e) { return words::event(e); });
    Table table;
    table.rulings = preset(Edition::Combined21);
    for (int event = 1; event < eventCount; ++event) {
        const auto one = static_cast<Event>(event);
        QVERIFY2(!words::eventGist(one, table).isEmpty(), qPrintable(words::event(one)));
    }
    expectNames<Step>("step", stepCount, [](Step s) { return words::step(s); });
    QSet<QString> names;
    for (const NamedRoundCard& card : baseRoundCards())
        names.insert(words::roundCard(card.card.id));
    QCOMPARE(names.size(), qsizetype(baseRoundCards().size()));
    const RoundCard unread = findRoundCard("marshal-no-event-1-5-6")->card;
    QCOMPARE(words::turnedUp(unread), u"No event, Marshal & Prisoners (5+)"_s);
    RoundCard read = unread;
    QCOMPARE(words::nextIcon(read), words::turnedUp(unread) + u": which turn comes first?"_s);
    read.turns = {Turn::Jarring};
    read.hands = 1;
    QCOMPARE(words::turnedUp(read), u"No event"_s);
    QCOMPARE(words::nextIcon(read), words::turnedUp(unread) + u": Jarring, Hand icon, and then?"_s);
    QCOMPARE(words::roundCard(findRoundCard("bridge-2-4")->card.id), u"Bridge (2–4)"_s);
}

void WordingTest::questions()
{
    const Table table;
    for (int i = 0; i < questionKindCount; ++i) {
        for (const Pawn who : {Pawn::Marshal, Pawn::None}) {
            const Question question = questionAbout(static_cast<QuestionKind>(i), who);
            const QString text = words::question(question, table);
            expectWords(text, "question", i);
            QVERIFY(text.endsWith(u'?'));
            QVERIFY(text.at(0).isUpper());
        }
    }
    QCOMPARE(words::question(questionAbout(QuestionKind::FireAt, Pawn::Belle), table),
             u"Belle fires. At whom?"_s);
    // 7.2.2
    Question push = questionAbout(QuestionKind::PushTo, Pawn::Django);
    QCOMPARE(words::question(push, table), u"Django pushes Doc back. Where to?"_s);
    push.offer(Choice(ChoiceKind::Done), allowed({7, 2, 2}));
    QCOMPARE(words::question(push, table), u"Django can push Doc nowhere. Off the train?"_s);
    QCOMPARE(words::choice(push, Choice(ChoiceKind::Done), table), u"Let the target stay"_s);
}

void WordingTest::choices()
{
    Table table;
    Seat seat;
    seat.characters = {Pawn::Belle};
    table.seats.push_back(seat);
    const Question question = questionAbout(QuestionKind::PlayCard, Pawn::Belle);
    Question ofBelle = question;
    ofBelle.whom = Pawn::None;
    QCOMPARE(words::choice(ofBelle, Choice(ChoiceKind::Draw), table), u"Draw three cards"_s);
    QCOMPARE(words::choice(ofBelle, Choice(Card{Pawn::Belle, CardKind::Move, 0}), table),
             u"Move"_s);
    QCOMPARE(words::choice(ofBelle, Choice(Card{Pawn::Ghost, CardKind::Move, 0}), table),
             u"Move (Ghost)"_s);
    QCOMPARE(words::choice(Choice(roofOf(Car::Saloon))), u"Saloon, roof"_s);
    QCOMPARE(words::choice(Choice::number(750)), u"$750"_s);
    for (int i = 0; i < questionKindCount; ++i) {
        const Question asked = questionAbout(static_cast<QuestionKind>(i), Pawn::Belle);
        expectWords(words::choice(asked, Choice(ChoiceKind::Done), table), "no", i);
    }
}

void WordingTest::verdicts()
{
    QSet<QString> reasons;
    for (int i = 1; i < reasonCount; ++i) {
        const auto reason = static_cast<Reason>(i);
        expectWords(words::reason(refusal(reason)), "reason", i);
        expectWords(words::reason(reason), "bare reason", i);
        reasons.insert(words::reason(refusal(reason)));
    }
    QCOMPARE(reasons.size(), qsizetype(reasonCount - 1));
    QCOMPARE(words::reason(refusal(Reason::SightBlocked)), u"Doc stands between"_s);
    QCOMPARE(words::verdict(refusal(Reason::SightBlocked)), u"No: Doc stands between (10.6)."_s);
    QCOMPARE(words::verdict(allowed({10, 1, 0})), u"Yes (10.1)."_s);
    QCOMPARE(words::verdict(depends(Reason::HandUnseen, {5, 2, 1})),
             u"It depends: if it is in the hand (5.2.1)."_s);
    // 10.7: a document is worth the same to either team.
    const Verdict whose = depends(Reason::ValueUnseen, {10, 7, 0});
    QCOMPARE(words::verdict(whose.by(Ruling::OpposingSecretDocument)),
             u"It depends: on whose it is (10.7)."_s);
    // Of the Marshal's bullets it is said which one it is; a bot's has no name.
    QCOMPARE(words::verdict(refused(Reason::Voided, {14, 2, 2}).with(Pawn::Doc)),
             u"No: the bullet “Wounded Knee” makes such cards of Doc void (14.2.2)."_s);
    QCOMPARE(words::verdict(refused(Reason::Voided, {16, 10, 2}).with(Pawn::Doc)),
             u"No: a bullet makes such cards of Doc void (16.10.2)."_s);
}

void WordingTest::verdictsSayWhatTheyRestOn()
{
    const Rulings rulings;
    const Verdict verdict = refusal(Reason::NeverTarget).by(Ruling::FireAtBotMarshal);
    const QString text = words::verdict(verdict, rulings);
    QVERIFY(text.startsWith(words::verdict(verdict)));
    QVERIFY(text.contains(words::ruling(Ruling::FireAtBotMarshal)));
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        for (int value = 0; value < int(info(ruling).values.size()); ++value) {
            expectWords(words::ruling(ruling, value), "ruling", int(i));
        }
    }
    expectNames<Edition>("edition", int(editionCount), [](Edition e) { return words::edition(e); });
}

/// A rule without a title of its own would go by its chapter's.
void WordingTest::eachActionIsCalledByItsOwnName()
{
    for (std::uint8_t section = 1; section <= 11; ++section) {
        const QString title = words::ruleTitle({10, section, 0});
        QVERIFY2(title != words::ruleTitle({10, 0, 0}), qPrintable(QString::number(section)));
    }
    QCOMPARE(words::ruleWithTitle({10, 4, 2}), QStringLiteral("10.4.2 Ride"));
}

void WordingTest::happenings()
{
    const Table table;
    for (int i = 0; i < happeningKindCount; ++i) {
        const QString text = words::happening(happeningOf(static_cast<HappeningKind>(i)), table);
        expectWords(text, "happening", i);
        QVERIFY(text.endsWith(u'.'));
    }
    Happening shot = happeningOf(HappeningKind::BulletGiven);
    QCOMPARE(words::happening(shot, table), u"Belle shoots Doc, who takes the bullet."_s);
    shot.who = Pawn::None;
    QCOMPARE(words::happening(shot, table), u"Doc receives a neutral bullet."_s);
    Happening vain = happeningOf(HappeningKind::NothingHappens);
    vain.who = Pawn::Tuco;
    vain.card = {Pawn::Tuco, CardKind::Fire, 0};
    vain.reason = Reason::InCell;
    QCOMPARE(words::happening(vain, table), u"Tuco plays Fire in vain: Tuco sits in the cell."_s);
    vain.reason = Reason::Voided;
    vain.rule = {14, 2, 1};
    QVERIFY(words::happening(vain, table).contains(u"“Disarmed” makes such cards of Tuco void"_s));
    vain.reason = Reason::BelleShielded;
    QVERIFY(!words::happening(vain, table).contains(u"Tuco could"_s));
    // An event plays no card.
    vain.who = Pawn::None;
    vain.card = {};
    vain.reason = Reason::NoHiddenGoal;
    QCOMPARE(words::happening(vain, table),
             u"Nothing happens: no goal of the Marshal’s lies face down."_s);
    Happening climb = happeningOf(HappeningKind::PawnMoved);
    climb.who = Pawn::Marshal;
    QCOMPARE(words::happening(climb, table), u"The Marshal goes to the luggage car."_s);
    climb.to = roofOf(Car::Saloon);
    QCOMPARE(words::happening(climb, table), u"The Marshal climbs onto the roof of the saloon."_s);
    Happening loot = happeningOf(HappeningKind::LootMoved);
    loot.from = Pawn::Doc;
    QCOMPARE(words::happening(loot, table), u"Doc drops a purse ($300) in the luggage car."_s);
    loot.loot = {LootKind::Mailbag, unknownValue};
    loot.to = Location::Achievement;
    QCOMPARE(words::happening(loot, table),
             u"A mailbag from Doc goes to the Marshal’s Achievement zone."_s);
    Happening over = happeningOf(HappeningKind::PenaltyEnds);
    over.who = Pawn::Doc;
    over.card = cardOf(MarshalBullet::WoundedKnee);
    QCOMPARE(words::happening(over, Table()),
             u"The bullet “Wounded Knee” that hit Doc is turned face down."_s);
    Happening discarded = happeningOf(HappeningKind::CardDiscarded);
    discarded.card.kind = CardKind::Unknown;
    QCOMPARE(words::happening(discarded, table), u"Belle discards a card."_s);
    Happening goal = happeningOf(HappeningKind::GoalRevealed);
    goal.goal = Goal::DodgeBullets;
    QCOMPARE(words::happening(goal, table), u"The Marshal shows a goal: “Dodge Bullets!”."_s);
}

void WordingTest::mistakes()
{
    using namespace notation;
    for (int p = 0; p < problemCount; ++p) {
        for (int e = 0; e < expectedCount; ++e) {
            Mistake mistake;
            mistake.problem = static_cast<Problem>(p);
            mistake.expected = static_cast<Expected>(e);
            mistake.found = "saloom";
            mistake.argument = "braking-moves";
            expectWords(words::mistake(mistake), "mistake", e);
        }
    }
    Mistake car;
    car.expected = Expected::Car;
    car.found = "saloom";
    car.nearest = "saloon";
    QCOMPARE(words::mistake(car), u"Expected a car, found “saloom”. Did you mean “saloon”?"_s);
}

void WordingTest::inconsistencies()
{
    for (int i = 0; i < static_cast<int>(Fault::Count); ++i) {
        const Inconsistency found{static_cast<Fault>(i), Pawn::Belle, inside(Car::Saloon),
                                  LootKind::Jewel, 3};
        expectWords(words::inconsistency(found), "fault", i);
    }
}

void WordingTest::fieldsThatAreSetByHand()
{
    QSet<QString> names;
    for (const SheetFieldRow& row : sheet_fields::rows) {
        QCOMPARE(!words::sheetField(row.field).isEmpty(), row.isSetByHand);
        if (!row.isSetByHand) continue;
        expectWords(words::sheetField(row.field), "field", int(row.field));
        names.insert(words::sheetField(row.field));
        const int first = std::max(row.lowest, -1);
        const int last = std::min(row.highest, 20);
        QSet<QString> values;
        for (int value = first; value <= last; ++value) {
            values.insert(words::sheetValue(row.field, value));
        }
        QCOMPARE(int(values.size()), last - first + 1);
    }
    for (int i = 0; i < int(TableField::Count); ++i) {
        expectWords(words::tableField(TableField(i)), "field", i);
        names.insert(words::tableField(TableField(i)));
    }
    QCOMPARE(int(names.size()), int(sheet_fields::rows.size()) - 2 + int(TableField::Count));
    QSet<QString> goals;
    for (int goal = 0; goal < goalCount; ++goal) goals.insert(words::goal(goalAt(goal)));
    QCOMPARE(int(goals.size()), goalCount);
}

void WordingTest::differences()
{
    for (int i = 0; i < cases::mismatchCount; ++i) {
        const cases::Difference found{1, static_cast<cases::Mismatch>(i), "one thing", "another"};
        const QString text = words::difference(found);
        expectWords(text, "difference", i);
        QVERIFY(text.contains(u"one thing"_s) && text.contains(u"another"_s));
    }
}

void WordingTest::powersAsLongAsTheyApply()
{
    Table table;
    table.rulings = preset(Edition::Official2016);
    for (const Pawn who : baseBandits) QVERIFY(!words::power(table, who).isEmpty());
    QVERIFY(words::power(table, Pawn::Marshal).isEmpty());
    table.rulings = preset(Edition::Official2016FirstGame);
    QVERIFY(words::power(table, Pawn::Belle).isEmpty());
}

/// A digit is another one in the next hand, where the fingers don't find it again.
void WordingTest::smallWordsMeltWithNames()
{
    QCOMPARE(words::melted(u"la carte [de] Al Patron"_s), u"la carte d’Al Patron"_s);
    QCOMPARE(words::melted(u"la carte [de] Belle"_s), u"la carte de Belle"_s);
    QCOMPARE(words::melted(u"va [de] le saloon [à] les wagons"_s), u"va du saloon aux wagons"_s);
    QCOMPARE(words::melted(u"[à] Ève, plus [que] Ève"_s), u"à Ève, plus qu’Ève"_s);
    QCOMPARE(words::melted(u"[de] l’armurerie, [de] la prison"_s),
             u"de l’armurerie, de la prison"_s);
    QCOMPARE(words::melted(u"nothing [1] to melt"_s), u"nothing [1] to melt"_s);
}

/// "The rule does not give this choice" is no reason.
void WordingTest::eachRuleSaysWhyItDoesNotGiveAChoice()
{
    const auto why = [](Rule rule, Ruling ruling = Ruling::None) {
        return words::reason(refused(Reason::NotOffered, rule).by(ruling));
    };
    QCOMPARE(why({7, 1, 1}), u"First the Marshal fires, then he moves"_s);
    QCOMPARE(why({7, 1, 7}), u"One goes to somebody of one’s own team only"_s);
    QCOMPARE(why({2, 6, 4}), u"The Marshal has no such card"_s);
    QCOMPARE(why({10, 8, 2}), u"Where somebody plays the Marshal, nobody has such a card"_s);
    QCOMPARE(why({10, 9, 0}), u"A nudged Marshal neither punches nor robs"_s);
    QCOMPARE(why({4, 8, 4}), u"All goals of that kind are known already"_s);
    QCOMPARE(why({4, 8, 4}, Ruling::GoalCardFilter), u"That goal stays in the box in this game"_s);
    QCOMPARE(why({1, 1, 0}), u"The rule does not give this choice"_s);
}

void WordingTest::noCardOfAHandIsWithoutALetter()
{
    using rules::CardKind;
    const auto letterOf = [](CardKind kind) {
        return items::usualKey(rules::Choice(rules::Card{rules::Pawn::Belle, kind}));
    };
    for (int i = 0; i < rules::index(CardKind::Bow); ++i) {
        QVERIFY2(!letterOf(static_cast<CardKind>(i)).isEmpty(), qPrintable(QString::number(i)));
    }
    const auto handIsDistinct = [&](std::initializer_list<CardKind> hand) {
        QStringList letters{items::usualKey(rules::Choice(rules::ChoiceKind::Draw))};
        for (const CardKind kind : hand) letters.append(letterOf(kind));
        return letters.removeDuplicates() == 0;
    };
    QVERIFY(handIsDistinct({CardKind::Move, CardKind::FloorChange, CardKind::Ride, CardKind::Punch,
                            CardKind::SpecialPunch, CardKind::Fire, CardKind::Robbery,
                            CardKind::Marshal, CardKind::BrilliantIdea, CardKind::Nudge,
                            CardKind::Unknown}));
    QVERIFY(handIsDistinct({CardKind::Move, CardKind::MovePlus, CardKind::FloorChange,
                            CardKind::FloorChangePlus, CardKind::Fire, CardKind::Capture,
                            CardKind::BrilliantIdea, CardKind::Nudge, CardKind::Unknown}));
}

} // namespace caboose::items

QTEST_MAIN(caboose::items::WordingTest)
#include "wording_test.moc"
