// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/foundations.h"
#include "model/rulebook/reading/markdown.h"
#include "model/rulebook/rendering/html.h"
#include "model/rulebook/rendering/plain_text.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rulebook/small_book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace caboose::rulebook {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const Book& english()
{
    return *smallBook().in("en");
}

SectionIndex at(const char* id)
{
    return english().find(id).value();
}

Selection inBaseGame()
{
    return {english(), gameOf(rules::Edition::Official2016, {Box::Base}, 4)};
}

} // namespace

TEST(Markdown, isTakenApart)
{
    EXPECT_THAT(parseMarkdown("a **b**\nc"),
                ElementsAre(MarkEvent{Mark::Paragraph, true}, MarkEvent{Mark::Text, true, "a "},
                            MarkEvent{Mark::Strong, true}, MarkEvent{Mark::Text, true, "b"},
                            MarkEvent{Mark::Strong, false}, MarkEvent{Mark::Text, true, " c"},
                            MarkEvent{Mark::Paragraph, false}));
    EXPECT_THAT(parseMarkdown("<b>&amp;"),
                ElementsAre(MarkEvent{Mark::Paragraph, true}, MarkEvent{Mark::Text, true, "<b>&"},
                            MarkEvent{Mark::Paragraph, false}));
}

TEST(Html, hasHeadingsAnchorsAndLinks)
{
    const std::string text = html(english(), at("10.5.1"), Selection(english()), Others::Hidden);
    EXPECT_THAT(text, HasSubstr("<h3 id=\"10.5.1\"><span class=\"number\">10.5.1</span> Nobody"));
    EXPECT_THAT(text, HasSubstr("<a href=\"rule:10.6\">the shouting</a>"));
    EXPECT_THAT(text, HasSubstr("<div class=\"note\">\n<p class=\"label\">Note</p>"));
    EXPECT_THAT(html(english(), at("10"), Selection(english()), Others::Hidden),
                HasSubstr("<h1 id=\"10\">"));
    EXPECT_THAT(html(english(), at("neighbour"), Selection(english()), Others::Hidden),
                HasSubstr("<h2 id=\"neighbour\">Neighbour</h2>"));
}

TEST(Html, linksTermsOnlyToWhatIsInTheGame)
{
    const Rulebook all = bookOf("# 10 Deeds\n\nWhat one does.\n\n"
                                "## 10.1 Coach\n:terms coach\n:when with=stagecoach\n\nDrives.\n\n"
                                "## 10.2 Walk\n\nSlower than a coach.\n");
    const Book& book = *all.in("en");
    const SectionIndex walk = book.find("10.2").value();
    const Boxes boxes{Box::Base, Box::HorsesStagecoach};
    const Selection withCoach(book, gameOf(rules::Edition::Combined21, boxes));
    const Selection without(book, gameOf(rules::Edition::Combined21, {Box::Base}));
    EXPECT_THAT(html(book, walk, withCoach, Others::Hidden),
                HasSubstr("than a <a href=\"rule:10.1\">coach</a>."));
    EXPECT_THAT(html(book, walk, without, Others::Hidden), HasSubstr("than a coach."));
}

TEST(Html, hasOnlyThoseRowsOfATableThatAreInTheGame)
{
    const Rulebook all = bookOf("# 2 Things\n\n| cars | number |\n|---|---|\n| Engine | 1 |\n"
                                "| Coach | 7 | :when with=stagecoach\n| Last | 9 |\n");
    const Book& book = *all.in("en");
    const SectionIndex things = book.find("2").value();
    const Boxes boxes{Box::Base, Box::HorsesStagecoach};
    const Selection withCoach(book, gameOf(rules::Edition::Combined21, boxes));
    const Selection without(book, gameOf(rules::Edition::Combined21, {Box::Base}));
    const std::string row = "<td>Coach</td><td>7</td></tr>";
    EXPECT_THAT(html(book, things, withCoach, Others::Hidden), HasSubstr(row));
    EXPECT_THAT(html(book, things, Selection(book), Others::Hidden), HasSubstr(row));
    EXPECT_THAT(html(book, things, without, Others::All), HasSubstr(row));
    EXPECT_THAT(html(book, things, without, Others::Hidden), Not(HasSubstr("Coach")));
    EXPECT_THAT(html(book, things, without, Others::Hidden), HasSubstr("<td>Last</td>"));
}

