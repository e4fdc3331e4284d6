// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/selection.h"
#include "model/rulebook/reading/terms.h"
#include "tests/model/rulebook/small_book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace caboose::rulebook {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Section> sectionsWith(const std::vector<std::string>& terms)
{
    std::vector<Section> sections;
    for (const std::string& term : terms) {
        Section section;
        section.id = "s" + std::to_string(sections.size());
        section.terms = {term};
        sections.push_back(section);
    }
    return sections;
}

std::vector<std::string> found(const std::vector<std::string>& terms, const std::string& text)
{
    std::vector<std::string> matches;
    for (const auto& match : Terms(sectionsWith(terms)).findIn(text)) {
        matches.push_back(text.substr(match.offset, match.size));
    }
    return matches;
}

std::string markdownOf(std::string_view language, std::string_view id, std::size_t block)
{
    const Book& book = *smallBook().in(language);
    return book[book.find(id).value()].blocks[block].markdown;
}

} // namespace

TEST(Terms, areWholeWordsAndTheLongestFirst)
{
    EXPECT_THAT(found({"car", "caboose car", "line of sight"}, "A caboose car, a cart, a car."),
                ElementsAre("caboose car", "car"));
    EXPECT_THAT(found({"line of sight"}, "In line\nof sight; line of, sight."),
                ElementsAre("line\nof sight"));
}

TEST(Terms, inSmallLettersAreFoundHoweverWritten)
{
    EXPECT_THAT(found({"adjacent"}, "Adjacent and adjacent."), ElementsAre("Adjacent", "adjacent"));
}

TEST(Terms, withCapitalsAreFoundWithTheirCapitals)
{
    EXPECT_THAT(found({"Escape"}, "Escape: they escape."), ElementsAre("Escape"));
    EXPECT_THAT(found({"Coup de poing"}, "Coup de poing, coup de poing"),
                ElementsAre("Coup de poing"));
}

TEST(Terms, haveTheirAccentsAndAnyApostrophe)
{
    EXPECT_THAT(found({"étage"}, "L’étage, l'étage, etage."), ElementsAre("étage", "étage"));
    EXPECT_THAT(found({"Changement d’étage"}, "Changement d'étage"),
                ElementsAre("Changement d'étage"));
    EXPECT_THAT(found({"Belle"}, "Belle’s turn"), ElementsAre("Belle"));
}

TEST(Linking, showsNumbersTitlesAndWordsOfItsOwn)
{
    EXPECT_EQ(markdownOf("en", "10.5.1", 0),
              "Whoever has [knocked](rule:10.5) in vain goes on to [the shouting](rule:10.6).\n");
    EXPECT_EQ(markdownOf("en", "10.5.1", 1),
              "The old books knew no shouting: see [10.6](rule:10.6).\n");
}

TEST(Linking, linksATermOnceABlockAndNeverToItself)
{
    EXPECT_EQ(markdownOf("en", "10.5", 0),
              "Knock at the door of a [neighbour](rule:neighbour), then at that of another "
              "neighbour next door ([Neighbour](rule:neighbour)).\n");
    EXPECT_EQ(markdownOf("fr", "10.5", 0),
              "Frappez à la porte d’un [voisin](rule:neighbour), puis à celle d’une autre voisine "
              "([Voisin](rule:neighbour)).\n");
}

TEST(Book, isATree)
{
    const Book& book = *smallBook().in("en");
    const auto chapter = book.find("10").value();
    const auto knock = book.find("10.5").value();
    const auto answers = book.find("10.5.1").value();
    EXPECT_THAT(book.chapters(), ElementsAre(chapter));
    EXPECT_EQ(book.parent(answers), knock);
    EXPECT_EQ(book.parent(book.find("neighbour").value()), chapter);
    EXPECT_THAT(book.children(knock), ElementsAre(answers));
    EXPECT_THAT(book.path(answers), ElementsAre(chapter, knock));
    EXPECT_EQ(book.chapterOf(answers), chapter);
    EXPECT_EQ(book.parent(chapter), std::nullopt);
}

TEST(Book, hasAPointThatStandsBeforeItsSectionBelowTheChapter)
{
    const Rulebook rulebook =
        bookOf("# 10 Deeds\n\nA\n\n## 10.5.1 Nobody\n\nB\n\n## 10.5 Knock\n\nC\n");
    const Book& book = rulebook.books.front();
    EXPECT_THAT(mistakesOf(rulebook), ElementsAre("9:out-of-order 10.5 10.5.1"));
    EXPECT_EQ(book.parent(1), 0U);
    EXPECT_TRUE(book.children(2).empty());
    const Selection selection(book, gameOf(rules::Edition::Official2016, {Box::Base}, 4));
    EXPECT_TRUE(selection.isInForce(1));
}

TEST(Book, knowsWhoRefersToASection)
{
    const Book& book = *smallBook().in("en");
    const auto at = [&](const char* id) { return book.find(id).value(); };
    EXPECT_THAT(book.linkedFrom(at("10.6")), ElementsAre(at("10.5.1")));
    EXPECT_THAT(book.linkedFrom(at("10.5")), ElementsAre(at("10.5.1")));
    EXPECT_THAT(book.linkedFrom(at("10.5.1")), IsEmpty());
}

TEST(Book, knowsTheNearestSectionOfARule)
{
    const Book& book = *smallBook().in("en");
    EXPECT_EQ(book.nearest({10, 5, 1}), book.find("10.5.1"));
    EXPECT_EQ(book.nearest({10, 5, 9}), book.find("10.5"));
    EXPECT_EQ(book.nearest({10, 9, 9}), book.find("10"));
    EXPECT_EQ(book.nearest({11, 1, 0}), std::nullopt);
}

} // namespace caboose::rulebook
