// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/adjustment_text.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/game/playing.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

using namespace rules;

namespace {

constexpr Location saloon = inside(Car::Saloon);
constexpr Loot jewel{LootKind::Jewel, 500};

/// Four players in the middle of Stealin', the saloon on the train.
Table someTable()
{
    Game game = newGame(4, allKept);
    game.answer(Choice(Car::Saloon));
    Random random(41);
    playTo(game, Step::PerformAction, random);
    return *game.now().state.table;
}

Table adjusted(Table table, const Adjustment& adjustment)
{
    EXPECT_EQ(game::apply(table, adjustment), std::nullopt) << textOf(adjustment);
    return table;
}

std::optional<Impossible> refused(Table table, const Adjustment& adjustment)
{
    const Table before = table;
    const auto why = game::apply(table, adjustment);
    EXPECT_EQ(table, before) << "what is impossible changes nothing";
    return why;
}

} // namespace

TEST(Adjustment, movesAPawn)
{
    const Table t = adjusted(
        someTable(), {.what = AdjustmentKind::Pawn, .who = Pawn::Doc, .to = roofOf(Car::Saloon)});
    EXPECT_EQ(t.where(Pawn::Doc), roofOf(Car::Saloon));
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::Pawn, .who = Pawn::Al, .to = saloon}),
              Impossible::NoSuchPiece);
    EXPECT_EQ(
        refused(t, {.what = AdjustmentKind::Pawn, .who = Pawn::Doc, .to = inside(Car::Armoury)}),
        Impossible::NoSuchPlace);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::Pawn, .who = Pawn::Doc, .to = Pawn::Belle}),
              Impossible::NoSuchPlace);
}

TEST(Adjustment, movesAddsRemovesAndValuesLoot)
{
    Table t = someTable();
    const int before = t.loot.count(Pawn::Doc, LootKind::Jewel);
    t = adjusted(t, {.what = AdjustmentKind::LootAdded, .to = saloon, .loot = jewel, .number = 2});
    t = adjusted(t, {.what = AdjustmentKind::LootMoved,
                     .from = saloon,
                     .to = Pawn::Doc,
                     .loot = jewel,
                     .number = 2});
    EXPECT_EQ(t.loot.count(Pawn::Doc, LootKind::Jewel), before + 2);
    t = adjusted(
        t, {.what = AdjustmentKind::LootValued, .from = Pawn::Doc, .loot = jewel, .number = 700});
    EXPECT_TRUE(t.loot.has(Pawn::Doc, {LootKind::Jewel, 700}));
    t = adjusted(t, {.what = AdjustmentKind::LootRemoved,
                     .from = Pawn::Doc,
                     .loot = {LootKind::Jewel, 700},
                     .number = 1});
    EXPECT_EQ(t.loot.count(Pawn::Doc, LootKind::Jewel), before + 1);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::LootMoved,
                          .from = Pawn::Doc,
                          .to = saloon,
                          .loot = jewel,
                          .number = 9}),
              Impossible::NotThere);
    EXPECT_EQ(
        refused(t,
                {.what = AdjustmentKind::LootAdded, .to = Pawn::Mei, .loot = jewel, .number = 1}),
        Impossible::NoSuchPlace);
    EXPECT_EQ(
        refused(t, {.what = AdjustmentKind::LootAdded, .to = saloon, .loot = jewel, .number = 0}),
        Impossible::OutOfRange);
    EXPECT_EQ(
        refused(
            t,
            {.what = AdjustmentKind::LootValued, .from = saloon, .loot = jewel, .number = 99999}),
        Impossible::OutOfRange);
}

TEST(Adjustment, neverOverfillsTheTable)
{
    Table t = someTable();
    std::optional<Impossible> why;
    for (int i = 0; i < 10 && !why; ++i) {
        why = game::apply(
            t, {.what = AdjustmentKind::LootAdded, .to = saloon, .loot = jewel, .number = 99});
    }
    EXPECT_EQ(why, Impossible::NoRoom);
    why.reset();
    for (int value = 1; value < 300 && !why; ++value) {
        why = game::apply(t, {.what = AdjustmentKind::LootAdded,
                              .to = saloon,
                              .loot = {LootKind::Purse, static_cast<Dollars>(value)},
                              .number = 1});
    }
    EXPECT_EQ(why, Impossible::NoRoom);
    why.reset();
    for (int i = 0; i < 300 && !why; ++i) {
        why = game::apply(t, {.what = AdjustmentKind::DeckCardAdded,
                              .card = {Pawn::Belle, CardKind::Unknown, 0},
                              .faceDown = true,
                              .number = 0});
    }
    EXPECT_EQ(why, Impossible::NoRoom);
    why.reset();
    for (int i = 0; i < 300 && !why; ++i) {
        why = game::apply(t, {.what = AdjustmentKind::CardAdded,
                              .card = {Pawn::Belle, CardKind::Move, 0},
                              .toPile = Pile::Hand});
    }
    EXPECT_EQ(why, Impossible::NoRoom);
}

