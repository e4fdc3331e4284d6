// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/game/playing.h"

#include "model/game/record/observed.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace caboose::game::test {

using rules::CardKind;
using rules::ChoiceKind;
using rules::Happening;
using rules::HappeningKind;
using rules::Viewer;

namespace {

/// The program deals and knows the purses; the round cards lie on the table.
constexpr rules::KeptByProgram dealt{.decks = true, .purseValues = true, .roundDeck = false};

/// What people can do at the table whatever they were dealt: the tunnel comes up; in its first turn
/// everybody draws, in its second one everybody plays their first card face down.
void sayTheSame(Game& game)
{
    constexpr int tunnel = 6;
    const auto choices = possibleChoices(game);
    rules::Choice choice = choices.at(0);
    const bool isFirstTurn = game.now().table().progress.turn == 0;
    for (const rules::Choice wanted :
         {rules::Choice(ChoiceKind::Draw), rules::Choice::round(tunnel)}) {
        const bool isThere = std::find(choices.begin(), choices.end(), wanted) != choices.end();
        if (isThere && (isFirstTurn || !wanted.is(ChoiceKind::Draw))) choice = wanted;
    }
    game.answer(choice);
}

/// Up to the third turn of the first round.
Game dealtAndPlayed(std::uint64_t seed)
{
    Game game = newGame(4, dealt, rules::Edition::Official2016, seed);
    while (game.now().table().progress.turn < 2) sayTheSame(game);
    return game;
}

int differences(const Game& a, const Game& b, Viewer viewer)
{
    int count = 0;
    for (Number n = 1; n <= a.record().size(); ++n) {
        const EntryEffect one = observe(*a.effectOf(n), viewer);
        const EntryEffect other = observe(*b.effectOf(n), viewer);
        const bool isSame = one.before == other.before && one.after == other.after &&
                            one.happenings == other.happenings;
        count += isSame ? 0 : 1;
    }
    return count;
}

/// The first happening of this kind for which this holds.
std::optional<std::pair<EntryEffect, Happening>> find(const Game& game, HappeningKind what,
                                                      rules::Pawn who)
{
    for (Number n = 1; n <= game.record().size(); ++n) {
        const auto told = game.effectOf(n);
        for (const Happening& happening : told->happenings) {
            if (happening.what == what && happening.who == who) return std::pair(*told, happening);
        }
    }
    return std::nullopt;
}

} // namespace

TEST(Observed, whateverWasDealtLooksTheSameToWhoeverWalksPast)
{
    const Game one = dealtAndPlayed(101);
    const Game other = dealtAndPlayed(102);
    ASSERT_EQ(one.record().size(), other.record().size());
    EXPECT_GT(differences(one, other, Viewer::referee()), 20) << "hands, purses, cards face down";
    EXPECT_EQ(differences(one, other, Viewer::anybody()), 0);
    EXPECT_GT(differences(one, other, Viewer::seat(0)), 0);
}

TEST(Observed, ownCardsAndNoOthersAreSeen)
{
    const Game game = dealtAndPlayed(103);
    for (const HappeningKind what : {HappeningKind::CardDrawn, HappeningKind::CardPlayed}) {
        for (rules::SeatIndex seat = 0; seat < 4; ++seat) {
            const rules::Pawn who = game.now().table().seats[seat].characters.front();
            const auto found = find(game, what, who);
            ASSERT_TRUE(found);
            const auto& [told, happening] = *found;
            for (rules::SeatIndex viewer = 0; viewer < 4; ++viewer) {
                const Happening seen = observe(happening, told.after, Viewer::seat(viewer));
                EXPECT_EQ(seen.card.kind == CardKind::Unknown, viewer != seat);
                EXPECT_EQ(seen.card.owner, who) << "whose it is, the back says";
            }
            EXPECT_EQ(observe(happening, told.after, Viewer::referee()), happening);
        }
    }
}

TEST(Observed, valuesAreKnownToWhoHadTheTokenAndWhoHasIt)
{
    const Game game = dealtAndPlayed(104);
    const rules::Table& table = game.now().table();
    const rules::Pawn robber = table.seats[0].characters.front();
    const rules::Pawn victim = table.seats[1].characters.front();
    const Happening purse{.what = HappeningKind::LootMoved,
                          .from = victim,
                          .to = robber,
                          .loot = {rules::LootKind::Purse, 450}};
    const auto value = [&](Viewer viewer) { return observe(purse, table, viewer).loot.value; };
    EXPECT_EQ(value(Viewer::seat(0)), 450);
    EXPECT_EQ(value(Viewer::seat(1)), 450);
    EXPECT_EQ(value(Viewer::seat(2)), rules::unknownValue);
    EXPECT_EQ(value(Viewer::anybody()), rules::unknownValue);
    Happening jewel = purse;
    jewel.loot = {rules::LootKind::Jewel, 500};
    EXPECT_EQ(observe(jewel, table, Viewer::anybody()), jewel) << "all jewels are worth the same";
    rules::Table hidden = table;
    hidden.rulings.set(rules::LootHiddenScope::AllLoot);
    jewel.loot.value = 750;
    EXPECT_EQ(observe(jewel, hidden, Viewer::anybody()).loot.value, rules::unknownValue);
}

} // namespace caboose::game::test
