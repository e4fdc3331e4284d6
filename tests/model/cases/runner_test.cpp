// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The runner finds what a case gets wrong: cases that must fail, and how.

#include "model/cases/case.h"
#include "model/cases/runner.h"
#include "tests/model/cases/mistake_text.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::cases {

namespace {

constexpr std::string_view setting = "train locomotive first-class saloon restaurant luggage\n"
                                     "seats doc django belle tuco\n"
                                     "marshal in locomotive\n"
                                     "doc on first-class-roof\n"
                                     "django on saloon-roof; jewel, purse 300\n"
                                     "tuco on luggage-roof\n"
                                     "belle in saloon\n"
                                     "saloon holds purse, 2 jewels\n"
                                     "case 10.6-01 a test\n";

std::optional<Difference> resultOf(std::string_view statements)
{
    const CaseFile file = readCases(std::string(setting) + std::string(statements));
    for (const auto& mistake : file.mistakes) ADD_FAILURE() << test::textOf(mistake);
    if (file.cases.size() != 1) {
        ADD_FAILURE() << "not one case";
        return std::nullopt;
    }
    return play(file.cases.front().runs.front());
}

struct Wrong {
    std::string statements;
    Mismatch mismatch;
    int line; ///< counted from the case's own line
    std::string expected;
    std::string found;
};

std::vector<Wrong> wrongs()
{
    using enum Mismatch;
    return {
        {"belle in prison\ndeed doc fire", Inconsistent, 2, "", "pawn-nowhere belle prison"},
        {"belle in prison\nfaults pawn-nowhere doc", NotFaulty, 2, "pawn-nowhere",
         "pawn-nowhere belle prison"},
        {"faults no-train", NotFaulty, 1, "no-train", ""},
        {"belle in prison\nfaults none", Inconsistent, 2, "", "pawn-nowhere belle prison"},
        {"belle in prison\nfaults pawn-nowhere belle\ndeed doc fire", Inconsistent, 3, "",
         "pawn-nowhere belle prison"},
        {"ruling deck-regime expert-discard\ndeed doc fire", Contradictory, 2, "",
         "deck-regime unplayed-hand-cards"},
        {"contradicts deck-regime unplayed-hand-cards", NotContradictory, 1,
         "deck-regime unplayed-hand-cards", ""},
        {"round 1\nround-deck station\nstep draw-round-card\nplay", NoWayOn, 4, "",
         "round-card of nobody 5.1.1"},
        {"deed doc fire\nstuck fire-at", NotStuck, 2, "fire-at", ""},
        {"round 1\nround-deck station\nstep draw-round-card\nplay\nstuck fire-at", OtherQuestion, 5,
         "fire-at", "round-card of nobody 5.1.1"},
        {"deed doc fire", NothingExpected, 1, "", ""},
        {"verdict allowed", NothingDone, 1, "allowed", ""},
        {"asks fire-at", NoQuestion, 1, "fire-at", ""},
        {"allows doc", NoQuestion, 1, "doc", ""},
        {"deed doc fire\nasks move-to", OtherQuestion, 2, "move-to", "fire-at of doc 10.6"},
        {"deed doc fire\nasks fire-at of belle", OtherQuestion, 2, "fire-at of belle",
         "fire-at of doc 10.6"},
        {"deed belle move\nasks nothing", QuestionOpen, 2, "", "move-to of belle 10.1"},
        {"deed doc fire\nrefuses shotgun", NotOffered, 2, "shotgun", "fire-at of doc 10.6"},
        {"deed doc fire\nomits tuco", OfferedToo, 2, "", "tuco"},
        {"deed belle move\nallows only first-class", OfferedToo, 2, "", "to restaurant"},
        {"deed doc fire\nallows tuco", OtherVerdict, 2, "tuco: allowed",
         "tuco: refused sight-blocked django 11.1"},
        {"deed doc fire\nrefuses django", OtherVerdict, 2, "django: refused",
         "django: allowed 10.6"},
        {"deed doc fire\nrefuses tuco: out-of-sight", OtherVerdict, 2, "tuco: refused out-of-sight",
         "tuco: refused sight-blocked django 11.1"},
        {"deed doc fire\nrefuses tuco: sight-blocked belle", OtherVerdict, 2,
         "tuco: refused sight-blocked belle", "tuco: refused sight-blocked django 11.1"},
        {"deed doc fire\nrefuses tuco: sight-blocked django 11.2", OtherVerdict, 2,
         "tuco: refused sight-blocked django 11.2", "tuco: refused sight-blocked django 11.1"},
        {"deed doc fire\nrefuses tuco\nrests on roof-sight-blockers", OtherVerdict, 2,
         "tuco: refused rests on roof-sight-blockers", "tuco: refused sight-blocked django 11.1"},
        {"judge doc fire at tuco\nverdict allowed", OtherVerdict, 2, "allowed",
         "refused sight-blocked django 11.1"},
        {"deed belle move\nnumbers 250 to 500 by 50", OtherRange, 2, "250 to 500 by 50",
         "0 to -1 by 1"},
        {"deed belle move\nanswer luggage", AnswerNotAccepted, 2, "to luggage",
         "refused too-far luggage 1 10.1"},
        {"deed belle move\nanswer doc", AnswerNotAccepted, 2, "doc", "move-to of belle 10.1"},
        {"deed doc fire\nanswer django", NoQuestion, 2, "django", ""},
        {"deed belle move\nrejects first-class", AnswerAccepted, 2, "to first-class", ""},
        {"deed doc fire\nforced move-to", NotForced, 2, "move-to", ""},
        {"deed doc fire\nforced fire-at tuco", NotForced, 2, "fire-at tuco", ""},
        {"deed doc fire\nhappens pawn-moved", NotHappened, 2, "pawn-moved",
         "bullet-given doc django 11.3"},
        {"deed doc fire\nhappens bullet-given doc tuco", NotHappened, 2, "bullet-given doc tuco",
         "bullet-given doc django 11.3"},
        {"deed doc fire\nhappens bullet-given\nhappens bullet-given", NotHappened, 3,
         "bullet-given", ""},
        {"deed doc fire\nhappens exactly", HappenedToo, 2, "", "bullet-given doc django 11.3"},
        {"deed doc fire\nhappens not bullet-given", HappenedToo, 2, "",
         "bullet-given doc django 11.3"},
        {"deed doc fire\nnothing happens: no-target", NotHappened, 2, "nothing-happens no-target",
         "bullet-given doc django 11.3"},
        {"deed doc fire\nthen django in saloon", OtherTable, 2,
         "django in saloon; hit by doc; has purse 300, jewel",
         "django on saloon-roof; hit by doc; has purse 300, jewel"},
        {"deed doc fire\nthen doc 5 bullets; hit by django", OtherTable, 2,
         "doc on first-class-roof; 5 bullets; hit by django", "doc on first-class-roof; 5 bullets"},
        {"deed doc fire\nthen exactly doc 5 bullets", OtherTable, 2,
         "django on saloon-roof; has purse 300, jewel",
         "django on saloon-roof; hit by doc; has purse 300, jewel"},
        {"score belle+doc 0", NoParty, 1, "belle+doc", ""},
        {"score django 1000", OtherScore, 1, "1000", "1800"},
        {"belle has jewel, purse 300\nwins only django", WinsToo, 2, "", "belle"},
        {"deed doc fire at tuco\nhappens bullet-given", NotHappened, 2, "bullet-given", ""},
        {"wins belle", NotWinner, 1, "belle", ""},
        {"seats doc\nplan\nobjects too-many-players", NoObjection, 3, "too-many-players",
         "refused too-few-players 3 4.3.1"},
        {"seats doc belle ghost tuco\nplan\nobjects anything", NoObjection, 3, "", ""},
        {"seats doc\nplan\nobjects nothing", OtherVerdict, 3, "",
         "refused too-few-players 3 4.3.1"},
        {"seats doc\nset-up", OtherVerdict, 2, "", "refused too-few-players 3 4.3.1"},
        {"adjacent saloon: restaurant", OtherPlaces, 1, "restaurant", "first-class restaurant"},
        {"adjacent prison: saloon", OtherPlaces, 1, "prison", ""},
        {"sight first-class-roof luggage-roof: allowed", OtherVerdict, 1, "allowed",
         "refused sight-blocked django 11.1"},
        {"area ahead of first-class: locomotive", OtherPlaces, 1, "locomotive",
         "locomotive locomotive-roof"},
    };
}

std::vector<std::string> rights()
{
    return {
        "deed doc fire\nforced fire-at django\nrefuses tuco: sight-blocked",
        "deed doc fire at tuco\nverdict refused: sight-blocked\nasks fire-at\nallows only django\n"
        "then exactly",
        "wins only django",
        "score django 1800\nscore belle 1000",
        "deed doc fire at django\nverdict allowed 10.6\nthen exactly\ndoc 5 bullets\n"
        "django hit by doc; pile 2 move 2 floor-change punch 2 fire 2 robbery marshal doc:bullet",
        "deed belle move\nasks move-to of belle 10.1\nallows only first-class, restaurant\n"
        "refuses luggage: too-far 1 10.1\nrejects luggage, doc\nanswer restaurant\nasks nothing\n"
        "happens exactly\nhappens pawn-moved belle from saloon to restaurant 10.1",
        "deed belle robbery\nasks rob-what in saloon\nallows purse, jewel\nanswer jewel\n"
        "happens loot-moved from saloon to belle jewel 500\nthen belle has jewel\n"
        "then saloon holds purse, jewel",
        "deed belle floor-change\nthen belle on saloon-roof",
        "deed belle move to restaurant\nthen belle in restaurant\n"
        "deed belle move to luggage\nthen belle in luggage",
        "wins django\nscore django 1800",
    };
}

} // namespace