TEST(Adjustment, givesAndTakesBullets)
{
    const Table start = someTable();
    Table t = adjusted(
        start, {.what = AdjustmentKind::BulletGiven, .who = Pawn::Belle, .whom = Pawn::Cheyenne});
    EXPECT_EQ(t.sheet(Pawn::Belle).bulletsLeft, start.sheet(Pawn::Belle).bulletsLeft - 1);
    t = adjusted(t,
                 {.what = AdjustmentKind::BulletTaken, .who = Pawn::Belle, .whom = Pawn::Cheyenne});
    EXPECT_EQ(t, start);
    t = adjusted(start,
                 {.what = AdjustmentKind::BulletGiven, .who = Pawn::None, .whom = Pawn::Cheyenne});
    EXPECT_EQ(t.neutralBullets, start.neutralBullets - 1);
    EXPECT_EQ(
        refused(start,
                {.what = AdjustmentKind::BulletTaken, .who = Pawn::Doc, .whom = Pawn::Cheyenne}),
        Impossible::NotThere);
    EXPECT_EQ(
        refused(start, {.what = AdjustmentKind::BulletGiven, .who = Pawn::Doc, .whom = Pawn::None}),
        Impossible::NoSuchPiece);
    Table empty = start;
    empty.sheet(Pawn::Doc).bulletsLeft = 0;
    EXPECT_EQ(
        refused(empty,
                {.what = AdjustmentKind::BulletGiven, .who = Pawn::Doc, .whom = Pawn::Cheyenne}),
        Impossible::NotThere);
}

/// 11.3.2
TEST(Adjustment, takesBackABulletThatLiesBeforeABot)
{
    Table start = someTable();
    start.sheet(Pawn::Cheyenne).role = Role::Bot;
    start.seats[*start.seatOf(Pawn::Cheyenne)].isBot = true;
    for (const Pawn giver : {Pawn::Belle, Pawn::None}) {
        const Table hit = adjusted(
            start, {.what = AdjustmentKind::BulletGiven, .who = giver, .whom = Pawn::Cheyenne});
        EXPECT_NE(hit.sheet(Pawn::Cheyenne).inFront, start.sheet(Pawn::Cheyenne).inFront);
        const Table back = adjusted(
            hit, {.what = AdjustmentKind::BulletTaken, .who = giver, .whom = Pawn::Cheyenne});
        EXPECT_EQ(back, start);
    }
}

TEST(Adjustment, namesTurnsAddsAndRemovesCardsOfTheCommonDeck)
{
    const Table start = someTable();
    const auto size = start.commonDeck.size();
    const PlayedCard first = start.commonDeck[0];
    const Card other{first.card.owner,
                     first.card.kind == CardKind::Fire ? CardKind::Move : CardKind::Fire, 0};
    Table t = adjusted(start, {.what = AdjustmentKind::DeckCardNamed, .card = other, .number = 0});
    EXPECT_EQ(t.commonDeck[0].card, other);
    EXPECT_TRUE(t.seats[first.seat].hand.has(first.card)) << "what was not played is still there";
    t = adjusted(t, {.what = AdjustmentKind::DeckCardTurned, .faceDown = true, .number = 0});
    EXPECT_TRUE(t.commonDeck[0].isFaceDown);
    t = adjusted(t, {.what = AdjustmentKind::DeckCardRemoved, .number = 0});
    EXPECT_EQ(t.commonDeck.size(), size - 1);
    t = adjusted(t, {.what = AdjustmentKind::DeckCardAdded,
                     .card = first.card,
                     .seat = first.seat,
                     .number = 0});
    EXPECT_EQ(t.commonDeck[0].card, first.card);
    EXPECT_FALSE(t.seats[first.seat].hand.has(first.card) &&
                 start.seats[first.seat].hand.count(first.card) <
                     t.seats[first.seat].hand.count(first.card));
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::DeckCardNamed,
                          .card = {Pawn::Mei, CardKind::Fire, 0},
                          .number = 0}),
              Impossible::NoSuchCard);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::DeckCardRemoved, .number = 200}),
              Impossible::OutOfRange);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::DeckCardRemoved, .number = -1}),
              Impossible::OutOfRange);
}

