// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/game_on_the_table.h"
#include "tests/support/watched_test.h"
#include "views/items/game_models.h"
#include "views/items/wording/wording.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::Adjustable;
using items::AdjustmentChoice;
using items::AdjustmentChoices;

namespace {

void print(const AdjustmentChoices& deeds, int depth, int deepest, QString& text)
{
    for (const AdjustmentChoice& deed : deeds) {
        text += QString(2LL * depth, u' ') + deed.text + (deed.isOn ? u" *"_s : QString()) + u'\n';
        if (depth < deepest) print(deed.children, depth + 1, deepest, text);
    }
}

QString printed(const AdjustmentChoices& deeds, int deepest = 0)
{
    QString text;
    print(deeds, 0, deepest, text);
    return text;
}

const AdjustmentChoice& called(const AdjustmentChoices& deeds, QStringView text)
{
    const auto found = std::find_if(deeds.begin(), deeds.end(),
                                    [&](const auto& deed) { return deed.text == text; });
    Q_ASSERT(found != deeds.end());
    return *found;
}

} // namespace

/// What can be done by hand with the pieces of a game, and what comes of it.
class AdjustingTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aPawnCanBeDoneThisWith();
    void aBotHasItsOwnCylinder();
    void placesOfferEverybodyElse();
    void aPawnIsPutSomewhereElse();
    void puttingItWhereItIsIsNothing();
    void hiddenPursesAreMovedToo();
    void fullFlasksAreMovedAsTheyLook();
    void bulletsGoRound();
    void piecesGoOntoSheets();
    void cardsChangePiles();
    void hiddenCardsAreTheReferees();
    void cardsThatWereLeftOutArePutIn();
    void theTableHasDeedsToo();
    void whatOnlySomeGamesHaveIsThereInThem();
    void theMarshalsGoalsAreLaidAndNotTold();
    void everyDeedIsPossible_data();
    void everyDeedIsPossible();

private:
    void show() { m_models->show(*m_game, m_viewpoint); }
    void take(const QString& path, const AdjustmentChoices& deeds);
    Adjustable pawn(rules::Pawn who) const { return {Adjustable::Kind::Pawn, rules::index(who)}; }
    const rules::Table& table() const { return m_game->now().table(); }

    items::Viewpoint m_viewpoint = items::Viewpoint::Table;
    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<items::GameModels> m_models;
};

void AdjustingTest::init()
{
    watch();
    m_viewpoint = items::Viewpoint::Table;
    m_game = newGame(true);
    m_models = std::make_unique<items::GameModels>();
    playTo(*m_game, rules::QuestionKind::PlayCard);
    connect(&m_models->adjusting, &items::Adjusting::wanted, this, [this](const auto& adjustments) {
        QVERIFY(m_game->adjust(adjustments).isAccepted());
        show();
    });
    show();
}

void AdjustingTest::cleanup()
{
    complain();
    m_models.reset();
    m_game.reset();
}

void AdjustingTest::aPawnCanBeDoneThisWith()
{
    QCOMPARE(printed(m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle))),
             u"Move to\nTake up\nLay down\nHand over to\nOne more on the sheet\n"
             "One fewer on the sheet\nBullets left\nGive a bullet to\nReceives a neutral bullet\n"
             "Cards\nMoney without a token\nFirst player *\n"_s);
    QCOMPARE(printed(m_models->adjusting.choicesFor(pawn(rules::Pawn::Marshal))), u"Move to\n"_s);
    const AdjustmentChoices deeds = m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle));
    QVERIFY(printed(called(deeds, u"Move to"_s).children).contains(u"Saloon *\n"_s));
    QVERIFY(printed(called(deeds, u"Bullets left"_s).children).contains(u"6 *\n"_s));
}

/// 2.6.5: Bot Tuco has two Colts.
void AdjustingTest::aBotHasItsOwnCylinder()
{
    rules::Table withBot = table();
    rules::Seat seat;
    seat.characters = {rules::Pawn::Tuco};
    seat.isBot = true;
    withBot.seats.push_back(seat);
    withBot.sheet(rules::Pawn::Tuco).role = rules::Role::Bot;
    withBot.sheet(rules::Pawn::Tuco).bulletsLeft = 12;
    items::Adjusting adjusting;
    adjusting.show(withBot, items::Viewpoint::Table);
    const AdjustmentChoices deeds = adjusting.choicesFor(pawn(rules::Pawn::Tuco));
    QVERIFY(printed(called(deeds, u"Bullets left"_s).children).endsWith(u"11\n12 *\n"_s));
}

