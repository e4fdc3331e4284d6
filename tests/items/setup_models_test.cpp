// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/game.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "tests/items/game_on_the_table.h"
#include "tests/items/new_game_test.h"
#include "tests/support/print_model.h"
#include "views/items/setup/checklist_model.h"
#include "views/items/setup/set_up_run.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::ChecklistModel;
using items::NewGameModel;

/// The models of what comes before a game, printed.
class SetUpTest : public NewGameTest {
    Q_OBJECT

private Q_SLOTS:
    void fourPlayAtFirst();
    void twoPlayTwoBanditsEach();
    void whoHasTwoBanditsHasOneName();
    void aDeletedNameIsGone();
    void whoWasNamedBeforeHasNoBanditOfAnother();
    void moreOfThemTakeLonger();
    void theChecklistKnowsTheOtherBoxes();
    void theChecklistPlacesThosePawnsThatNobodyIsAskedFor();
    void banditsChangeSeats();
    void whoBeginsIsAlwaysSomebodyWhoPlays();
    void carsAreThoseOfTheTrain();
    void ownRoundCardsAreShuffledIn();
    void theChecklistSaysWhatGoesWhere();
    void tickedThingsStayTicked();
    void anImpossiblePlanHasNoChecklist();
    void theLastSetUpIsRemembered();
    void strangeMemoriesAreLeftOut();
    void theOrderOfTheMarshalsBulletsIsRemembered();
    void roundCardsThatWereReadAreRemembered();
    void decidedThingsAreNotAskedAgain();
    void namesAreKeptInTheGame();

private:
    void seatThree();
};

/// Belle, Cheyenne and Django behind saloon, restaurant and luggage car; Cheyenne begins.
void SetUpTest::seatThree()
{
    m_plan->setFromStrings({u"bandit=belle,plays,Anna"_s, u"bandit=cheyenne,plays,"_s,
                            u"bandit=django,plays,Carl"_s, u"bandit=doc,rests,"_s,
                            u"bandit=ghost,rests,"_s, u"bandit=tuco,rests,"_s});
    m_plan->cars().setOrder({rules::Car::Saloon, rules::Car::Restaurant, rules::Car::Luggage});
    m_plan->setFirst(1);
}

void SetUpTest::fourPlayAtFirst()
{
    m_plan->setFirstAsked();
    QCOMPARE(printModel(*m_plan, bare({Qt::DisplayRole, NewGameModel::SeatRole})),
             u"Belle seat=1\nCheyenne seat=2\nDjango seat=3\nDoc seat=4\nGhost seat=0\n"
             "Tuco seat=0\n"_s);
    QCOMPARE(m_plan->objections(), QStringList());
    QVERIFY(m_plan->summary().startsWith(u"4 player(s) · Official rules 2016 · about "_s));
}

/// Any number of people can begin at once: the edition follows.
void SetUpTest::twoPlayTwoBanditsEach()
{
    for (const rules::Edition edition :
         {rules::Edition::Combined21, rules::Edition::Official2016, rules::Edition::Official2014}) {
        m_rulings->setEdition(edition);
        for (int people = 2; people <= 6; ++people) {
            m_plan->setPeople(people);
            QCOMPARE(m_plan->people(), people);
            QCOMPARE(m_plan->objections(), QStringList());
        }
        QVERIFY(!m_plan->hasTwoBanditsEach());
        m_plan->setPeople(2);
        QVERIFY(m_plan->hasTwoBanditsEach());
        QCOMPARE(m_plan->players(), 4);
        QCOMPARE(m_plan->at(1).seat, 1);
        QCOMPARE(m_plan->at(2).seat, 2);
        // Nobody asked for two bandits each, and three need them no longer.
        m_plan->setPeople(3);
        QCOMPARE(m_plan->players(), 3);
    }
    // What is refused says why.
    m_rulings->setEdition(rules::Edition::Official2016);
    m_plan->setPlayers(2);
    QCOMPARE(m_plan->objections(), QStringList(u"At least 3 player(s)"_s));
}

