// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/04_set_up/02_modules.h"
#include "tests/items/new_game_test.h"
#include "tests/support/print_model.h"
#include "views/items/setup/checklist_model.h"
#include "views/items/setup/solo_advice.h"
#include "views/items/wording/wording.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::NewGameModel;

/// What the boxes of a group bring into the next game: modules, cars, characters, bots.
class BoxesInGameTest : public NewGameTest {
    Q_OBJECT

private Q_SLOTS:
    void boxesAreTicked();
    void whatIsInTheGameComesFromTheBoxes();
    void theMarshalBringsThePrisonCar();
    void theMarshalBegins();
    void whoBeginsBeforeRidersBoard();
    void cardsThatNobodyHasReadHinderNothing();
    void teamsSitByTurns();
    void botsComeFromTheirBoxes();
    void onePersonFindsBotsToPlayAgainst();
    void whoPlaysAloneIsAdvised();
    void botsSitAsTheRulesSeatThem();
    void whatSpeaksAgainstBotsIsSaidInFull();
    void theChecklistKnowsTheMarshalAndBots();
    void theChecklistHasWhatMaryAndGhostBring();

private:
    void play(rules::Pawn who);
    void enterTurnsOf(std::initializer_list<rules::Event> events);
};

void BoxesInGameTest::boxesAreTicked()
{
    items::OwnedBoxesModel& boxes = m_plan->boxes();
    const auto tick = [&boxes](int row, Qt::CheckState state) {
        return boxes.setData(boxes.index(row), state, Qt::CheckStateRole);
    };
    QVERIFY(!tick(0, Qt::Unchecked));
    QVERIFY(tick(1, Qt::Checked));
    QVERIFY(tick(4, Qt::Checked) && tick(4, Qt::Unchecked));
    QVERIFY(!boxes.isSettled());
    boxes.settle();
    QCOMPARE(printModel(boxes, bare({Qt::DisplayRole, Qt::CheckStateRole,
                                     items::OwnedBoxesModel::UseRole}))
                 .section(u'\n', 0, 3),
             u"Colt Express owned=2 use=Followed to the final score\n"
             "Horses & Stagecoach owned=2 use=Followed, as far as it is refereed\n"
             "Marshal & Prisoners owned=0 use=Followed, as far as it is refereed\n"
             "Couriers & Armoured Train owned=0 use=Followed without this: A second train, and "
             "couriers"_s);
    NewGameModel next(*m_rulings);
    next.setFromStrings(m_plan->toStrings());
    QVERIFY(next.boxes().boxes() == boxes.boxes() && next.boxes().isSettled());
}

