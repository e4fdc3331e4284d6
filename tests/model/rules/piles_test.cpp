// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Piles of cards and of loot are searched in ways of their own; here beside plain lists that are
// not.

#include "model/rules/02_components/cards.h"
#include "model/rules/02_components/loot.h"
#include "model/rules/core/table.h"
#include "model/rules/playout/random.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <tuple>
#include <vector>

namespace caboose::rules {

namespace {

constexpr int steps = 20'000;

std::size_t below(Random& random, std::size_t n)
{
    return random.below(static_cast<std::uint32_t>(n));
}

Card anyCard(Random& random)
{
    constexpr std::array owners{Pawn::Al, Pawn::Doc, Pawn::Marshal, Pawn::None};
    constexpr std::array kinds{CardKind::Move, CardKind::Fire, CardKind::Bullet, CardKind::Unknown};
    return {owners[below(random, owners.size())], kinds[below(random, kinds.size())],
            static_cast<std::uint8_t>(random.below(2))};
}

std::vector<Card> listed(const Cards& cards)
{
    std::vector<Card> all;
    for (const CardCount& c : cards) all.insert(all.end(), c.count, c.card);
    return all;
}

std::vector<Card> listed(const std::map<Card, int>& cards)
{
    std::vector<Card> all;
    for (const auto& [card, count] : cards) {
        all.insert(all.end(), static_cast<std::size_t>(count), card);
    }
    return all;
}

using Tokens = std::map<std::tuple<Holder, Loot>, int>;

std::vector<Loot> listed(const LootTokens::Range& piles)
{
    std::vector<Loot> all;
    for (const LootPile& pile : piles) all.insert(all.end(), pile.count, pile.loot);
    return all;
}

std::vector<Loot> listed(const Tokens& tokens, Holder of)
{
    std::vector<Loot> all;
    for (const auto& [place, count] : tokens) {
        if (std::get<Holder>(place) != of) continue;
        all.insert(all.end(), static_cast<std::size_t>(count), std::get<Loot>(place));
    }
    return all;
}

constexpr std::array holders{Holder(Location::Nowhere), Holder(inside(Car::Saloon)),
                             Holder(roofOf(Car::Saloon)), Holder(Pawn::Al), Holder(Pawn::Marshal)};

Loot anyLoot(Random& random)
{
    constexpr std::array kinds{LootKind::Purse, LootKind::Jewel, LootKind::UnseenFlask};
    constexpr std::array<Dollars, 4> values{unknownValue, 0, 250, 1000};
    return {kinds[below(random, kinds.size())], values[below(random, values.size())]};
}

} // namespace

TEST(Cards, areWhatWasAddedAndNotTaken)
{
    Random random(1);
    Cards cards;
    std::map<Card, int> plain;
    for (int step = 0; step < steps; ++step) {
        const Card card = anyCard(random);
        if (random.below(3) > 0) {
            const bool isThere = plain[card] > 0;
            EXPECT_EQ(cards.has(card), isThere);
            EXPECT_EQ(cards.removeIfThere(card), isThere);
            plain[card] -= isThere ? 1 : 0;
        } else {
            cards.add(card);
            ++plain[card];
        }
        ASSERT_EQ(listed(cards), listed(plain));
    }
}

TEST(Cards, areFoundAmongManyKindsAsAmongFew)
{
    Random random(3);
    Cards cards;
    std::map<Card, int> plain;
    while (cards.kinds() < 32) {
        const Card card = anyCard(random);
        cards.add(card);
        ++plain[card];
    }
    while (!cards.empty()) {
        const std::size_t n = below(random, static_cast<std::size_t>(cards.total()));
        const Card card = listed(plain)[n];
        EXPECT_EQ(cards.count(card), plain[card]);
        EXPECT_EQ(cards.takeNth(static_cast<int>(n)), card);
        --plain[card];
        ASSERT_EQ(listed(cards), listed(plain));
        EXPECT_EQ(cards.count(card), plain[card]);
    }
}

TEST(Cards, areTheSameHoweverTheyCameTogether)
{
    Cards cards;
    cards.add({Pawn::Al, CardKind::Move, 0});
    Cards others = cards;
    others.add({Pawn::Doc, CardKind::BrilliantIdea, 0});
    EXPECT_NE(others, cards);
    EXPECT_TRUE(others.removeIfThere({Pawn::Doc, CardKind::BrilliantIdea, 0}));
    EXPECT_EQ(others, cards);
}

TEST(LootTokens, lieWhereTheyWerePutAndNotTakenFrom)
{
    Random random(2);
    LootTokens tokens;
    Tokens plain;
    for (int step = 0; step < steps; ++step) {
        const Holder holder = holders[below(random, holders.size())];
        const Loot loot = anyLoot(random);
        int& count = plain[{holder, loot}];
        EXPECT_EQ(tokens.has(holder, loot), count > 0);
        if (count > 0 && random.below(3) > 0) {
            tokens.remove(holder, loot);
            --count;
        } else if (count < 3) {
            tokens.add(holder, loot);
            ++count;
        }
        for (const Holder of : holders) ASSERT_EQ(listed(tokens.at(of)), listed(plain, of));
    }
}

TEST(LootTokens, areOfNoKindThatNeverCame)
{
    LootTokens tokens;
    EXPECT_TRUE(tokens.kindsInGame().empty());
    tokens.add(Pawn::Al, {LootKind::Jewel, 500});
    EXPECT_EQ(tokens.kindsInGame(), EnumSet<LootKind>{LootKind::Jewel});
}

TEST(Table, hasAmongTheBanditsAtAPlaceThoseOfTheGame)
{
    Table table;
    for (const Pawn who : {Pawn::Al, Pawn::Doc, Pawn::Mary, Pawn::Marshal, Pawn::Shotgun}) {
        table.put(who, roofOf(Car::Saloon));
    }
    table.put(Pawn::Tuco, inside(Car::Saloon));
    for (const Pawn who : {Pawn::Al, Pawn::Doc, Pawn::Tuco, Pawn::Marshal}) {
        table.sheet(who).role = Role::Player;
    }
    table.sheet(Pawn::Doc).isEjected = true;
    EXPECT_EQ(table.banditsAt(roofOf(Car::Saloon)), PawnSet{Pawn::Al});
}

TEST(Table, hasAtAPlaceWhoStandsThereAndIsNotBesideTheCar)
{
    Table table;
    table.put(Pawn::Al, roofOf(Car::Saloon));
    table.put(Pawn::Doc, roofOf(Car::Saloon));
    table.put(Pawn::Shotgun, roofOf(Car::Saloon));
    table.sheet(Pawn::Doc).isEjected = true;
    EXPECT_EQ(table.at(roofOf(Car::Saloon)), (PawnSet{Pawn::Al, Pawn::Shotgun}));
    for (int i = 0; i < pawnCount; ++i) {
        EXPECT_EQ(table.isAt(pawnAt(i), roofOf(Car::Saloon)),
                  table.at(roofOf(Car::Saloon)).contains(pawnAt(i)));
    }
}

} // namespace caboose::rules