TEST(Adjustment, keepsThePlaceInTheCommonDeck)
{
    Table t = someTable();
    t.progress.card = 2;
    const PlayedCard next = t.commonDeck[2];
    t = adjusted(t, {.what = AdjustmentKind::DeckCardRemoved, .number = 0});
    EXPECT_EQ(t.commonDeck[t.progress.card], next);
    t = adjusted(t, {.what = AdjustmentKind::DeckCardAdded,
                     .card = {Pawn::Belle, CardKind::Unknown, 0},
                     .faceDown = true,
                     .number = 0});
    EXPECT_EQ(t.commonDeck[t.progress.card], next);
    while (t.commonDeck.size() > t.progress.card)
        t = adjusted(t, {.what = AdjustmentKind::DeckCardRemoved, .number = t.progress.card});
    EXPECT_EQ(t.progress.step, Step::ResolveEvent) << "nothing is left to be performed";
}

TEST(Adjustment, movesCardsBetweenPiles)
{
    Table t = someTable();
    const CardCount held = *t.seats[1].hand.begin();
    t = adjusted(t, {.what = AdjustmentKind::CardMoved,
                     .card = held.card,
                     .seat = 1,
                     .pile = Pile::Hand,
                     .toPile = Pile::Discard});
    EXPECT_EQ(t.seats[1].discard.count(held.card), 1);
    EXPECT_EQ(t.seats[1].hand.count(held.card), held.count - 1);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::CardRemoved,
                          .card = {Pawn::Mei, CardKind::Move, 0},
                          .seat = 1,
                          .pile = Pile::Hand}),
              Impossible::NotThere);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::CardAdded,
                          .card = {Pawn::Mei, CardKind::Move, 0},
                          .seat = 1,
                          .toPile = Pile::Hand}),
              Impossible::NoSuchCard);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::CardAdded, .card = held.card, .seat = 9}),
              Impossible::NoSuchSeat);
}

TEST(Adjustment, setsNumbersWithinTheirRange)
{
    Table t = someTable();
    t = adjusted(t, {.what = AdjustmentKind::OnSheet,
                     .who = Pawn::Doc,
                     .sheetField = SheetField::Cash,
                     .number = 250});
    EXPECT_EQ(t.sheet(Pawn::Doc).cash, 250);
    t = adjusted(
        t,
        {.what = AdjustmentKind::OnTable, .tableField = TableField::NeutralBullets, .number = 5});
    EXPECT_EQ(t.neutralBullets, 5);
    for (int field = 0; field < static_cast<int>(SheetField::Count); ++field) {
        for (const int number : {-100000, 100000}) {
            EXPECT_EQ(refused(t, {.what = AdjustmentKind::OnSheet,
                                  .who = Pawn::Doc,
                                  .sheetField = static_cast<SheetField>(field),
                                  .number = number}),
                      Impossible::OutOfRange);
        }
    }
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::OnSheet, .who = Pawn::Mei, .number = 1}),
              Impossible::NoSuchPiece);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::OnTable,
                          .tableField = TableField::StagecoachBeside,
                          .number = index(Car::Circus)}),
              Impossible::NoSuchPlace);
}

TEST(Adjustment, setsPhaseTurnFirstPlayerAndRoundCard)
{
    Table t = someTable();
    Progress progress = t.progress;
    progress.step = Step::PlayCard;
    progress.turn = 1;
    progress.place = 3;
    t = adjusted(t, {.what = AdjustmentKind::Progress, .progress = progress});
    EXPECT_EQ(t.progress, progress);
    t = adjusted(t, {.what = AdjustmentKind::FirstPlayer, .seat = 2});
    EXPECT_EQ(t.firstPlayer, 2);
    const std::uint8_t id = t.roundDeck[0].id;
    const RoundCard old = t.roundCard();
    t = adjusted(t, {.what = AdjustmentKind::RoundCardIs, .number = id});
    EXPECT_EQ(t.roundCard().id, id);
    EXPECT_TRUE(t.roundDeck.contains(old));
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::RoundCardIs, .number = 200}),
              Impossible::NoSuchCard);
    t.roundDeck[0].turns.clear();
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::RoundCardIs, .number = t.roundDeck[0].id}),
              Impossible::NoSuchCard)
        << "nobody has read it";
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::FirstPlayer, .seat = 4}), Impossible::NoSuchSeat);
    progress.step = Step::SetUpLoot;
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::Progress, .progress = progress}),
              Impossible::OutOfRange)
        << "the box is empty by now";
}

