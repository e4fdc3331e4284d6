// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/journal/adjustment_text.h"
#include "model/game/record/lasting_position.h"

#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>

namespace caboose::game::test {

using namespace rules;

namespace {

/// In the middle of a game in which somebody is everybody that can be at a table.
State someState()
{
    Game game = newGame(4, allKept);
    game.answer(Choice(Car::Saloon));
    Random random(41);
    playTo(game, Step::PerformAction, random);
    return game.now().state;
}

/// What can be set can be written down, and read back as the same.
void expectReadBack(const State& state, const Adjustment& adjustment)
{
    Table table = *state.table;
    if (game::apply(table, adjustment)) return;
    State adjusted = state;
    adjusted.table = std::make_shared<const Table>(table);
    const Position position = positionOf(adjusted);
    const auto again = positionFrom(lastingText(position));
    ASSERT_TRUE(again) << textOf(adjustment);
    EXPECT_EQ(*again, position) << textOf(adjustment);
}

/// The smallest and the largest, and what is beyond any of them.
constexpr std::array<std::int32_t, 22> numbers{-40000, -32768, -30000, -1,  0,     1,    2,  3,
                                               5,      6,      7,      8,   11,    12,   13, 20,
                                               25,     26,     255,    256, 30000, 32767};

} // namespace

TEST(AdjustedRange, ofEveryNumberOnASheetIsReadBack)
{
    const State state = someState();
    for (int i = 0; i < static_cast<int>(SheetField::Count); ++i) {
        for (const std::int32_t number : numbers) {
            expectReadBack(state, {.what = AdjustmentKind::OnSheet,
                                   .who = Pawn::Belle,
                                   .sheetField = static_cast<SheetField>(i),
                                   .number = number});
        }
    }
}

TEST(AdjustedRange, ofEveryNumberOfTheTableIsReadBack)
{
    const State state = someState();
    for (int i = 0; i < static_cast<int>(TableField::Count); ++i) {
        for (const std::int32_t number : numbers) {
            expectReadBack(state, {.what = AdjustmentKind::OnTable,
                                   .tableField = static_cast<TableField>(i),
                                   .number = number});
        }
    }
}

TEST(AdjustedRange, ofLootHorsesAndTheRestIsReadBack)
{
    const State state = someState();
    const Holder saloon{inside(Car::Saloon)};
    for (const std::int32_t number : numbers) {
        for (const auto kind : {LootKind::Purse, LootKind::Jewel, LootKind::Strongbox}) {
            const auto value = static_cast<std::int16_t>(number);
            for (const Holder& to : {saloon, Holder{Pawn::Belle}}) {
                expectReadBack(state, {.what = AdjustmentKind::LootAdded,
                                       .to = to,
                                       .loot = {kind, value},
                                       .number = 1});
                expectReadBack(state, {.what = AdjustmentKind::LootAdded,
                                       .to = to,
                                       .loot = {kind, unknownValue},
                                       .number = number});
            }
        }
        for (const auto what : {AdjustmentKind::Horses, AdjustmentKind::Dynamite,
                                AdjustmentKind::Gatling, AdjustmentKind::RoundCardIs}) {
            expectReadBack(state, {.what = what, .to = saloon, .number = number});
        }
    }
}

} // namespace caboose::game::test
