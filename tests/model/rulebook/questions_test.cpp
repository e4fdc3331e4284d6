// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The search against questions that people really ask.

#include "model/rulebook/book/selection.h"
#include "model/rulebook/search/search.h"
#include "model/rulebook/text/text_line.h"
#include "tests/model/rulebook/whole_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <random>

namespace caboose::rulebook {

namespace {

struct Question {
    std::string text;
    std::vector<std::string_view> answers;
};

/// The place of the first right section, from 1; 0 if it is not among the first ten.
std::size_t placeOf(const Search& search, const Book& book, const Question& question)
{
    const Results results = search.find({.text = question.text, .most = 10});
    for (std::size_t place = 0; place < results.hits.size(); ++place) {
        const std::string& id = book[results.hits[place].section].id;
        if (std::ranges::find(question.answers, id) != question.answers.end()) return place + 1;
    }
    return 0;
}

/// So many of ten among the first three, of the questions in a file.
void expectAnswers(const std::string& file, const std::string& language, double ofTen)
{
    const Book& book = *wholeBook().in(language);
    const Search search(book, wholeBook().books);
    const auto lines = dataLines(file + "." + language + ".txt");
    ASSERT_GE(lines.size(), 60U);
    std::size_t first = 0;
    std::size_t amongThree = 0;
    for (const std::string& line : lines) {
        const std::size_t sign = line.find(" = ");
        ASSERT_NE(sign, std::string::npos) << line;
        const Question question{line.substr(0, sign),
                                blankSeparated(std::string_view(line).substr(sign + 3))};
        for (const std::string_view id : question.answers) {
            EXPECT_TRUE(book.find(id)) << id << " in: " << line;
        }
        const std::size_t place = placeOf(search, book, question);
        first += place == 1 ? 1U : 0U;
        amongThree += place >= 1 && place <= 3 ? 1U : 0U;
        if (place == 0 || place > 3) std::cout << "  place " << place << ": " << line << '\n';
    }
    std::cout << file << ' ' << language << ": " << lines.size() << " questions, " << first
              << " answered first, " << amongThree << " among the first three\n";
    EXPECT_GE(static_cast<double>(amongThree) * 10, static_cast<double>(lines.size()) * ofTen);
}

/// The words of all questions.
std::vector<std::string> wordsAsked()
{
    std::vector<std::string> words;
    for (const std::string& line : dataLines("questions.en.txt")) {
        const std::string_view question = std::string_view(line).substr(0, line.find(" = "));
        for (const auto word : blankSeparated(question)) {
            words.emplace_back(word);
        }
    }
    return words;
}

/// Some of the words, with quotes, minus signs and words cut short.
std::string mixture(const std::vector<std::string>& words, std::mt19937& chance)
{
    std::string text;
    for (auto left = 1 + chance() % 6; left > 0; --left) {
        const std::string& word = words[chance() % words.size()];
        const auto sign = chance() % 12;
        text += sign == 0 ? "-" : sign == 1 ? "\"" : sign == 2 ? "-\"" : "";
        text += sign == 3 ? word.substr(0, 1 + chance() % word.size()) : word;
        text += sign == 4 ? "\" " : " ";
    }
    text.pop_back();
    return text;
}

} // namespace

TEST(Questions, ofAnyMixtureOfWordsAreAnsweredWithinTheirLimits)
{
    const Book& book = *wholeBook().in("en");
    const Search search(book, wholeBook().books);
    const Selection selection(book, gameOf(rules::Edition::Official2016, {Box::Base}, 4));
    const auto words = wordsAsked();
    std::mt19937 chance(1899);
    for (int n = 0; n < 1500; ++n) {
        const std::string text = mixture(words, chance);
        const bool isTyping = n % 2 == 0;
        const Results results =
            search.find({.text = text, .isTyping = isTyping, .selection = &selection, .most = 8});
        EXPECT_LE(results.hits.size(), 8U) << text;
        for (const Hit& hit : results.hits) {
            EXPECT_TRUE(selection.isInForce(hit.section)) << text << ": " << book[hit.section].id;
            EXPECT_EQ(selection.block(hit.section, hit.block), Applicability::InForce) << text;
        }
    }
}

TEST(Questions, inEnglishAreAnsweredAmongTheFirstThree)
{
    expectAnswers("questions", "en", 9);
}

TEST(Questions, inFrenchAreAnsweredAmongTheFirstThree)
{
    expectAnswers("questions", "fr", 9);
}

/// Of what nothing was fitted to, a little less: it shall not become worse.
TEST(Questions, thatNobodyThoughtOfAreAnsweredAsWell)
{
    expectAnswers("unseen", "en", 9);
    expectAnswers("unseen", "fr", 8.8);
}

TEST(Questions, aboutWhatPeopleGetWrongAreAnsweredAmongTheFirstThree)
{
    expectAnswers("traps", "en", 9.9);
    expectAnswers("traps", "fr", 9.9);
}

} // namespace caboose::rulebook