TEST(Adjustment, switchesRulings)
{
    Table t = someTable();
    t = adjusted(t,
                 {.what = AdjustmentKind::RulingIs, .ruling = Ruling::BrakingMoves, .number = 0});
    t = adjusted(t,
                 {.what = AdjustmentKind::RulingIs, .ruling = Ruling::BrakingMoves, .number = 1});
    EXPECT_EQ(t.rulings.at(Ruling::BrakingMoves), 1);
    EXPECT_EQ(
        refused(t,
                {.what = AdjustmentKind::RulingIs, .ruling = Ruling::BrakingMoves, .number = 77}),
        Impossible::OutOfRange);
}

TEST(Adjustment, leavesRulingsThatTheGameWasSetUpBy)
{
    int settled = 0;
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        if (!info(ruling).isSettled) continue;
        ++settled;
        EXPECT_EQ(refused(someTable(), {.what = AdjustmentKind::RulingIs, .ruling = ruling}),
                  Impossible::OutOfRange)
            << info(ruling).key;
    }
    EXPECT_GT(settled, 0);
}

TEST(Adjustment, showsHostagesAndPrisoners)
{
    Table t = someTable();
    t = adjusted(t,
                 {.what = AdjustmentKind::HostageShown, .hostage = Hostage::Poodle, .number = 1});
    t = adjusted(t, {.what = AdjustmentKind::PrisonerShown, .who = Pawn::Belle, .number = 1});
    EXPECT_TRUE(t.hostages.contains(Hostage::Poodle));
    EXPECT_TRUE(t.prisoners.contains(Pawn::Belle));
    t = adjusted(t,
                 {.what = AdjustmentKind::HostageShown, .hostage = Hostage::Poodle, .number = 0});
    t = adjusted(t, {.what = AdjustmentKind::PrisonerShown, .who = Pawn::Belle, .number = 0});
    EXPECT_TRUE(t.hostages.empty());
    EXPECT_TRUE(t.prisoners.empty());
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::HostageShown, .number = 1}),
              Impossible::NoSuchPiece);
    EXPECT_EQ(
        refused(t, {.what = AdjustmentKind::PrisonerShown, .who = Pawn::Marshal, .number = 1}),
        Impossible::NoSuchPiece);
    EXPECT_EQ(refused(t, {.what = AdjustmentKind::PrisonerShown, .who = Pawn::Belle, .number = 2}),
              Impossible::OutOfRange);
}

/// What was set is what is there.
TEST(Adjustment, numbersAreSaidAsTheyAreSet)
{
    for (int i = 0; i < static_cast<int>(SheetField::Count); ++i) {
        const auto field = static_cast<SheetField>(i);
        if (!rowOf(field).isSetByHand) continue;
        for (const int number : {1, 0}) {
            const Table t = adjusted(someTable(), {.what = AdjustmentKind::OnSheet,
                                                   .who = Pawn::Belle,
                                                   .sheetField = field,
                                                   .number = number});
            EXPECT_EQ(valueOf(t.sheet(Pawn::Belle), field), number) << keyOf(field);
        }
    }
    for (int i = 0; i < static_cast<int>(TableField::Count); ++i) {
        const auto field = static_cast<TableField>(i);
        const int number = field == TableField::StagecoachBeside ? index(Car::Locomotive) : 1;
        const Table t = adjusted(
            someTable(), {.what = AdjustmentKind::OnTable, .tableField = field, .number = number});
        EXPECT_EQ(valueOf(t, field), number) << keyOf(field);
    }
}

TEST(Adjustment, ofEveryKindIsWrittenAndRead)
{
    for (int kind = 0; kind < static_cast<int>(AdjustmentKind::Count); ++kind) {
        Adjustment adjustment;
        adjustment.what = static_cast<AdjustmentKind>(kind);
        adjustment.ruling = Ruling::BrakingMoves;
        adjustment.loot = jewel;
        const auto read = adjustmentFrom(textOf(adjustment));
        ASSERT_TRUE(read) << textOf(adjustment);
        EXPECT_EQ(textOf(*read), textOf(adjustment));
        EXPECT_EQ(adjustmentFrom(textOf(adjustment) + " x"), std::nullopt);
    }
    const Adjustment progress{.what = AdjustmentKind::Progress,
                              .progress = {Step::KeepCards, 3, 2, 1, true, 4}};
    EXPECT_EQ(textOf(progress), "progress progress=keep-cards,3,2,1,1,4");
    EXPECT_EQ(adjustmentFrom(textOf(progress)), progress);
}

} // namespace caboose::game::test
