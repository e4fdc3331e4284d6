// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/game_on_the_table.h"
#include "tests/support/watched_test.h"
#include "views/items/game/game_models.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {

using items::HandDeed;
using items::HandDeeds;
using items::HandPiece;

namespace {

void print(const HandDeeds& deeds, int depth, int deepest, QString& text)
{
    for (const HandDeed& deed : deeds) {
        text += QString(depth * 2, u' ') + deed.text + (deed.isOn ? u" *"_s : QString()) + u'\n';
        if (depth < deepest) print(deed.children, depth + 1, deepest, text);
    }
}

QString printed(const HandDeeds& deeds, int deepest = 0)
{
    QString text;
    print(deeds, 0, deepest, text);
    return text;
}

const HandDeed& called(const HandDeeds& deeds, const QString& text)
{
    const auto found = std::find_if(deeds.begin(), deeds.end(),
                                    [&](const auto& deed) { return deed.text == text; });
    Q_ASSERT(found != deeds.end());
    return *found;
}

} // namespace

/// What can be done by hand with the pieces of a game, and what comes of it.
class ByHandTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aPawnCanBeDoneThisWith();
    void placesOfferEverybodyElse();
    void aPawnIsPutSomewhereElse();
    void puttingItWhereItIsIsNothing();
    void hiddenPursesAreMovedToo();
    void bulletsGoRound();
    void everyDeedIsPossible();

private:
    void show() { m_models->show(*m_game, items::Eyes::Table); }
    HandPiece pawn(rules::Pawn who) const { return {HandPiece::Kind::Pawn, rules::index(who)}; }
    const rules::Table& table() const { return m_game->now().table(); }

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<items::GameModels> m_models;
};

void ByHandTest::init()
{
    watch();
    m_game = newGame(true);
    m_models = std::make_unique<items::GameModels>();
    playTo(*m_game, rules::Ask::PlayCard);
    connect(&m_models->byHand, &items::ByHand::wanted, this, [this](const auto& adjustments) {
        QVERIFY(m_game->adjust(adjustments).isAccepted());
        show();
    });
    show();
}

void ByHandTest::cleanup()
{
    complain();
    m_models.reset();
    m_game.reset();
}

void ByHandTest::aPawnCanBeDoneThisWith()
{
    QCOMPARE(printed(m_models->byHand.deedsOf(pawn(rules::Pawn::Belle))),
             u"Move to\nTake up\nLay down\nOne more on the sheet\nOne fewer on the sheet\n"
             "Bullets left\nGive a bullet to\nReceives a neutral bullet\nFirst player *\n"_s);
    QCOMPARE(printed(m_models->byHand.deedsOf(pawn(rules::Pawn::Marshal))), u"Move to\n"_s);
    const HandDeeds deeds = m_models->byHand.deedsOf(pawn(rules::Pawn::Belle));
    QVERIFY(printed(called(deeds, u"Move to"_s).children).contains(u"Saloon *\n"_s));
    QVERIFY(printed(called(deeds, u"Bullets left"_s).children).contains(u"6 *\n"_s));
}

void ByHandTest::placesOfferEverybodyElse()
{
    const HandPiece roof{HandPiece::Kind::Place, rules::index(rules::roofOf(rules::Car::Saloon))};
    QCOMPARE(printed(m_models->byHand.deedsOf(roof), 1),
             u"Move here\n  Belle\n  Cheyenne\n  Django\n  Doc\n  Marshal\n"
             "Add loot\n  Purse\n  Jewel\n  Strongbox\n"_s);
}

void ByHandTest::aPawnIsPutSomewhereElse()
{
    const rules::Location roof = rules::roofOf(rules::Car::Saloon);
    QCOMPARE(m_models->byHand.putting(pawn(rules::Pawn::Belle), rules::index(roof)),
             u"By hand: Belle → Saloon, roof"_s);
    m_models->byHand.put(pawn(rules::Pawn::Belle), rules::index(roof));
    QVERIFY(table().where(rules::Pawn::Belle) == roof);
    QVERIFY(m_game->undoStep().isAccepted());
    QVERIFY(table().where(rules::Pawn::Belle) != roof);
}

void ByHandTest::puttingItWhereItIsIsNothing()
{
    const rules::Location here = table().where(rules::Pawn::Belle);
    const game::Number before = m_game->record().size();
    QVERIFY(m_models->byHand.putting(pawn(rules::Pawn::Belle), rules::index(here)).isEmpty());
    m_models->byHand.put(pawn(rules::Pawn::Belle), rules::index(here));
    QCOMPARE(m_game->record().size(), before);
}

/// Their values are kept by the program, and the table does not see them.
void ByHandTest::hiddenPursesAreMovedToo()
{
    const HandDeeds deeds = m_models->byHand.deedsOf(pawn(rules::Pawn::Belle));
    const int before = table().loot.count(rules::Pawn::Belle, rules::LootKind::Purse);
    called(called(deeds, u"Lay down"_s).children, u"Purse"_s).act();
    QCOMPARE(table().loot.count(rules::Pawn::Belle, rules::LootKind::Purse), before - 1);
    m_models->byHand.changeLoot(rules::index(rules::Pawn::Belle),
                                static_cast<int>(rules::LootKind::Jewel), 1);
    QCOMPARE(table().loot.count(rules::Pawn::Belle, rules::LootKind::Jewel), 1);
    m_models->byHand.changeLoot(rules::index(rules::Pawn::Belle),
                                static_cast<int>(rules::LootKind::Jewel), -1);
    QCOMPARE(table().loot.count(rules::Pawn::Belle, rules::LootKind::Jewel), 0);
}

void ByHandTest::bulletsGoRound()
{
    const HandDeeds deeds = m_models->byHand.deedsOf(pawn(rules::Pawn::Belle));
    called(called(deeds, u"Give a bullet to"_s).children, u"Doc"_s).act();
    QCOMPARE(int(table().sheet(rules::Pawn::Belle).bulletsLeft), 5);
    const HandDeeds docs = m_models->byHand.deedsOf(pawn(rules::Pawn::Doc));
    called(called(docs, u"Take a received bullet back"_s).children, u"Belle"_s).act();
    QCOMPARE(int(table().sheet(rules::Pawn::Belle).bulletsLeft), 6);
    m_models->byHand.changeBullets(rules::index(rules::Pawn::Belle), -2);
    QCOMPARE(int(table().sheet(rules::Pawn::Belle).bulletsLeft), 4);
}

/// Whatever a menu offers, the game takes.
void ByHandTest::everyDeedIsPossible()
{
    std::vector<HandDeed> left = m_models->byHand.all();
    int done = 0;
    while (!left.empty()) {
        const HandDeed deed = left.back();
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

QTEST_MAIN(caboose::test::ByHandTest)
#include "by_hand_test.moc"