void AdjustingTest::placesOfferEverybodyElse()
{
    const Adjustable roof{Adjustable::Kind::Place, rules::index(rules::roofOf(rules::Car::Saloon))};
    QCOMPARE(printed(m_models->adjusting.choicesFor(roof), 1),
             u"Move here\n  Belle\n  Cheyenne\n  Django\n  Doc\n  Marshal\n"
             "Add loot\n  Purse\n  Jewel\n  Strongbox\n"_s);
}

void AdjustingTest::aPawnIsPutSomewhereElse()
{
    const rules::Location roof = rules::roofOf(rules::Car::Saloon);
    QCOMPARE(m_models->adjusting.putting(pawn(rules::Pawn::Belle), rules::index(roof)),
             u"By hand: Belle → Saloon, roof"_s);
    m_models->adjusting.put(pawn(rules::Pawn::Belle), rules::index(roof));
    QVERIFY(table().where(rules::Pawn::Belle) == roof);
    QVERIFY(m_game->undoStep().isAccepted());
    QVERIFY(table().where(rules::Pawn::Belle) != roof);
}

void AdjustingTest::puttingItWhereItIsIsNothing()
{
    const rules::Location here = table().where(rules::Pawn::Belle);
    const game::Number before = m_game->record().size();
    QVERIFY(m_models->adjusting.putting(pawn(rules::Pawn::Belle), rules::index(here)).isEmpty());
    m_models->adjusting.put(pawn(rules::Pawn::Belle), rules::index(here));
    QCOMPARE(m_game->record().size(), before);
}

/// Their values are kept by the program, and the table does not see them.
void AdjustingTest::hiddenPursesAreMovedToo()
{
    const AdjustmentChoices deeds = m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle));
    const int before = table().loot.count(rules::Pawn::Belle, rules::LootKind::Purse);
    called(called(deeds, u"Lay down"_s).children, u"Purse"_s).act();
    QCOMPARE(table().loot.count(rules::Pawn::Belle, rules::LootKind::Purse), before - 1);
    m_models->adjusting.changeLoot(rules::index(rules::Pawn::Belle),
                                   static_cast<int>(rules::LootKind::Jewel), 1);
    QCOMPARE(table().loot.count(rules::Pawn::Belle, rules::LootKind::Jewel), 1);
    m_models->adjusting.changeLoot(rules::index(rules::Pawn::Belle),
                                   static_cast<int>(rules::LootKind::Jewel), -1);
    QCOMPARE(table().loot.count(rules::Pawn::Belle, rules::LootKind::Jewel), 0);
}

/// 5.2.3: what is in one, only whoever has it sees; which of them it was is not said either.
void AdjustingTest::fullFlasksAreMovedAsTheyLook()
{
    const auto belle = static_cast<int>(rules::Pawn::Belle);
    const auto flask = static_cast<int>(rules::LootKind::UnseenFlask);
    QVERIFY(m_game
                ->adjust({{.what = game::AdjustmentKind::LootAdded,
                           .to = rules::Pawn::Belle,
                           .loot = {rules::LootKind::OldWhiskey, rules::unknownValue},
                           .number = 1}})
                .isAccepted());
    show();
    const QString deeds = printed(m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle)), 2);
    QVERIFY2(!deeds.contains(items::words::loot(rules::LootKind::OldWhiskey)), qPrintable(deeds));
    QVERIFY2(deeds.contains(items::words::loot(rules::LootKind::UnseenFlask)), qPrintable(deeds));
    m_models->adjusting.putOnSheet(items::lootOnSheet(belle, flask),
                                   static_cast<int>(rules::Pawn::Doc));
    QCOMPARE(table().loot.count(rules::Pawn::Doc, rules::LootKind::OldWhiskey), 1);
}

void AdjustingTest::bulletsGoRound()
{
    const AdjustmentChoices deeds = m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle));
    called(called(deeds, u"Give a bullet to"_s).children, u"Doc"_s).act();
    QCOMPARE(int(table().sheet(rules::Pawn::Belle).bulletsLeft), 5);
    const AdjustmentChoices docs = m_models->adjusting.choicesFor(pawn(rules::Pawn::Doc));
    called(called(docs, u"Take a received bullet back"_s).children, u"Belle"_s).act();
    QCOMPARE(int(table().sheet(rules::Pawn::Belle).bulletsLeft), 6);
    m_models->adjusting.changeBullets(rules::index(rules::Pawn::Belle), -2);
    QCOMPARE(int(table().sheet(rules::Pawn::Belle).bulletsLeft), 4);
}

