// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/search/search.h"
#include "model/rulebook/search/search_vocabulary.h"
#include "model/rulebook/search/stems.h"
#include "tests/model/rulebook/small_book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace caboose::rulebook {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const Search& searchIn(const std::string& language)
{
    static const Search english(*smallBook().in("en"), smallBook().books);
    static const Search french(*smallBook().in("fr"), smallBook().books);
    return language == "fr" ? french : english;
}

std::vector<std::string> idsOf(const Results& results, const std::string& language)
{
    std::vector<std::string> ids;
    for (const Hit& hit : results.hits) ids.push_back((*smallBook().in(language))[hit.section].id);
    return ids;
}

std::vector<std::string> found(const Query& query, const std::string& language = "en")
{
    return idsOf(searchIn(language).find(query), language);
}

std::vector<std::string> found(const char* text, const std::string& language = "en")
{
    return found(Query{.text = text}, language);
}

std::string best(const char* text, const std::string& language = "en")
{
    const auto ids = found(text, language);
    return ids.empty() ? std::string() : ids.front();
}

std::string typed(const char* text)
{
    const auto ids = found(Query{.text = text, .isTyping = true});
    return ids.empty() ? std::string() : ids.front();
}

SectionIndex at(const char* id)
{
    return smallBook().in("en")->find(id).value();
}

std::string marked(const Hit& hit)
{
    std::string text;
    std::size_t at = 0;
    for (const Snippet::Marked& mark : hit.snippet.marks) {
        text += hit.snippet.text.substr(at, mark.offset - at) + '[' +
                hit.snippet.text.substr(mark.offset, mark.size) + ']';
        at = mark.offset + mark.size;
    }
    text += hit.snippet.text.substr(at);
    return text;
}

} // namespace

TEST(Search, findsWordsInAnyForm)
{
    EXPECT_EQ(best("whisper"), "10.6");
    EXPECT_EQ(best("whispers whispering"), "10.6");
    EXPECT_EQ(best("murmures", "fr"), "10.6");
}

TEST(Search, forgivesAccentsAndTypingErrors)
{
    EXPECT_EQ(best("a cote", "fr"), "neighbour");
    EXPECT_EQ(best("MARTELER", "fr"), "10.5");
    const Results results = searchIn("en").find({.text = "wisper street"});
    EXPECT_EQ(idsOf(results, "en").front(), "10.6");
    EXPECT_EQ(results.mended, "whisper street");
    EXPECT_EQ(searchIn("en").find({.text = "whisper"}).mended, "");
}

TEST(Search, knowsWhatPeopleCallIt)
{
    EXPECT_EQ(best("hammer"), "10.5") << "from :words";
    EXPECT_EQ(best("tap"), "10.5") << "a synonym";
    EXPECT_EQ(best("road"), "10.6") << "a synonym of a word in the text";
    EXPECT_EQ(best("toquer", "fr"), "10.5");
}

TEST(Search, knowsWhatPeopleAsk)
{
    EXPECT_EQ(best("anybody home"), "10.5");
    EXPECT_EQ(best("I lost my voice"), "10.6");
    EXPECT_EQ(best("behind the wallpaper"), "10.5") << "the nearer question";
    EXPECT_EQ(best("wallpaper shop"), "10.6");
    EXPECT_EQ(best("knock -wallpaper"), "10.5") << "nobody reads the questions";
}

TEST(Search, marksWordsThatSaySomething)
{
    const auto firstOf = [](const char* text) {
        return marked(searchIn("en").find({.text = text, .most = 1}).hits.front());
    };
    EXPECT_EQ(firstOf("how can I knock at the door"),
              "[Knock] at the [door] of a neighbour, then at that of another neighbour next [door] "
              "(Neighbour).");
    EXPECT_EQ(firstOf("\"at the door\""),
              "Knock at the [door] of a neighbour, then at that of another neighbour next [door] "
              "(Neighbour).");
    EXPECT_THAT(firstOf("of the"), HasSubstr("[of]")) << "nothing else was asked for";
}

TEST(Search, knowsTheOtherLanguages)
{
    EXPECT_EQ(best("voisine"), "neighbour");
    EXPECT_EQ(best("shout", "fr"), "10.6");
}

TEST(Search, findsNumbersExactly)
{
    EXPECT_THAT(found("10.5"), ElementsAre("10.5", "10.5.1"));
    EXPECT_EQ(best("10.5.1"), "10.5.1");
    EXPECT_THAT(found("10."), ElementsAre("10.5", "10.5.1", "10.6"));
    EXPECT_EQ(best("10"), "10");
}

TEST(Search, putsNamesFirst)
{
    EXPECT_EQ(best("knock"), "10.5");
    EXPECT_EQ(best("NEIGHBOURS"), "neighbour");
    EXPECT_EQ(best("next door"), "neighbour");
}

