// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/record/packed_table.h"

#include "tests/model/game/playing.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::game::test {

namespace {

using rules::Table;

/// The tables at the beginnings of all beats of a game.
std::vector<Table> tablesOfAGame()
{
    Game game = newGame(4, allKept);
    rules::Random random(3);
    std::vector<Table> tables{*game.now().state.table};
    while (game.now().awaits != Awaits::Nothing) {
        moveOn(game, random);
        if (*game.now().state.table != tables.back()) tables.push_back(*game.now().state.table);
    }
    return tables;
}

} // namespace

TEST(PackedTables, areWhatWasPacked)
{
    PackedTable last(Table{});
    int whole = 0;
    const std::vector<Table> tables = tablesOfAGame();
    ASSERT_GT(tables.size(), 50U);
    for (const Table& table : tables) {
        last = PackedTable(table, last);
        ASSERT_EQ(*last.table(), table);
        whole += last.isWhole() ? 1 : 0;
    }
    EXPECT_GE(whole, 1) << "a table in play is nothing like an empty one";
    EXPECT_LT(whole * 4, static_cast<int>(tables.size()));
}

TEST(PackedTables, shareWhatIsTheSame)
{
    const PackedTable first(tablesOfAGame().front());
    const PackedTable again(*first.table(), first);
    EXPECT_EQ(again.table(), first.table());
    const PackedTable copy = again;
    EXPECT_EQ(copy.table(), first.table());
}

TEST(PackedTables, keepTheLastByteToo)
{
    const Table before = tablesOfAGame().back();
    Table after = before;
    auto* bytes = reinterpret_cast<unsigned char*>(&after.commonDeck);
    const std::size_t last = sizeof after.commonDeck - 1;
    bytes[last] ^= 1U;
    const PackedTable packed(after, PackedTable(before));
    const auto unpacked = packed.table();
    EXPECT_FALSE(packed.isWhole());
    EXPECT_EQ(reinterpret_cast<const unsigned char*>(&unpacked->commonDeck)[last], bytes[last]);
}

} // namespace caboose::game::test