/// Who reads by boxes is told what holds only while one of them stays shut.
TEST(Html, saysToOwnersWhatIsForGamesWithoutTheirBoxes)
{
    const Rulebook all = bookOf("# 10 Deeds\n\nWhat one does.\n\n"
                                "## 10.1 Walk\n:when !with=horses\n\nOn foot.\n\n"
                                "::: when !with=stagecoach\nSlowly.\n:::\n");
    const Book& book = *all.in("en");
    const SectionIndex walk = book.find("10.1").value();
    const Selection owner(book,
                          gameOf(rules::Edition::Combined21, {Box::Base, Box::HorsesStagecoach}));
    EXPECT_TRUE(owner.isInForce(walk));
    const std::string text = plainText(book, walk, owner, Others::Hidden, 1000);
    EXPECT_THAT(text, HasSubstr("10.1 Walk\n[without]\n"));
    EXPECT_THAT(text, HasSubstr("[without]\nSlowly."));
    const Selection without(book, gameOf(rules::Edition::Combined21, {Box::Base}));
    EXPECT_THAT(plainText(book, walk, without, Others::Hidden, 1000), Not(HasSubstr("without")));
}

TEST(Html, showsTheRulesOfTheGameAndMarksOthers)
{
    const std::string own = html(english(), at("10.5"), inBaseGame(), Others::Hidden);
    EXPECT_THAT(own, HasSubstr("Three times."));
    EXPECT_THAT(own, Not(HasSubstr("by night")));
    EXPECT_THAT(own, Not(HasSubstr("Official rules 2016"))) << "plain, because it holds";
    const std::string others = html(english(), at("10.5"), inBaseGame(), Others::OtherRules);
    EXPECT_THAT(
        others,
        HasSubstr("<div class=\"when other\">\n"
                  "<p class=\"label\">in the combined rules and the French rules of 2014</p>"));
    EXPECT_THAT(others, Not(HasSubstr("coach")));
    EXPECT_THAT(html(english(), at("10.5"), inBaseGame(), Others::All),
                HasSubstr("<div class=\"example absent\">\n"
                          "<p class=\"label\">Example (with the stagecoach)</p>"));
}

TEST(Html, saysForWhomEverythingIsWithoutAGame)
{
    EXPECT_THAT(html(english(), at("10.5"), Selection(english()), Others::Hidden),
                HasSubstr("<p class=\"label\">in the official rules of 2016</p>"));
}

TEST(Html, aSectionThatDoesNotHoldIsReadWhole)
{
    EXPECT_THAT(html(english(), at("10.5.1"), inBaseGame(), Others::Hidden),
                HasSubstr("<p class=\"label\">with bot bandits</p>"));
    const std::vector sections{at("10.5.1"), at("10.6")};
    const std::string several = html(english(), sections, inBaseGame(), Others::Hidden);
    EXPECT_THAT(several, Not(HasSubstr("Nobody answers"))) << "but not among others";
    EXPECT_THAT(several, HasSubstr("Shout"));
}

TEST(Html, marksTranslationsThatAreOlderOrMissing)
{
    const Book& french = *smallBook().in("fr");
    EXPECT_THAT(html(french, at("10.5"), Selection(french), Others::Hidden),
                HasSubstr("<p class=\"older\">Cette traduction"));
    const std::string missing = html(french, at("10.5.1"), Selection(french), Others::Hidden);
    EXPECT_THAT(missing, HasSubstr("<p class=\"missing\">"));
    EXPECT_THAT(missing, HasSubstr("<div lang=\"en\">"));
}

TEST(Html, tablesListsAndSteps)
{
    const std::string text = html(english(), at("10.6"), Selection(english()), Others::Hidden);
    EXPECT_THAT(text, HasSubstr("<table><tr><th>How loud</th>"));
    EXPECT_THAT(text, HasSubstr("<td>the <i>whole</i> street</td>"));
    EXPECT_THAT(text, HasSubstr("<ol><li>Breathe in.</li><li>Shout.</li></ol>"));
}

