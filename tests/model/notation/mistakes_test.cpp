// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is wrong with a text, and where.

#include "model/notation/notation.h"
#include "tests/model/cases/mistake_text.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

#include <array>

namespace caboose::test {

namespace {

using notation::Expected;
using notation::Mistake;
using notation::Problem;

struct Broken {
    std::string text;
    Mistake mistake;
};

Mistake unknown(int line, int column, Expected expected, std::string found,
                std::string nearest = {}, std::string argument = {})
{
    Mistake m;
    m.line = line;
    m.column = column;
    m.expected = expected;
    m.found = std::move(found);
    m.nearest = std::move(nearest);
    m.argument = std::move(argument);
    return m;
}

Mistake problem(int line, int column, Problem what, Expected expected, std::string found,
                int lowest, int highest)
{
    Mistake m = unknown(line, column, expected, std::move(found));
    m.problem = what;
    m.lowest = lowest;
    m.highest = highest;
    return m;
}

std::vector<Broken> texts()
{
    using enum Expected;
    return {
        {"blle in saloon", unknown(1, 1, LineStart, "blle", "belle")},
        {"\n\n  xyzzy", unknown(3, 3, LineStart, "xyzzy")},
        {"rules offical-2016", unknown(1, 7, Edition, "offical-2016", "official-2016")},
        {"ruling braking bandits", unknown(1, 8, Ruling, "braking", "braking-moves")},
        {"ruling braking-moves bandit",
         unknown(1, 22, RulingValue, "bandit", "bandits", "braking-moves")},
        {"keeps deck", unknown(1, 7, Kept, "deck", "decks")},
        {"train locomotive saloom", unknown(1, 18, Car, "saloom", "saloon")},
        {"train", unknown(1, 6, Car, "")},
        {"armoured-train tender at x", unknown(1, 26, Number, "x")},
        {"armoured-train tender at 200",
         problem(1, 26, Problem::OutOfRange, Number, "200", -128, 127)},
        {"neutral 999999999999999999999",
         problem(1, 9, Problem::OutOfRange, Number, "999999999999999999999", 0, 255)},
        {"dynamite saloon-roof, achievement",
         problem(1, 23, Problem::OutOfPlace, Place, "achievement", 0, 0)},
        {"hostages zealot none", problem(1, 17, Problem::OutOfPlace, Hostage, "none", 0, 0)},
        {"stagecoach near saloon", unknown(1, 12, This, "near", "", "beside")},
        {"seats belle marshall", unknown(1, 13, Character, "marshall", "marshal")},
        {"seats shotgun", unknown(1, 7, Character, "shotgun")},
        {"seats belle doc\nfirst tuco",
         problem(2, 7, Problem::NotSeated, CardOfSeat, "tuco", 0, 0)},
        {"belle in prison-roof; on tender", unknown(1, 26, Place, "tender", "tender-roof")},
        {"belle in saloon, 5 bullets", unknown(1, 16, EndOfLine, ",")},
        {"belle in saloon; 5 bulets", unknown(1, 20, This, "bulets", "bullets", "bullets")},
        {"belle in saloon; 5 coats", unknown(1, 18, About, "5")},
        {"belle in saloon; in luggage",
         problem(1, 21, Problem::SaidTwice, LineStart, "luggage", 0, 0)},
        {"belle shot 2", unknown(1, 7, About, "shot")},
        // Known, but not here.
        {"belle not hand", unknown(1, 11, About, "hand")},
        {"belle hit by tucco", unknown(1, 14, Character, "tucco", "tuco")},
        {"belle hand mvoe", unknown(1, 12, Card, "mvoe", "move")},
        {"belle hand 0 move", problem(1, 12, Problem::OutOfRange, Number, "0", 1, 255)},
        {"saloon 2 purses", unknown(1, 8, This, "2", "", "holds")},
        {"saloon holds 2 pusres", unknown(1, 16, Loot, "pusres", "purse")},
        {"saloon holds purse 40000",
         problem(1, 20, Problem::OutOfRange, Number, "40000", 0, 32767)},
        {"round 2 brakin-2-4", unknown(1, 9, RoundCard, "brakin-2-4", "braking-2-4")},
        {"round 1 card(normal tunel)", unknown(1, 21, Turn, "tunel", "tunnel")},
        {"round 1 card(normal", unknown(1, 20, Turn, "")},
        {"step perform", unknown(1, 6, Step, "perform", "perform-action")},
        {"step play-card turn 0", problem(1, 21, Problem::OutOfRange, Number, "0", 1, 256)},
        {"deck belle:move", problem(1, 6, Problem::NotSeated, CardOfSeat, "belle", 0, 0)},
        {"belle in saloon\ndeck belle:move(face-up)",
         unknown(2, 17, This, "face-up", "", "face-down")},
        {"answered to nirvana", unknown(1, 13, Place, "nirvana")},
        {"answered whatever", unknown(1, 10, Choice, "whatever")},
        {"goals upcoming 1 2 3 4 5 6", problem(1, 27, Problem::TooMany, LineStart, "", 0, 5)},
        // Columns are counted in characters, not in bytes.
        {"# \xc3\xa9\xc3\xa9\nbelle h\xc3\xa9 in", unknown(2, 7, About, "h\xc3\xa9", "")},
        {"\xf0\x9f\x9a\x82 belle", unknown(1, 1, LineStart, "\xf0\x9f\x9a\x82")},
    };
}

} // namespace

TEST(Mistakes, areFoundWhereTheyStand)
{
    for (const Broken& broken : texts()) {
        SCOPED_TRACE(broken.text);
        const auto found = notation::read(broken.text).mistakes;
        ASSERT_FALSE(found.empty());
        Mistake first = found.front();
        // Ranges are compared where the test names one.
        if (broken.mistake.problem == Problem::NotExpected) first.lowest = first.highest = 0;
        EXPECT_EQ(first, broken.mistake) << textOf(first);
        EXPECT_EQ(found.size(), 1U);
    }
}

TEST(Mistakes, handsBelongToThoseWhoSit)
{
    const auto found = notation::read("seats belle\nghost hand move").mistakes;
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().problem, Problem::NotSeated);
    EXPECT_EQ(found.front().argument, "ghost");
    EXPECT_EQ(found.front().column, 7);
}

TEST(Mistakes, oneALineAndTheRestIsReadAllTheSame)
{
    const auto reading = notation::read("train locomotive saloon\n"
                                        "bell in saloon oh dear\n"
                                        "doc in saloon\n"
                                        "tuco at home\n");
    ASSERT_EQ(reading.mistakes.size(), 2U);
    EXPECT_EQ(reading.mistakes[0].line, 2);
    EXPECT_EQ(reading.mistakes[1].line, 4);
    EXPECT_EQ(reading.position.table.where(rules::Pawn::Doc), rules::inside(rules::Car::Saloon));
}

TEST(Mistakes, tooLongATextIsNotRead)
{
    const auto reading = notation::read(std::string(100'000, 'x'));
    ASSERT_EQ(reading.mistakes.size(), 1U);
    EXPECT_EQ(reading.mistakes.front().problem, Problem::TooLong);
}

} // namespace caboose::test