/// "Cards/Hand: 6/…": from submenu to submenu.
void AdjustingTest::take(const QString& path, const AdjustmentChoices& deeds)
{
    AdjustmentChoices at = deeds;
    for (const QString& step : path.split(u'/')) {
        const auto found = std::find_if(at.begin(), at.end(), [&](const AdjustmentChoice& deed) {
            return deed.text.startsWith(step);
        });
        QVERIFY2(found != at.end(), qPrintable(step + u" in\n"_s + printed(at)));
        if (found->act) {
            found->act();
            return;
        }
        at = AdjustmentChoices(found->children);
    }
    QFAIL("nothing is done");
}

void AdjustingTest::piecesGoOntoSheets()
{
    const items::Adjusting& adjusting = m_models->adjusting;
    const int belle = rules::index(rules::Pawn::Belle);
    const int doc = rules::index(rules::Pawn::Doc);
    const Adjustable purse = items::lootOnSheet(belle, static_cast<int>(rules::LootKind::Purse));
    QCOMPARE(adjusting.puttingOnSheet(purse, doc), u"By hand: Purse → Doc"_s);
    QCOMPARE(adjusting.puttingOnSheet(purse, belle), QString());
    const int before = table().loot.count(rules::Pawn::Doc, rules::LootKind::Purse);
    adjusting.putOnSheet(purse, doc);
    QCOMPARE(table().loot.count(rules::Pawn::Doc, rules::LootKind::Purse), before + 1);
    QCOMPARE(adjusting.puttingOnSheet({Adjustable::Kind::Bullet, belle}, doc),
             u"By hand: Bullet → Doc"_s);
    QCOMPARE(adjusting.puttingOnSheet({Adjustable::Kind::Bullet, belle}, belle), QString());
    QCOMPARE(adjusting.puttingOnSheet(pawn(rules::Pawn::Belle), doc), QString());
    adjusting.putOnSheet({Adjustable::Kind::Bullet, belle}, doc);
    QCOMPARE(int(table().sheet(rules::Pawn::Belle).bulletsLeft), 5);
}

void AdjustingTest::cardsChangePiles()
{
    m_viewpoint = items::Viewpoint::Referee;
    show();
    const rules::Seat& seat = table().seats[*table().seatOf(rules::Pawn::Belle)];
    const rules::Card card = seat.hand.begin()->card;
    const int held = seat.hand.total();
    const QString name =
        QString::number(seat.hand.begin()->count) + u" × "_s + items::words::card(card.kind);
    const auto deeds = [this] { return m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle)); };
    take(u"Cards/Hand/%1/To here: Discard"_s.arg(name), deeds());
    const rules::Seat& after = table().seats[*table().seatOf(rules::Pawn::Belle)];
    QCOMPARE(after.hand.total(), held - 1);
    QVERIFY(after.discard.has(card));
    take(u"Cards/Discard pile/1 × %1/Take away"_s.arg(items::words::card(card.kind)), deeds());
    QVERIFY(!table().seats[*table().seatOf(rules::Pawn::Belle)].discard.has(card));
    take(u"Cards/Hand/One more card/Neutral bullet"_s, deeds());
    QVERIFY(table().seats[*table().seatOf(rules::Pawn::Belle)].hand.has(rules::neutralBullet));
}

/// Which cards somebody holds is neither told nor to be found out.
void AdjustingTest::hiddenCardsAreTheReferees()
{
    const AdjustmentChoices deeds = m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle));
    const AdjustmentChoice& cards = called(deeds, u"Cards"_s);
    QCOMPARE(cards.children.size(), std::size_t(1));
    QVERIFY(!cards.children.front().isPossible());
}

void AdjustingTest::cardsThatWereLeftOutArePutIn()
{
    answer(*m_game, 0);
    answer(*m_game, 0);
    show();
    const auto before = table().commonDeck.size();
    take(u"Doc/Punch"_s, m_models->adjusting.choicesFor({Adjustable::Kind::DeckPlace, 1}));
    QCOMPARE(table().commonDeck.size(), before + 1);
    QCOMPARE(table().commonDeck[1].card,
             (rules::Card{rules::Pawn::Doc, rules::CardKind::Punch, 0}));
}

void AdjustingTest::theTableHasDeedsToo()
{
    const auto deeds = [this] {
        return m_models->adjusting.choicesFor({Adjustable::Kind::Table, 0});
    };
    QCOMPARE(printed(deeds()), u"Where the game stands\nRound card\nFirst player\n"
                               "A card was left out\nNeutral bullets in the stock\n"
                               "Neutral bullets out of the game\nRules of this table\n"_s);
    take(u"Neutral bullets in the stock/7"_s, deeds());
    QCOMPARE(int(table().neutralBullets), 7);
    take(u"Where the game stands/Schemin’/Turn 2/Doc"_s, deeds());
    QCOMPARE(int(table().progress.turn), 1);
    QCOMPARE(m_game->now().question()->who(), rules::Pawn::Doc);
    const rules::RoundCard other = table().roundDeck.front();
    take(u"Round card/"_s + items::words::roundCard(other.id), deeds());
    QCOMPARE(table().roundCard().id, other.id);
}