TEST(Runner, findsWhatACaseGetsWrong)
{
    constexpr int linesBefore = 9;
    for (const Wrong& wrong : wrongs()) {
        SCOPED_TRACE(wrong.statements);
        const auto difference = resultOf(wrong.statements);
        ASSERT_TRUE(difference.has_value());
        EXPECT_EQ(static_cast<int>(difference->mismatch), static_cast<int>(wrong.mismatch));
        EXPECT_EQ(difference->line, linesBefore + wrong.line);
        EXPECT_EQ(difference->expected, wrong.expected);
        EXPECT_EQ(difference->found, wrong.found);
    }
}

TEST(Runner, everyMismatchIsFoundOnce)
{
    std::vector<bool> seen(mismatchCount);
    for (const Wrong& wrong : wrongs()) seen[static_cast<std::size_t>(wrong.mismatch)] = true;
    for (int i = 0; i < mismatchCount; ++i) EXPECT_TRUE(seen[static_cast<std::size_t>(i)]) << i;
}

TEST(Runner, passesWhatIsRight)
{
    for (const std::string& statements : rights()) {
        SCOPED_TRACE(statements);
        const auto difference = resultOf(statements);
        EXPECT_FALSE(difference.has_value())
            << difference->line << ": " << static_cast<int>(difference->mismatch) << "\n expected "
            << difference->expected << "\n found " << difference->found;
    }
}

} // namespace caboose::cases
