// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every field of a sheet and of the table, by its row: written, digested, seen, adjusted, undone.

#include "tests/model/game/playing.h"

#include "model/game/journal/adjustment_text.h"
#include "model/game/record/lasting_position.h"
#include "model/game/record/observed.h"
#include "model/rules/core/consistency.h"
#include "model/rules/core/observe.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <set>

namespace caboose::game::test {

using namespace rules;

namespace {

constexpr Pawn owner = Pawn::Belle;

/// In the middle of a game: somebody with cards, bullets and money.
Game someGame()
{
    Game game = newGame(4, allKept);
    Random random(41);
    playTo(game, Step::PerformAction, random);
    return game;
}

/// One value of a field that is not the one it has.
struct Setting {
    SheetField field;
    Pawn giver;
    int number;
};

void addSettings(const Sheet& sheet, const SheetFieldRow& row, Pawn giver,
                 std::vector<Setting>& all)
{
    for (const int number : std::set{row.lowest, row.lowest + 1, row.highest - 1, row.highest}) {
        if (number == valueOf(sheet, row.field, giver)) continue;
        all.push_back({row.field, giver, number});
    }
}

std::vector<Setting> settings(const Table& table)
{
    std::vector<Setting> all;
    for (const SheetFieldRow& row : sheet_fields::rows) {
        addSettings(table.sheet(owner), row, Pawn::None, all);
        if (row.byGiver == nullptr) continue;
        for (int giver = 0; giver < characterCount; ++giver) {
            addSettings(table.sheet(owner), row, pawnAt(giver), all);
        }
    }
    return all;
}

Table with(Table table, const Setting& setting)
{
    setValue(table.sheet(owner), setting.field, setting.number, setting.giver);
    return table;
}

Adjustment adjusting(const Setting& setting)
{
    return {.what = AdjustmentKind::OnSheet,
            .who = owner,
            .whom = setting.giver,
            .sheetField = setting.field,
            .number = setting.number};
}

} // namespace

TEST(SheetFields, haveKeysAndClausesOfTheirOwnAndARule)
{
    std::set<std::string_view> keys;
    std::set<std::string_view> clauses;
    for (const SheetFieldRow& row : sheet_fields::rows) {
        EXPECT_TRUE(keys.insert(row.key).second) << row.key;
        EXPECT_FALSE(row.rule.isNone()) << row.key;
        EXPECT_LT(row.lowest, row.highest) << row.key;
        if (row.value == SheetValue::Role || row.value == SheetValue::Bullets) continue;
        EXPECT_FALSE(row.clause.empty()) << row.key;
        EXPECT_TRUE(clauses.insert(row.clause).second) << row.key;
    }
}

TEST(SheetFields, holdWhatTheyAreSetTo)
{
    const Table table = someGame().now().table();
    for (const Setting& setting : settings(table)) {
        const Table changed = with(table, setting);
        EXPECT_EQ(valueOf(changed.sheet(owner), setting.field, setting.giver), setting.number)
            << keyOf(setting.field);
    }
}

TEST(SheetFields, areWrittenInPositions)
{
    const Table table = someGame().now().table();
    for (const Setting& setting : settings(table)) {
        const Position position{with(table, setting), {}};
        const auto again = positionFrom(lastingText(position));
        ASSERT_TRUE(again) << keyOf(setting.field) << ' ' << setting.number;
        EXPECT_EQ(again->table, position.table) << keyOf(setting.field) << ' ' << setting.number;
    }
}

TEST(SheetFields, areDigested)
{
    const Table table = someGame().now().table();
    std::set<std::uint64_t> digests{digest(table)};
    for (const Setting& setting : settings(table)) {
        EXPECT_TRUE(digests.insert(digest(with(table, setting))).second)
            << keyOf(setting.field) << ' ' << setting.number;
    }
}

TEST(SheetFields, ofBulletsThatLieFaceUpAreDigestedAsEarlierJournalsKnowThem)
{
    Table now = someGame().now().table();
    now.sheet(owner).disarmed = 1;
    Table noted = now;
    noted.sheet(owner).voided.fire = true;
    EXPECT_EQ(digest(now), digest(noted));
    EXPECT_NE(digest(now), digest(someGame().now().table()));
}

TEST(SheetFields, areSeenByThoseWhomTheirRowNames)
{
    const Table table = someGame().now().table();
    const SeatIndex own = *table.seatOf(owner);
    const auto other = static_cast<SeatIndex>((own + 1) % table.seats.size());
    for (const Setting& setting : settings(table)) {
        const Table changed = with(table, setting);
        const auto seenBy = [&](Viewer viewer) {
            const Table seen = observe(changed, viewer);
            return valueOf(seen.sheet(owner), setting.field, setting.giver);
        };
        EXPECT_EQ(seenBy(Viewer::referee()), setting.number) << keyOf(setting.field);
        EXPECT_EQ(seenBy(Viewer::seat(own)), setting.number) << keyOf(setting.field);
        const bool isPublic = rowOf(setting.field).seenBy == SeenBy::Everybody;
        for (const Viewer viewer : {Viewer::anybody(), Viewer::seat(other)}) {
            EXPECT_EQ(seenBy(viewer) == setting.number, isPublic) << keyOf(setting.field);
            const Adjustment seen = observe(adjusting(setting), table, viewer);
            EXPECT_EQ(seen.number == setting.number, isPublic) << keyOf(setting.field);
        }
    }
}

TEST(SheetFields, areSetByHandAndUndone)
{
    Game game = someGame();
    const Table before = game.now().table();
    for (const Setting& setting : settings(before)) {
        const Adjustment adjustment = adjusting(setting);
        const auto read = adjustmentFrom(textOf(adjustment));
        ASSERT_TRUE(read) << textOf(adjustment);
        EXPECT_EQ(textOf(*read), textOf(adjustment));
        if (!inconsistencies(with(before, setting)).empty()) continue;
        const bool isAccepted = game.adjust({adjustment}).isAccepted();
        EXPECT_EQ(isAccepted, rowOf(setting.field).isSetByHand) << textOf(adjustment);
        if (!isAccepted) continue;
        EXPECT_EQ(game.now().table(), with(before, setting)) << textOf(adjustment);
        ASSERT_TRUE(game.undoStep().isAccepted());
        EXPECT_EQ(game.now().table(), before) << textOf(adjustment);
    }
}

TEST(SheetFields, areNotSetBeyondTheirRange)
{
    const Table table = someGame().now().table();
    for (const SheetFieldRow& row : sheet_fields::rows) {
        for (const int number : {row.lowest - 1, row.highest + 1}) {
            Table changed = table;
            EXPECT_EQ(game::apply(changed, adjusting({row.field, Pawn::None, number})),
                      Impossible::OutOfRange)
                << row.key;
        }
    }
}

TEST(SheetFields, ofOldJournalsAreUnderstood)
{
    Table table = someGame().now().table();
    const auto adjustment = adjustmentFrom("on-sheet who=belle field=bullets-in-front number=2");
    ASSERT_TRUE(adjustment);
    EXPECT_FALSE(game::apply(table, *adjustment));
    EXPECT_EQ(valueOf(table.sheet(owner), SheetField::BulletsInFront), 2);
    EXPECT_EQ(textOf(*adjustment), "on-sheet who=belle field=bullets-in-front number=2");
}

TEST(TableFields, areWrittenDigestedSetByHandAndUndone)
{
    Game game = someGame();
    const Table before = game.now().table();
    for (int i = 0; i < static_cast<int>(TableField::Count); ++i) {
        const TableFieldRow& row = rowOf(static_cast<TableField>(i));
        EXPECT_FALSE(row.rule.isNone()) << row.key;
        const int number = row.get(before) == row.lowest ? row.lowest + 1 : row.lowest;
        ASSERT_TRUE(
            game.adjust(
                    {{.what = AdjustmentKind::OnTable, .tableField = row.field, .number = number}})
                .isAccepted())
            << row.key;
        const Table& after = game.now().table();
        EXPECT_EQ(row.get(after), number) << row.key;
        EXPECT_NE(digest(after), digest(before)) << row.key;
        EXPECT_EQ(positionFrom(lastingText({after, {}}))->table, after) << row.key;
        EXPECT_EQ(row.get(observe(after, Viewer::anybody())), number) << row.key;
        ASSERT_TRUE(game.undoStep().isAccepted());
        EXPECT_EQ(game.now().table(), before) << row.key;
    }
}

namespace {

/// Somebody plays the Marshal. Two goals are current, the second of them face up.
Table withGoals()
{
    Table table = someGame().now().table();
    Seat seat;
    seat.characters = {Pawn::Marshal};
    table.seats.push_back(seat);
    table.sheet(Pawn::Marshal).role = Role::Player;
    table.goals = {.upcoming = {Goal::ArchEnemy, Goal::DodgeBullets, Goal::FullOfLead},
                   .current = {Goal::GoldenBulletAward, Goal::TheMailMustGoThrough},
                   .revealed = 2};
    return table;
}

const Goals ofOthers{.upcoming = {Goal::Unknown, Goal::Unknown, Goal::Unknown},
                     .current = {Goal::Unknown, Goal::TheMailMustGoThrough},
                     .revealed = 2};

} // namespace

TEST(Goals, areHiddenWhereTheyAreAdjusted)
{
    const Table table = withGoals();
    const Adjustment adjustment{.what = AdjustmentKind::Goals, .goals = table.goals};
    EXPECT_EQ(observe(adjustment, table, Viewer::anybody()).goals, ofOthers);
    EXPECT_EQ(observe(adjustment, table, Viewer::referee()).goals, table.goals);
}

TEST(Goals, areLaidByHandAndReadBack)
{
    Table table = withGoals();
    const Adjustment adjustment{.what = AdjustmentKind::Goals, .goals = table.goals};
    EXPECT_EQ(textOf(adjustment), "goals goals=1.2.3/4.5/2");
    EXPECT_EQ(adjustmentFrom(textOf(adjustment))->goals, table.goals);
    EXPECT_EQ(textOf(*adjustmentFrom("goals goals=//0")), "goals goals=//0");
    for (const char* wrong :
         {"goals goals=", "goals goals=1/2", "goals goals=1/2/3/4", "goals goals=.1/2/0",
          "goals goals=1.2.3.4.5.6//0", "goals goals=256//0", "goals goals=21//0",
          "goals goals=/1/0/0.0.0.0.0", "goals goals=/1/0/1.0.0.0.0/1"}) {
        EXPECT_EQ(adjustmentFrom(wrong), std::nullopt) << wrong;
    }
    Adjustment peeked = adjustment;
    peeked.goals.peekedBy[1] = {Pawn::Doc, Pawn::Al};
    EXPECT_EQ(textOf(peeked), "goals goals=1.2.3/4.5/2/0.17.0.0.0");
    EXPECT_EQ(adjustmentFrom(textOf(peeked))->goals, peeked.goals);
    table.goals = {};
    EXPECT_EQ(game::apply(table, adjustment), std::nullopt);
    EXPECT_EQ(table.goals, withGoals().goals);
}

TEST(Goals, areFiveAndOnlyWhatLiesThereLiesFaceUp)
{
    Table table = withGoals();
    const auto laid = [&](Goals goals) {
        return game::apply(table, {.what = AdjustmentKind::Goals, .goals = goals});
    };
    constexpr Goal any = Goal::Unknown;
    EXPECT_EQ(laid({.upcoming = {any, any, any}, .current = {any, any, any}, .revealed = 0}),
              Impossible::NoRoom);
    EXPECT_EQ(laid({.upcoming = {any}, .current = {any}, .revealed = 2}), Impossible::NotThere);
    Goals peeked{.upcoming = {any}, .current = {any}, .revealed = 0};
    peeked.peekedBy[1] = {Pawn::Doc};
    EXPECT_EQ(laid(peeked), Impossible::NotThere);
}

TEST(MarshalPile, isLaidByHandAndReadBack)
{
    Table table = withGoals();
    const Adjustment adjustment{
        .what = AdjustmentKind::MarshalPile, .card = cardOf(MarshalBullet::GotIm), .number = 7};
    EXPECT_EQ(textOf(adjustment), "marshal-pile number=7 card=marshal:bullet:4");
    EXPECT_EQ(adjustmentFrom(textOf(adjustment)), adjustment);
    const std::uint64_t before = digest(table);
    EXPECT_EQ(game::apply(table, adjustment), std::nullopt);
    EXPECT_EQ(table.pileOrders[1][1], MarshalBullet::GotIm);
    EXPECT_EQ(table.pileOrders[0], usualPileOrder);
    EXPECT_NE(digest(table), before);
    EXPECT_EQ(positionFrom(lastingText({table, {}}))->table, table);
    const auto laid = [&](int number, Card card) {
        return game::apply(table,
                           {.what = AdjustmentKind::MarshalPile, .card = card, .number = number});
    };
    EXPECT_EQ(laid(12, cardOf(MarshalBullet::GotIm)), Impossible::OutOfRange);
    EXPECT_EQ(laid(-1, cardOf(MarshalBullet::GotIm)), Impossible::OutOfRange);
    EXPECT_EQ(laid(0, {Pawn::Tuco, CardKind::Bullet, 1}), Impossible::NoSuchCard);
    EXPECT_EQ(laid(0, {Pawn::Marshal, CardKind::Bullet, 7}), Impossible::NoSuchCard);
}

} // namespace caboose::game::test