/// Four have named themselves, and then only two play.
void SetUpTest::whoWasNamedBeforeHasNoBanditOfAnother()
{
    const QStringList four{u"Anna"_s, u"Ben"_s, u"Cleo"_s, u"Dora"_s};
    for (int row = 0; row < 4; ++row)
        QVERIFY(m_plan->setData(m_plan->index(row), four.at(row), Qt::EditRole));
    m_plan->setPeople(2);
    QVERIFY(m_plan->hasTwoBanditsEach());
    QStringList two;
    for (int row = 0; row < 4; ++row) two.append(m_plan->at(row).player);
    QCOMPARE(two, (QStringList{u"Anna"_s, u"Anna"_s, u"Cleo"_s, u"Cleo"_s}));
    QCOMPARE(m_plan->names().at(rules::Pawn::Cheyenne), u"Anna"_s);
    m_plan->setPeople(4);
    QCOMPARE(m_plan->at(1).player, u"Ben"_s);
}

void SetUpTest::whoHasTwoBanditsHasOneName()
{
    m_plan->setPeople(2);
    m_plan->setData(m_plan->index(0), u"Karim"_s, Qt::EditRole);
    m_plan->setData(m_plan->index(3), u"Lou"_s, Qt::EditRole);
    QStringList names;
    for (int row = 0; row < 4; ++row) names.append(m_plan->at(row).player);
    QCOMPARE(names, (QStringList{u"Karim"_s, u"Karim"_s, u"Lou"_s, u"Lou"_s}));
    m_plan->setPeople(4); // with one bandit each
    QCOMPARE(m_plan->at(1).player, QString());
}

/// Whichever of the two bandits it is deleted at, also where each had one before.
void SetUpTest::aDeletedNameIsGone()
{
    m_plan->setData(m_plan->index(0), u"Karim"_s, Qt::EditRole);
    m_plan->setData(m_plan->index(1), u"Lou"_s, Qt::EditRole);
    m_plan->setPeople(2);
    m_plan->setData(m_plan->index(1), QString(), Qt::EditRole);
    QCOMPARE(m_plan->at(0).player, QString());
    QCOMPARE(m_plan->at(1).player, QString());
}

/// The box says 40 minutes.
void SetUpTest::moreOfThemTakeLonger()
{
    QList<int> minutes;
    for (int players = 3; players <= 6; ++players) {
        m_plan->setPlayers(players);
        minutes.append(m_plan->minutes());
    }
    QVERIFY(std::is_sorted(minutes.begin(), minutes.end()));
    QVERIFY(minutes.first() < minutes.last());
    QVERIFY(minutes.first() >= 30 && minutes.last() <= 75);
    QVERIFY(m_plan->summary().contains(u"about %1 minute"_s.arg(minutes.last())));
}

void SetUpTest::theChecklistKnowsTheOtherBoxes()
{
    seatThree();
    m_plan->boxes().setBoxes({rulebook::Box::HorsesStagecoach});
    using rules::Module;
    m_plan->modules().setModules({Module::Stagecoach, Module::Horses, Module::Whiskey});
    ChecklistModel list(*m_plan);
    watchModel(list);
    const QString printed = printModel(list, bare({Qt::DisplayRole, ChecklistModel::DetailRole}));
    for (const QString& line :
         {u"2 hostage(s), drawn detail=Face up; the others stay in the box\n"_s,
          u"3 horse(s) detail=One for each bandit\n"_s,
          u"16 neutral bullet(s) detail=In a pile, face up\n"_s,
          u"Belle, Cheyenne, Django detail=They come on horseback\n"_s,
          u"1 of the 6 station card(s), unseen detail=Face down at the bottom\n"_s,
          u"4 of the 12 card(s) with the mark 2–4, unseen detail=Face down on top of it\n"_s}) {
        QVERIFY2(printed.contains(line), qPrintable(line + u'\n' + printed));
    }
}