void BoxesInGameTest::whatIsInTheGameComesFromTheBoxes()
{
    using rules::Module;
    items::ModulesModel& modules = m_plan->modules();
    watchModel(modules);
    QVERIFY(!printModel(modules, bare({Qt::DisplayRole})).contains(u"Stagecoach"_s));
    m_plan->boxes().setBoxes(
        {rulebook::Box::HorsesStagecoach, rulebook::Box::TimeTravel, rulebook::Box::Couriers});
    QCOMPARE(
        printModel(modules, bare({Qt::DisplayRole, Qt::CheckStateRole})),
        u"Horses & Stagecoach chosen=-\nStagecoach chosen=0\nHorses chosen=0\nWhiskey chosen=0\n"
        "Couriers & Armoured Train chosen=-\nCouriers & Armoured Train chosen=0\n"
        "Team game chosen=0\nBetrayal chosen=0\n"
        "Time Travel car chosen=-\nTime travel car chosen=0\n"
        "Small extras chosen=-\nCursed loot chosen=0\nSpecial Punch cards chosen=0\n"
        "Extra Punch cards chosen=0\n"_s);
    // A heading is told with what it is over, and is no choice.
    QCOMPARE(modules.index(3).data(Qt::AccessibleTextRole).toString(),
             u"Whiskey. A flask in each car. Horses & Stagecoach"_s);
    QVERIFY(!modules.setData(modules.index(0), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!modules.index(0).flags().testFlag(Qt::ItemIsSelectable));
    // By the official rules the whole box comes together, whichever of it is ticked, and goes
    // together: nobody has to find out which tick is wrong.
    const rules::Modules wholeBox{Module::Base, Module::Stagecoach, Module::Horses,
                                  Module::Whiskey};
    for (const int row : {1, 2, 3}) {
        QVERIFY(modules.setData(modules.index(row), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(m_plan->plan().modules, rules::Modules{Module::Base});
        QVERIFY(modules.setData(modules.index(row), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(m_plan->plan().modules, wholeBox);
        QCOMPARE(m_plan->objections(), QStringList());
    }
    QVERIFY(m_plan->plan().rulings.is(rules::StagecoachAtCaboose::Stays));
    // Couriers can't be followed yet.
    QVERIFY(!modules.setData(modules.index(5), Qt::Checked, Qt::CheckStateRole));
    NewGameModel next(*m_rulings);
    next.setFromStrings(m_plan->toStrings());
    QVERIFY(next.plan().modules == m_plan->plan().modules);
    m_plan->boxes().setBoxes({rulebook::Box::Base});
    QVERIFY(m_plan->plan().modules == rules::Modules{Module::Base});
}

void BoxesInGameTest::play(rules::Pawn who)
{
    for (int row = 0; row < m_plan->rowCount(); ++row) {
        if (m_plan->at(row).id == rules::index(who)) {
            m_plan->setData(m_plan->index(row), Qt::Checked, Qt::CheckStateRole);
        }
    }
}

/// 4.10.1: whoever is to play him finds the prison car at the end of the train, and nobody can take
/// it away from there.
void BoxesInGameTest::theMarshalBringsThePrisonCar()
{
    m_plan->boxes().setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    m_plan->modules().setModules({rules::Module::Base, rules::Module::MarshalPrisoners});
    play(rules::Pawn::Marshal);
    QVERIFY(!m_plan->plan().cars.empty());
    QCOMPARE(m_plan->plan().cars.back(), rules::Car::Prison);
    m_plan->cars().move(0, 20);
    m_plan->cars().shuffle();
    QCOMPARE(m_plan->plan().cars.back(), rules::Car::Prison);
}

/// 4.5.1: the page says who will, and the game agrees.
void BoxesInGameTest::theMarshalBegins()
{
    m_rulings->setEdition(rules::Edition::Combined21);
    m_plan->boxes().setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    m_plan->modules().setModules({rules::Module::Base, rules::Module::MarshalPrisoners});
    play(rules::Pawn::Marshal);
    QCOMPARE(m_plan->objections().join(u' '), QString());
    QCOMPARE(m_plan->first(), rules::Pawn::Marshal);
    m_plan->drawFirst();
    QCOMPARE(m_plan->first(), rules::Pawn::Marshal);
    m_plan->setFirstAsked();
    QCOMPARE(m_plan->first(), rules::Pawn::Marshal);
    QVERIFY(!m_plan->mayDrawFirst());
    QVERIFY(!m_plan->at(0).mayBegin);
}

/// 4.5.1: of those on horseback one in the last car, whom only the game knows; but the Marshal is.
void BoxesInGameTest::whoBeginsBeforeRidersBoard()
{
    m_rulings->setEdition(rules::Edition::Official2016);
    m_plan->boxes().setBoxes(
        {rulebook::Box::Base, rulebook::Box::HorsesStagecoach, rulebook::Box::MarshalPrisoners});
    rules::Modules modules{rules::Module::Base, rules::Module::Horses, rules::Module::Stagecoach,
                           rules::Module::Whiskey};
    m_plan->modules().setModules(modules);
    QCOMPARE(m_plan->first(), rules::Pawn::None);
    QVERIFY(!m_plan->mayDrawFirst());
    modules.insert(rules::Module::MarshalPrisoners);
    m_plan->modules().setModules(modules);
    play(rules::Pawn::Marshal);
    QCOMPARE(m_plan->objections().join(u' '), QString());
    QCOMPARE(m_plan->first(), rules::Pawn::Marshal);
}

/// 5.1.1: most of the box's cards have turns in no text; they are asked for in the game.
void BoxesInGameTest::cardsThatNobodyHasReadHinderNothing()
{
    m_plan->boxes().setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    m_plan->modules().setModules({rules::Module::Base, rules::Module::MarshalPrisoners});
    play(rules::Pawn::Marshal);
    QCOMPARE(m_plan->objections(), QStringList());
    QCOMPARE(m_plan->ownRounds().unread(), 8);
    items::ChecklistModel list(*m_plan);
    const auto says = [&](const QString& line) {
        const QString printed =
            printModel(list, bare({Qt::DisplayRole, items::ChecklistModel::DetailRole}));
        return printed.contains(line);
    };
    QVERIFY(says(u"1 of the 6 station card(s), unseen"_s));
    QVERIFY(says(u"4 of the 12 card(s) with the mark 2–4, unseen"_s));
    QVERIFY(says(u"Turns of 8 round card(s) that nobody has told yet detail=The referee asks"_s));
    // How long they are nobody knows: as long as the others.
    const int minutes = m_plan->minutes();
    enterTurnsOf({rules::Event::Safekeeping, rules::Event::None});
    QVERIFY(m_plan->minutes() <= minutes);
    QCOMPARE(m_plan->ownRounds().unread(), 6);
    // Which of the box's cards it is, its name tells; the rest stays unread.
    QCOMPARE(m_plan->ownRounds().at(0).event, u"Safekeeping (2–4)"_s);
    QCOMPARE(m_plan->ownRounds().at(1).event, u"No event, Marshal & Prisoners (2–4)"_s);
    QVERIFY(m_plan->plan().roundCards.empty());
    const auto deck = rules::roundCardsFor(m_plan->plan());
    QCOMPARE(std::count_if(deck.begin(), deck.end(), [](const auto& c) { return c.turns.empty(); }),
             6);
    m_plan->setKeepsRounds(true);
    QVERIFY(says(
        u"Turns of 6 round card(s) that nobody has told yet detail=Keep these cards at hand"_s));
}

/// The turns of some boxes' round cards stand in no text: the group has read them.
void BoxesInGameTest::enterTurnsOf(std::initializer_list<rules::Event> events)
{
    const QStringList names = items::OwnRoundsModel::eventNames();
    for (const rules::Event event : events) {
        m_plan->ownRounds().add({0, 0}, static_cast<int>(names.indexOf(items::words::event(event))),
                                0);
    }
}

/// 4.1.1, 4.5.3: red and blue, and what their box brings.
void BoxesInGameTest::teamsSitByTurns()
{
    using rules::Event;
    m_rulings->setEdition(rules::Edition::Combined21);
    m_plan->boxes().setBoxes({rulebook::Box::Base, rulebook::Box::Couriers});
    m_plan->modules().setModules({rules::Module::Base, rules::Module::Teams});
    m_plan->setPlayers(4);
    enterTurnsOf({Event::HeavyFire, Event::Help, Event::CoordinatedActionPlan, Event::Heal,
                  Event::DelayedAssault, Event::Understaffing});
    QCOMPARE(m_plan->ownRounds().told().size(), 6U);
    QCOMPARE(m_plan->objections().join(u' '), QString());
    QCOMPARE(m_plan->at(0).seatName, u"Seat 1 · red"_s);
    QCOMPARE(m_plan->at(1).seatName, u"Seat 2 · blue"_s);
    QCOMPARE(m_plan->at(2).seatName, u"Seat 3 · red"_s);
    for (const rules::RoundCard& card : rules::roundCardsFor(m_plan->plan())) {
        QVERIFY(card.set != rules::RoundSet::Station);
    }
    items::ChecklistModel list(*m_plan);
    const QString printed =
        printModel(list, bare({Qt::DisplayRole, items::ChecklistModel::DetailRole}));
    for (const QString& line :
         {u"Locomotive detail=1 strongbox(es)\n"_s, u"face down, team badge (red)\n"_s,
          u"Three secret documents, mixed"_s, u"The Wild Bunch token"_s,
          u"1 of the 3 Cavalry Charge card(s), unseen"_s}) {
        QVERIFY2(printed.contains(line), qPrintable(line + u'\n' + printed));
    }
    // 4.3.2: Il Professore would join the smaller team.
    m_plan->setPlayers(5);
    QCOMPARE(m_plan->objections().size(), 1);
    QVERIFY2(m_plan->objections().front().contains(u"4.7.8"_s),
             qPrintable(m_plan->objections().front()));
}

/// 16: whoever has the boxes has the bots; those that are refereed can be chosen.
void BoxesInGameTest::botsComeFromTheirBoxes()
{
    m_rulings->setEdition(rules::Edition::Combined21);
    m_plan->setPlayers(4);
    QCOMPARE(m_plan->at(0).whyNoBot, u"A bot only with the box “Bandits (single boxes)”"_s);
    m_plan->setBot(0, true);
    QVERIFY(!m_plan->at(0).isBot);
    m_plan->boxes().setBoxes({rulebook::Box::Bandits, rulebook::Box::Anniversary});
    m_plan->setBot(0, true);
    QVERIFY(m_plan->at(0).isBot && m_plan->plan().seats[0].isBot);
    QCOMPARE(m_plan->objections(), QStringList());
    m_plan->setFirst(1);
    QCOMPARE(m_plan->index(0).data(Qt::AccessibleTextRole).toString(), u"Belle, seat 4, a bot"_s);
    QVERIFY(m_plan->summary().startsWith(u"3 player(s) · 1 bot(s) · "_s));
    // 4.5.1: nobody begins for a bot.
    m_plan->setFirst(0);
    QVERIFY(!m_plan->at(0).isFirst);
    // So many people sit down beside it.
    m_plan->setPeople(5);
    QCOMPARE(m_plan->players(), 6);
    QCOMPARE(m_plan->people(), 5);
    m_plan->setBot(1, true);
    QVERIFY(!m_plan->at(1).isBot);
    QCOMPARE(m_plan->at(1).whyNoBot, u"The bot is not refereed yet (16.8)"_s);
    // Mary is never anybody's.
    const items::BanditRow& mary = m_plan->at(6);
    QCOMPARE(mary.name, u"Mary Pumpkins"_s);
    QVERIFY(mary.mayTakePart() && !mary.mayBePerson);
    m_plan->setData(m_plan->index(6), Qt::Checked, Qt::CheckStateRole);
    QVERIFY(m_plan->at(6).plays && m_plan->at(6).isBot);
    QCOMPARE(m_plan->people(), 5);
    m_plan->setBot(6, false);
    QVERIFY(m_plan->at(6).isBot);
    NewGameModel next(*m_rulings);
    next.setFromStrings(m_plan->toStrings());
    QCOMPARE(next.toStrings(), m_plan->toStrings());
    QVERIFY(next.at(0).isBot);
    // Without its cards it is somebody's again.
    m_plan->boxes().setBoxes({rulebook::Box::Base});
    QVERIFY(m_plan->at(0).plays && !m_plan->at(0).isBot);
    m_plan->boxes().setBoxes({rulebook::Box::Bandits});
    m_plan->setBot(0, true);
    // Where everybody has two bandits, nobody is a bot.
    m_rulings->setEdition(rules::Edition::Official2016TwoBandits);
    QVERIFY(!m_plan->at(0).isBot);
}

/// 4.3.1: up to three of them, by the rules that know bots; and they are gone when people come.
void BoxesInGameTest::onePersonFindsBotsToPlayAgainst()
{
    m_rulings->setEdition(rules::Edition::Official2016);
    m_plan->setPeople(1);
    QCOMPARE(m_plan->objections(),
             QStringList(u"At least 3 bandit(s) or Marshal, bots among them (4.3.1)"_s));
    m_rulings->setEdition(rules::Edition::Official2016);
    m_plan->boxes().setBoxes({rulebook::Box::Bandits, rulebook::Box::Anniversary});
    m_plan->setPeople(1);
    QCOMPARE(m_rulings->edition(), rules::Edition::Combined21);
    QCOMPARE(m_plan->people(), 1);
    QCOMPARE(m_plan->players(), 3);
    QCOMPARE(m_plan->objections(), QStringList());
    m_plan->setPeople(2);
    QCOMPARE(m_plan->people(), 2);
    QCOMPARE(m_plan->players(), 3);
    QCOMPARE(m_plan->objections(), QStringList());
    m_plan->setPeople(4);
    QCOMPARE(m_plan->players(), 4);
    QCOMPARE(m_plan->people(), 4);
}

/// 4.1.5, and only who is alone.
void BoxesInGameTest::whoPlaysAloneIsAdvised()
{
    using rulebook::Box;
    m_rulings->setEdition(rules::Edition::Combined21);
    m_plan->boxes().setBoxes({Box::Base, Box::Bandits, Box::Anniversary, Box::HorsesStagecoach});
    m_plan->modules().setModules({rules::Module::Base});
    m_plan->setPeople(4);
    QCOMPARE(items::soloAdvice(m_plan->plan()), QString());
    m_plan->setPeople(1);
    QCOMPARE(items::soloAdvice(m_plan->plan()), QString());
    m_plan->modules().setModules({rules::Module::Base, rules::Module::Stagecoach});
    QVERIFY(items::soloAdvice(m_plan->plan()).startsWith(u"Alone, the stagecoach"_s));
    rules::Plan plan;
    plan.seats.push_back({.characters = {rules::Pawn::Tuco}});
    QVERIFY(items::soloAdvice(plan).startsWith(u"Alone, take a bandit"_s));
    plan.seats.front().characters = {rules::Pawn::Marshal};
    QVERIFY(items::soloAdvice(plan).startsWith(u"Alone as the Marshal"_s));
}

/// 4.5.2: Cheyenne and Django are people; whoever begins, a bot sits behind each of them.
void BoxesInGameTest::botsSitAsTheRulesSeatThem()
{
    m_rulings->setEdition(rules::Edition::Combined21);
    m_plan->boxes().setBoxes({rulebook::Box::Bandits, rulebook::Box::Anniversary});
    m_plan->setPeople(1);
    const auto rowOf = [this](const QString& name) {
        const auto& rows = m_plan->rows();
        return static_cast<int>(std::find_if(rows.begin(), rows.end(),
                                             [&](const auto& row) { return row.name == name; }) -
                                rows.begin());
    };
    m_plan->setData(m_plan->index(rowOf(u"Django"_s)), Qt::Checked, Qt::CheckStateRole);
    m_plan->setFirst(rowOf(u"Django"_s));
    QCOMPARE(m_plan->people(), 2);
    QCOMPARE(m_plan->at(rowOf(u"Cheyenne"_s)).seat, 1);
    QCOMPARE(m_plan->at(rowOf(u"Django"_s)).seat, 3);
    const auto& rows = m_plan->rows();
    const auto otherBot = std::find_if(rows.rbegin(), rows.rend(),
                                       [](const auto& row) { return row.plays && row.isBot; });
    QCOMPARE(otherBot->seat, 4);
    QCOMPARE(m_plan->at(rowOf(u"Belle"_s)).seat, 2);
}

void BoxesInGameTest::whatSpeaksAgainstBotsIsSaidInFull()
{
    m_plan->boxes().setBoxes({rulebook::Box::Bandits});
    m_plan->setBot(0, true);
    QCOMPARE(m_rulings->edition(), rules::Edition::Combined21);
    QCOMPARE(m_plan->objections(), QStringList());
    m_rulings->setEdition(rules::Edition::Official2016);
    QCOMPARE(m_plan->objections(),
             QStringList(u"Bots are refereed by the combined rules only (4.1.5)"_s));
}

void BoxesInGameTest::theChecklistKnowsTheMarshalAndBots()
{
    using rulebook::Box;
    m_rulings->setEdition(rules::Edition::Combined21);
    m_plan->boxes().setBoxes({Box::Base, Box::MarshalPrisoners, Box::Bandits});
    m_plan->modules().setModules({rules::Module::MarshalPrisoners});
    m_plan->setBot(0, true);
    play(rules::Pawn::Marshal);
    enterTurnsOf({rules::Event::Safekeeping, rules::Event::Rumours, rules::Event::ReflexAction,
                  rules::Event::GuiltyConscience, rules::Event::DeadlyFall,
                  rules::Event::CrimeDoesntPay});
    QCOMPARE(m_plan->objections().join(u' '), QString());
    items::ChecklistModel list(*m_plan);
    const QString printed =
        printModel(list, bare({Qt::DisplayRole, items::ChecklistModel::DetailRole}));
    for (
        const QString& line :
        {u"Locomotive detail=Both mailbags, 1 jewel(s); the Marshal inside\n"_s,
         u"Belle detail=character sheet, 6 bullet(s), a jewel ($500), wanted poster\n"_s,
         u"Cheyenne detail=character sheet, 6 bullet(s), a purse of $250, face down, wanted poster\n"_s,
         u"Marshal detail=character sheet, two piles of 6 bullet(s), three Brawler cards, gold on top\n"_s,
         u"3 prisoner(s), drawn detail=Face up beside the prison car; the others stay in the box\n"_s,
         u"Two arrest warrants, drawn detail=Of those for Belle, Cheyenne, Django, Doc; nobody looks\n"_s,
         u"Three special goals, drawn detail=Of all seven; nobody looks\n"_s,
         u"These five, shuffled detail=Face down on the Marshal’s sheet: goals to come\n"_s}) {
        QVERIFY2(printed.contains(line), qPrintable(line + u'\n' + printed));
    }
    // 4.10.4: the bot adds a jewel to each car, but for the prison car.
    QVERIFY(printed.contains(u"Prison detail=\n"_s));
    QVERIFY(!printed.contains(u"Restaurant detail=3 purse(s)\n"_s));
}

/// 4.10.4: a jewel in each of the last three cars, and the Special Strongbox for the other one.
void BoxesInGameTest::theChecklistHasWhatMaryAndGhostBring()
{
    using rulebook::Box;
    m_rulings->setEdition(rules::Edition::Combined21);
    m_plan->boxes().setBoxes({Box::Base, Box::Bandits, Box::Anniversary});
    m_plan->setPlayers(6);
    const auto train = [this] {
        items::ChecklistModel list(*m_plan);
        return printModel(list, bare({Qt::DisplayRole, items::ChecklistModel::DetailRole}))
            .section(u'\n', 1, 7)
            .split(u'\n');
    };
    const QStringList without = train();
    const auto set = [this](rules::Pawn who, Qt::CheckState state, bool isBot) {
        for (int row = 0; row < m_plan->rowCount(); ++row) {
            if (m_plan->at(row).id != rules::index(who)) continue;
            m_plan->setData(m_plan->index(row), state, Qt::CheckStateRole);
            if (isBot) m_plan->setBot(row, true);
        }
    };
    set(rules::Pawn::Tuco, Qt::Unchecked, false);
    set(rules::Pawn::Mary, Qt::Checked, true);
    set(rules::Pawn::Ghost, Qt::Checked, true);
    const QStringList with = train();
    QCOMPARE(with.front(),
             u"Locomotive detail=the special strongbox ($1500); the Marshal inside"_s);
    for (qsizetype car = 1; car < with.size(); ++car) {
        const bool isMarys = car >= with.size() - 3;
        QVERIFY2((with[car] != without[car]) == isMarys, qPrintable(with[car]));
        QVERIFY2(!isMarys || with[car].contains(u"jewel"_s), qPrintable(with[car]));
    }
    m_plan->cars().setAsked(true);
    QCOMPARE(train().at(1), u"6 car(s), drawn at random detail=Loot as printed on their floors; "
                            "a jewel ($500) more in each of the last three"_s);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::BoxesInGameTest)
#include "boxes_in_game_test.moc"
