// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that somebody wants the referee's word on.

#include "model/cases/faulty_line.h"
#include "model/cases/inquiry.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::cases {

using namespace rules;

TEST(Inquiry, aPositionWithADeed)
{
    const Inquiry inquiry = readInquiry("train locomotive saloon\n"
                                        "judge belle fire at doc\n"
                                        "Belle in saloon\ndoc in locomotive\n");
    EXPECT_TRUE(inquiry.mistakes.empty());
    ASSERT_TRUE(inquiry.deed.has_value());
    EXPECT_EQ(inquiry.deed->who, Pawn::Belle);
    EXPECT_EQ(inquiry.deed->action, CardKind::Fire);
    EXPECT_EQ(inquiry.deed->target, Choice(Pawn::Doc));
    EXPECT_EQ(inquiry.position.table.where(Pawn::Belle), inside(Car::Saloon));
}

TEST(Inquiry, anEventOrTheBeatItself)
{
    EXPECT_EQ(readInquiry("event braking").event, Event::Braking);
    const Inquiry beat = readInquiry("train locomotive\nstep draw-round-card\n");
    EXPECT_FALSE(beat.deed.has_value());
    EXPECT_FALSE(beat.event.has_value());
    EXPECT_EQ(beat.position.table.progress.step, Step::DrawRoundCard);
}

TEST(Inquiry, anotherEditionKeepsTheHouseRulings)
{
    const Inquiry inquiry =
        readInquiry("rules official-2016\nruling braking-moves bandits\n", Edition::Combined21);
    Rulings rulings = preset(Edition::Combined21);
    rulings.set(BrakingMoves::Bandits);
    EXPECT_TRUE(inquiry.position.table.rulings == rulings);
}

TEST(Inquiry, mistakesInTheDeedAreToldToo)
{
    const Inquiry inquiry = readInquiry("belle in saloon\njudge belle fyre\n");
    ASSERT_EQ(inquiry.mistakes.size(), 1U);
    EXPECT_EQ(inquiry.mistakes.front().line, 2);
    EXPECT_EQ(inquiry.mistakes.front().nearest, "fire");
}

TEST(FaultyLine, isWhereTheFaultIsNamed)
{
    const std::string_view text =
        "\ntrain locomotive saloon\nseats belle doc\n"
        "step perform-action\nbelle in restaurant\nsaloon holds 40 Jewels\n"
        "locomotive holds jewel\n";
    const Inquiry inquiry = readInquiry(text);
    std::vector<int> lines;
    for (const Inconsistency& fault : inconsistencies(inquiry.position.table)) {
        lines.push_back(faultyLine(text, fault));
    }
    EXPECT_NE(std::find(lines.begin(), lines.end(), 5), lines.end())
        << "Belle is in no car of the train";
    EXPECT_NE(std::find(lines.begin(), lines.end(), 6), lines.end()) << "too many jewels";
    const Contradiction found{Ruling::BrakingMoves, Ruling::DeckRegime};
    EXPECT_EQ(faultyLine("# my game\nrules official-2016\n", found), 2);
    EXPECT_EQ(faultyLine("", Inconsistency{}), 1);
}

} // namespace caboose::cases