void AdjustingTest::whatOnlySomeGamesHaveIsThereInThem()
{
    const auto all = [this] {
        return printed(m_models->adjusting.choicesFor({Adjustable::Kind::Table, 0})) +
               printed(m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle)));
    };
    QVERIFY(!all().contains(u"Hostage"_s));
    QVERIFY(m_game
                ->adjust({{.what = game::AdjustmentKind::HostageShown,
                           .hostage = rules::Hostage::Poodle,
                           .number = 1}})
                .isAccepted());
    show();
    QVERIFY2(all().contains(u"Hostages on display\n"_s), qPrintable(all()));
    take(u"Hostage/Poodle"_s, m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle)));
    QCOMPARE(table().sheet(rules::Pawn::Belle).hostage, rules::Hostage::Poodle);
    QVERIFY2(table().hostages.empty(), "who has it has it from the display");
    take(u"Hostage/No hostage"_s, m_models->adjusting.choicesFor(pawn(rules::Pawn::Belle)));
    QCOMPARE(table().sheet(rules::Pawn::Belle).hostage, rules::Hostage::None);
}

void AdjustingTest::theMarshalsGoalsAreLaidAndNotTold()
{
    rules::Table withMarshal = table();
    rules::Seat seat;
    seat.characters = {rules::Pawn::Marshal};
    withMarshal.seats.push_back(seat);
    withMarshal.sheet(rules::Pawn::Marshal).role = rules::Role::Player;
    withMarshal.goals.upcoming = {rules::Goal::ArchEnemy, rules::Goal::FullOfLead};
    withMarshal.goals.current = {rules::Goal::DodgeBullets};
    withMarshal.goals.revealed = 0;
    items::Adjusting adjusting;
    std::vector<game::Adjustment> wanted;
    connect(&adjusting, &items::Adjusting::wanted, this,
            [&](const auto& adjustments) { wanted = adjustments; });
    const auto goals = [&](items::Viewpoint viewpoint) {
        adjusting.show(withMarshal, viewpoint);
        return called(adjusting.choicesFor({Adjustable::Kind::Table, 0}), u"The Marshal’s goals"_s);
    };
    QCOMPARE(printed(goals(items::Viewpoint::Table).children, 1),
             u"Current goal 1: Not seen\n  Lies face up\nThe next goal becomes current\n"
             "One more goal to come\nOne goal to come fewer\n"_s);
    const AdjustmentChoice all = goals(items::Viewpoint::Referee);
    const AdjustmentChoice& first = called(all.children, u"Current goal 1: Dodge Bullets!"_s);
    called(called(first.children, u"It is"_s).children, u"Golden Bullet Award"_s).act();
    QCOMPARE(wanted.at(0).goals.current.front(), rules::Goal::GoldenBulletAward);
    called(first.children, u"Lies face up"_s).act();
    QCOMPARE(int(wanted.at(0).goals.revealed), 1);
    called(all.children, u"The next goal becomes current"_s).act();
    QCOMPARE(int(wanted.at(0).goals.current.back()), 1);
    QCOMPARE(wanted.at(0).goals.upcoming.size(), std::size_t(1));
}

void AdjustingTest::everyDeedIsPossible_data()
{
    QTest::addColumn<int>("ask");
    QTest::newRow("Schemin'") << static_cast<int>(rules::QuestionKind::PlayCard);
    QTest::newRow("Stealin'") << static_cast<int>(rules::QuestionKind::MoveTo);
}

/// Whatever a menu offers, the game takes.
void AdjustingTest::everyDeedIsPossible()
{
    QFETCH(int, ask);
    playTo(*m_game, static_cast<rules::QuestionKind>(ask));
    m_viewpoint = items::Viewpoint::Referee;
    show();
    std::vector<AdjustmentChoice> left = m_models->adjusting.all();
    int done = 0;
    while (!left.empty()) {
        const AdjustmentChoice deed = left.back();
        left.pop_back();
        left.insert(left.end(), deed.children.begin(), deed.children.end());
        if (!deed.act || deed.isOn) continue;
        deed.act();
        QVERIFY2(m_game->undoStep().isAccepted(), qPrintable(deed.text));
        ++done;
    }
    QVERIFY(done > 100);
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::AdjustingTest)
#include "adjusting_test.moc"