TEST(Html, keepsWhatIsSpecialToItself)
{
    EXPECT_EQ(escaped("a < b & \"c\" > d"), "a &lt; b &amp; &quot;c&quot; &gt; d");
}

TEST(PlainText, isReadAloud)
{
    EXPECT_EQ(plainText("One **two**\nthree.\n\n- a\n- [b](rule:1)\n\n1. x\n2. y\n"),
              "One two three.\n\n- a\n- b\n\n1. x\n2. y");
    EXPECT_EQ(plainText("| A | B |\n|---|---|\n| 1 | 2 |\n"), "A | B\n1 | 2");
}

TEST(PlainText, ofASectionFitsTheTerminal)
{
    EXPECT_EQ(plainText(english(), at("10.5.1"), Selection(english()), Others::Hidden, 30),
              "10.5.1 Nobody answers\n[with bot bandits]\n\n"
              "Whoever has knocked in vain\ngoes on to the shouting.\n\n"
              "[Note]\nThe old books knew no\nshouting: see 10.6.\n");
}

TEST(PlainText, indentsWhatBelongsToAnItem)
{
    EXPECT_EQ(wrapped("- one two three", 9), "- one two\n  three");
    EXPECT_EQ(wrapped("12. été été été", 11), "12. été été\n    été");
    EXPECT_EQ(wrapped("  - one two", 7), "  - one\n    two");
}

TEST(PlainText, citesWhatHolds)
{
    EXPECT_EQ(citation(english(), at("10.5"), inBaseGame(), rules::Edition::Official2016),
              "10.5 Knock (Official rules 2016)\n\n"
              "Knock at the door of a neighbour, then at that of another neighbour next door "
              "(Neighbour).\n\nThree times.\n");
}

TEST(Labels, thatALanguageLacksAreMistakes)
{
    Mistakes mistakes;
    const Labels labels(SourceFile{"labels.txt", "edition=combined-2.1 = Combined\n"}, nullptr,
                        mistakes);
    EXPECT_EQ(labels["edition=combined-2.1"], "Combined");
    EXPECT_EQ(mistakes.size(), labelKeys().size() - 1) << "every other key is missing";
}

TEST(Labels, thatNobodyNeedsAreMistakes)
{
    Mistakes mistakes;
    const Labels labels(SourceFile{"labels.txt", "weather = rain\nwhat\n"}, nullptr, mistakes);
    EXPECT_EQ(mistakes[0].code, MistakeCode::UnknownLabel);
    EXPECT_EQ(mistakes[1].code, MistakeCode::BadEntry);
    EXPECT_EQ(labels["weather"], "weather");
}

TEST(Foundations, areRulingsCasesAndTheReasonsInThem)
{
    Foundations foundations;
    foundations.addCases("fire.case", "rules official-2016\n"
                                      "train locomotive saloon luggage\n"
                                      "seats doc django\n\n"
                                      "case 10.6-01 Too far away\n"
                                      "also 11.1\n"
                                      "doc in locomotive\n"
                                      "django in luggage\n"
                                      "judge doc fire at django\n"
                                      "  verdict refused: out-of-sight django 11.1\n");
    const Resting& fire = foundations.on({10, 6, 0});
    ASSERT_EQ(fire.cases.size(), 1U);
    EXPECT_EQ(fire.cases[0], (CaseReference{"10.6-01", "Too far away", "fire.case", 5}));
    EXPECT_THAT(fire.rulings, testing::Contains(rules::Ruling::FireAtBotMarshal));
    const Resting& sight = foundations.on({11, 1, 0});
    EXPECT_EQ(sight.cases.size(), 1U);
    EXPECT_THAT(sight.reasons, ElementsAre(rules::Reason::OutOfSight));
    EXPECT_TRUE(foundations.on({19, 1, 0}).cases.empty());
}

} // namespace caboose::rulebook