/// 4.12: what is drawn before the pawns are placed has no say in where.
void SetUpTest::theChecklistPlacesThosePawnsThatNobodyIsAskedFor()
{
    m_rulings->setEdition(rules::Edition::Official2016);
    m_plan->boxes().setBoxes({rulebook::Box::Base, rulebook::Box::MarshalPrisoners});
    m_plan->modules().setModules({rules::Module::MarshalPrisoners});
    for (int row = 0; row < m_plan->rowCount(); ++row)
        if (m_plan->at(row).id == rules::index(rules::Pawn::Marshal))
            m_plan->setData(m_plan->index(row), Qt::Checked, Qt::CheckStateRole);
    m_plan->cars().setOrder({rules::Car::Luggage, rules::Car::Restaurant, rules::Car::Saloon,
                             rules::Car::SecondClass, rules::Car::Prison});
    ChecklistModel list(*m_plan);
    const QString printed = printModel(list, bare({Qt::DisplayRole, ChecklistModel::DetailRole}));
    QVERIFY2(printed.contains(u"Belle detail=Second class\nCheyenne detail=Saloon\n"_s),
             qPrintable(printed));
}

void SetUpTest::banditsChangeSeats()
{
    QVERIFY(m_plan->moveRows({}, 3, 1, {}, 0));
    QVERIFY(m_plan->setData(m_plan->index(0), u"Anna"_s, Qt::EditRole));
    QVERIFY(m_plan->setData(m_plan->index(1), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(printModel(*m_plan,
                        bare({Qt::DisplayRole, NewGameModel::SeatRole, NewGameModel::PlayerRole}))
                 .section(u'\n', 0, 2),
             u"Doc seat=1 player=Anna\nBelle seat=0 player=\nCheyenne seat=2 player="_s);
}

void SetUpTest::whoBeginsIsAlwaysSomebodyWhoPlays()
{
    for (int players = 3; players <= 6; ++players) {
        m_plan->setPlayers(players);
        const auto& rows = m_plan->rows();
        const auto first = std::count_if(rows.begin(), rows.end(),
                                         [](const auto& row) { return row.isFirst && row.plays; });
        QCOMPARE(first, 1);
    }
    m_plan->setFirst(2);
    QVERIFY(m_plan->at(2).isFirst);
    m_plan->setData(m_plan->index(2), Qt::Unchecked, Qt::CheckStateRole);
    QVERIFY(!m_plan->at(2).isFirst);
    QVERIFY(m_plan->first() != rules::Pawn::None);
}

void SetUpTest::carsAreThoseOfTheTrain()
{
    seatThree();
    QCOMPARE(printModel(m_plan->cars(), bare({Qt::DisplayRole, items::PlanCarsModel::PlaceRole,
                                              items::PlanCarsModel::LootRole}))
                 .section(u'\n', 0, 2),
             u"Saloon place=1 loot=1 jewel(s), 1 purse(s)\nRestaurant place=2 loot=3 purse(s)\n"
             "Luggage place=3 loot=1 jewel(s), 4 purse(s)"_s);
    QCOMPARE(m_plan->plan().cars.size(), 3U);
    m_plan->cars().setAsked(true);
    QVERIFY(m_plan->plan().cars.empty());
}

void SetUpTest::ownRoundCardsAreShuffledIn()
{
    items::OwnRoundsModel& own = m_plan->ownRounds();
    own.add({}, 0, 0);
    QCOMPARE(own.rowCount(), 0);
    own.add({0, 1, 2}, 1, 1);
    own.add({0, 0}, int(items::OwnRoundsModel::eventNames().indexOf(u"Pickpocketing"_s)), 0);
    QCOMPARE(printModel(own, bare({Qt::DisplayRole, items::OwnRoundsModel::EventRole,
                                   items::OwnRoundsModel::StationRole})),
             u"Standard, Tunnel, Speeding-up event=Angry Marshal station=false\n"
             "Standard, Standard event=Pickpocketing station=true\n"_s);
    QCOMPARE(own.index(0).data(Qt::AccessibleTextRole).toString(),
             u"Standard, Tunnel, Speeding-up. 1 hand icon(s). Angry Marshal."_s);
    QCOMPARE(m_plan->plan().roundCards.size(), 12U);
    QCOMPARE(m_plan->objections(), QStringList());
    own.remove(0);
    own.remove(0);
    QVERIFY(m_plan->plan().roundCards.empty());
}

void SetUpTest::theChecklistSaysWhatGoesWhere()
{
    seatThree();
    ChecklistModel list(*m_plan);
    watchModel(list);
    const QString printed = printModel(list, bare({Qt::DisplayRole, ChecklistModel::DetailRole}));
    for (const QString& line :
         {u"Locomotive detail=1 strongbox(es); the Marshal inside\n"_s,
          u"3. Luggage detail=1 jewel(s), 4 purse(s)\n"_s,
          u"Belle (Anna) detail=character sheet, 6 bullet(s), a purse of $250, face down\n"_s,
          u"Cheyenne detail=Luggage\n"_s, u"Django (Carl) detail=Restaurant\n"_s,
          u"Belle (Anna) detail=Luggage\n"_s, u"13 neutral bullet(s) detail=In a pile, face up\n"_s,
          u"Cheyenne begins detail=Takes the round cards\n"_s,
          u"1 of the 3 station card(s), unseen detail=Face down at the bottom\n"_s,
          u"4 of the 7 card(s) with the mark 2–4, unseen detail=Face down on top of it\n"_s}) {
        QVERIFY2(printed.contains(line), qPrintable(line + u'\n' + printed));
    }
}

void SetUpTest::tickedThingsStayTicked()
{
    seatThree();
    ChecklistModel list(*m_plan);
    const int toDo = list.toDo();
    QVERIFY(!list.setData(list.index(0), Qt::Checked, Qt::EditRole));
    QVERIFY(list.setData(list.index(1), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(list.toDo(), toDo - 1);
    m_plan->cars().move(0, 1);
    QCOMPARE(list.toDo(), toDo - 1);
    QVERIFY(list.html().contains(u"☐ <b>Locomotive</b>"_s));
}

void SetUpTest::anImpossiblePlanHasNoChecklist()
{
    m_plan->setPlayers(2);
    QVERIFY(!m_plan->objections().isEmpty());
    QCOMPARE(ChecklistModel(*m_plan).rowCount(), 0);
}

void SetUpTest::theLastSetUpIsRemembered()
{
    seatThree();
    m_plan->setKeepsRounds(true);
    m_plan->setEntersPlayed(false);
    m_plan->cars().setAsked(true);
    m_plan->ownRounds().add({0, 3}, 3, 2);
    NewGameModel next(*m_rulings);
    next.setFromStrings(m_plan->toStrings());
    QCOMPARE(next.toStrings(), m_plan->toStrings());
    QVERIFY(next.keepsRounds() && !next.keepsDecks() && !next.entersPlayed());
    QVERIFY(next.cars().isAsked());
    QCOMPARE(next.names().at(rules::Pawn::Belle), u"Anna"_s);
    QCOMPARE(next.plan().roundCards.size(), m_plan->plan().roundCards.size());
}

void SetUpTest::strangeMemoriesAreLeftOut()
{
    const QStringList before = m_plan->toStrings();
    m_plan->setFromStrings({u"bandit=belle,plays"_s, u"bandit=belle,plays"_s, u"bandit=marshal"_s,
                            u"round=,,"_s, u"round=up-to-four,none,waltz"_s, u"nonsense"_s});
    QCOMPARE(m_plan->toStrings(), before);
}

void SetUpTest::theOrderOfTheMarshalsBulletsIsRemembered()
{
    using rules::MarshalBullet;
    rules::PileOrders told = rules::usualPileOrders;
    told[0][1] = MarshalBullet::GotIm;
    QSignalSpy changed(m_plan.get(), &NewGameModel::planChanged);
    m_plan->rememberPiles(told);
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_plan->toStrings().contains(u"colt=1,?,got-im,?,?,?,golden"_s));
    // Nobody says that the other Colt is the same.
    QVERIFY(m_plan->toStrings().filter(u"colt=2"_s).isEmpty());
    rules::PileOrders more = rules::usualPileOrders;
    more[0][0] = MarshalBullet::Disarmed;
    m_plan->rememberPiles(more);
    NewGameModel next(*m_rulings);
    next.setFromStrings(m_plan->toStrings() << u"colt=1,golden,?,?,?,?,golden"_s
                                            << u"colt=3,?,?,?,?,?,golden"_s << u"colt="_s);
    const rules::PileOrder known{MarshalBullet::Disarmed, MarshalBullet::GotIm,
                                 MarshalBullet::Unknown,  MarshalBullet::Unknown,
                                 MarshalBullet::Unknown,  MarshalBullet::Golden};
    QVERIFY(next.plan().pileOrders[0] == known);
    // What is told now stands against what was told then.
    rules::PileOrders otherwise = rules::usualPileOrders;
    otherwise[0][4] = MarshalBullet::GotIm;
    next.rememberPiles(otherwise);
    QVERIFY(next.plan().pileOrders == otherwise);
}

/// 5.1.1: those of a box that a game has told of.
void SetUpTest::roundCardsThatWereReadAreRemembered()
{
    rules::RoundCard card = rules::findRoundCard("rumours-5-6")->card;
    card.hands = 2;
    card.turns = {rules::Turn::Normal, rules::Turn::Jarring};
    QSignalSpy changed(m_plan.get(), &NewGameModel::planChanged);
    m_plan->rememberRoundCards({card});
    m_plan->rememberRoundCards({card});
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_plan->toStrings().contains(u"told=rumours-5-6,normal,jarring,2"_s));
    m_plan->ownRounds().add({0}, 0, 0);
    NewGameModel next(*m_rulings);
    next.setFromStrings(m_plan->toStrings()
                        << u"told=rumours-5-6,tunnel"_s << u"told=bridge-2-4,tunnel"_s
                        << u"told=waltz,tunnel"_s << u"told=safekeeping-2-4"_s << u"told="_s);
    QVERIFY(next.ownRounds().told() == std::vector{card});
    QCOMPARE(next.ownRounds().own().size(), 1U);
    QVERIFY(next.plan().toldRoundCards.front() == card);
    // Told again, it was read better.
    card.turns.push_back(rules::Turn::Tunnel);
    next.rememberRoundCards({card});
    QVERIFY(next.ownRounds().told() == std::vector{card});
    for (int row = next.ownRounds().rowCount() - 1; row >= 0; --row) next.ownRounds().remove(row);
    QVERIFY(next.ownRounds().told().empty());
    // Two games may call two cards without an event the first one.
    rules::RoundCard first = rules::findRoundCard("marshal-no-event-1-2-4")->card;
    first.turns = {rules::Turn::Normal};
    rules::RoundCard second = rules::findRoundCard("marshal-no-event-2-2-4")->card;
    second.turns = {rules::Turn::Tunnel};
    next.rememberRoundCards({first, second});
    rules::RoundCard calledFirst = second;
    calledFirst.id = first.id;
    next.rememberRoundCards({calledFirst});
    QVERIFY(next.ownRounds().told() == (std::vector{first, second}));
}

void SetUpTest::decidedThingsAreNotAskedAgain()
{
    seatThree();
    game::Started started;
    started.table = std::make_shared<rules::Table>(rules::tableFor(m_plan->plan()));
    game::Game game(std::move(started), [] { return game::Time(); });
    items::runSetUp(game, m_plan->first());
    QVERIFY(game.now().question());
    QCOMPARE(game.now().question()->ask(), rules::QuestionKind::RoundCard);
    QCOMPARE(game.now().table().firstPlayer, rules::SeatIndex(1));
}

void SetUpTest::namesAreKeptInTheGame()
{
    const std::unique_ptr<game::Game> game = newGame(false);
    QVERIFY(items::playerNames(*game).empty());
    game->note(items::noteOf({{rules::Pawn::Belle, u"Anna = Bo\nB"_s}}));
    QCOMPARE(items::playerNames(*game).at(rules::Pawn::Belle), u"Anna = Bo B"_s);
    QCOMPARE(items::shownPositionOf(*game, items::Viewpoint::Table).nameOf(rules::Pawn::Belle),
             u"Belle (Anna = Bo B)"_s);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::SetUpTest)
#include "setup_models_test.moc"