TEST(Search, goesOnWhileOneTypes)
{
    EXPECT_EQ(typed("nei"), "neighbour");
    EXPECT_EQ(typed("whole str"), "10.6");
    EXPECT_THAT(found("nei"), IsEmpty()) << "a whole word when one does not type";
}

TEST(Search, findsPhrasesAndLeavesOut)
{
    EXPECT_THAT(found("\"the whole street\""), ElementsAre("10.6"));
    EXPECT_THAT(found("\"whole the street\""), IsEmpty());
    EXPECT_THAT(found("shout"), Contains("10.5.1"));
    EXPECT_THAT(found("shout -vain"), Not(Contains("10.5.1")));
    EXPECT_THAT(found("shout -\"in vain\""), Not(Contains("10.5.1")));
}

TEST(Search, keepsToWhatIsAskedFor)
{
    const Book& book = *smallBook().in("en");
    const Selection base(book, gameOf(rules::Edition::Official2016, {Box::Base}, 4));
    EXPECT_THAT(found(Query{.text = "vain", .selection = &base}), IsEmpty()) << "bots only";
    EXPECT_THAT(found(Query{.text = "night", .selection = &base}), IsEmpty()) << "another edition";
    EXPECT_THAT(found(Query{.text = "three times", .selection = &base}), ElementsAre("10.5"));
    EXPECT_THAT(found(Query{.text = "knock", .about = {Piece::Bots}}), ElementsAre("10.5.1"));
    EXPECT_THAT(found(Query{.text = "coach", .about = {Piece::Stagecoach}}), ElementsAre("10.5"));
    EXPECT_THAT(found(Query{.text = "knock", .chapter = at("10")}), Contains("10.5"));
    EXPECT_THAT(found(Query{.text = "somebody", .most = 1}), testing::SizeIs(1));
}

TEST(Search, showsTheHitInItsContext)
{
    const Results results = searchIn("en").find({.text = "nights"});
    ASSERT_FALSE(results.hits.empty());
    EXPECT_EQ(results.hits[0].section, at("10.5"));
    EXPECT_EQ(results.hits[0].block, 2U);
    EXPECT_EQ(marked(results.hits[0]), "- Twice by day, - once by [night].");
    EXPECT_FALSE(results.hits[0].snippet.beginsInside);
}

TEST(Search, suggestsWhatMayHaveBeenMeant)
{
    EXPECT_EQ(searchIn("en").find({.text = "\"whole the street\""}).suggestion, "whole the street");
    EXPECT_EQ(searchIn("en").find({.text = "whisspperring"}).suggestion, "whisper");
    EXPECT_EQ(searchIn("en").find({.text = "zzzz"}).suggestion, "");
    EXPECT_EQ(searchIn("en").find({.text = "knock"}).suggestion, "");
}

TEST(Search, findsNothingForNothing)
{
    for (const char* text : {"", " ", "\"", "-", "- -", "\"\"", "«", "???", ".", "0", "-\"x"}) {
        EXPECT_THAT(found(text), IsEmpty()) << text;
    }
}

TEST(Search, ignoresWordsThatSayNothing)
{
    EXPECT_EQ(best("how can I shout"), "10.6");
    EXPECT_THAT(found("the"), Not(IsEmpty())) << "unless there are no others";
}

TEST(Vocabulary, countsWhatIsWrong)
{
    EXPECT_EQ(distance("marshal", "marshal", 2), 0);
    EXPECT_EQ(distance("marshal", "marhsal", 2), 1) << "swapped";
    EXPECT_EQ(distance("marshal", "marshall", 2), 1) << "too many";
    EXPECT_EQ(distance("marshal", "mershel", 2), 2) << "wrong";
    EXPECT_EQ(distance("marshal", "sheriff", 2), 3) << "more than was asked for";
    EXPECT_EQ(distance("", "ab", 2), 2);
}

TEST(Vocabulary, findsTheNearestWord)
{
    Vocabulary words;
    for (const char* word : {"punch", "punch", "lunch", "stagecoach", "roof"}) words.add(word);
    words.settle();
    EXPECT_EQ(words.nearest("unch", false), "punch") << "the more frequent";
    EXPECT_EQ(words.nearest("stagcoch", false), "stagecoach");
    EXPECT_EQ(words.nearest("stagco", false), std::nullopt);
    EXPECT_EQ(words.nearest("stagco", true), "stagecoach");
    EXPECT_EQ(words.nearest("rof", false), std::nullopt) << "too short to be sure";
    EXPECT_THAT(words.beginningWith("s", 5), ElementsAre("stagecoach"));
    EXPECT_THAT(words.beginningWith("", 2), ElementsAre("punch", "lunch"));
}

TEST(Stems, areTheSameWithAndWithoutAccents)
{
    const Stems french("fr");
    EXPECT_THAT(french.allOf("éjectés"), Contains(french.of("ejecte")));
    EXPECT_EQ(Stems("en").of("Shooting"), "shoot");
    EXPECT_EQ(Stems("no such language").of("Shooting"), "shooting");
}

} // namespace caboose::rulebook
