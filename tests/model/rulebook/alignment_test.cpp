// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rulebook/small_book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <vector>

namespace caboose::rulebook {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string english =
    "# 1 One\n:revision 2\n\nText, see [[1.1]].\n\n"
    "::: note with=bots\nA note.\n:::\n\n"
    "## 1.1 Two\n:when with=horses\n:printed official-2016 \"A\"\n\n- An item.\n";

struct Wrong {
    const char* text;
    const char* mistake;
};

void PrintTo(const Wrong& wrong, std::ostream* out)
{
    *out << wrong.mistake;
}

class Translation : public testing::TestWithParam<Wrong> {};

TEST_P(Translation, thatDiffersIsFound)
{
    EXPECT_THAT(mistakesOf(bookOf(english, GetParam().text)), ElementsAre(GetParam().mistake));
}

const std::vector<Wrong> wrongTexts{
    {"# 1 Un\n\nTexte, voir [[1.1]].\n\n::: note with=bots\nRemarque.\n:::\n",
     "0:missing-section 1.1"},
    {"# 1 Un\n\nTexte, voir [[1.1]].\n\n::: note with=bots\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=horses\n:printed official-2016 \"A\"\n\n- Un.\n\n## 1.2 "
     "Trois\n\nPlus.\n",
     "15:unknown-section 1.2"},
    {"# 1 Un\n\nTexte, voir [[1.1]].\n\n"
     "## 1.1 Deux\n:when with=horses\n:printed official-2016 \"A\"\n\n- Un.\n",
     "1:blocks-differ text text, note with=bots"},
    {"# 1 Un\n\nTexte, voir [[1.1]].\n\n::: note with=shotgun\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=horses\n:printed official-2016 \"A\"\n\n- Un.\n",
     "1:blocks-differ text, note with=shotgun text, note with=bots"},
    {"# 1 Un\n\nTexte, voir [[1.1]].\n\n::: note with=bots\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=horses\n:printed official-2016 \"A\"\n\nUn.\n",
     "13:parts-differ paragraph list"},
    {"# 1 Un\n\nTexte.\n\n::: note with=bots\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=horses\n:printed official-2016 \"A\"\n\n- Un.\n",
     "3:links-differ  1.1"},
    {"# 1 Un\n\nTexte, voir [[1.1]].\n\n::: note with=bots\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=bots\n:printed official-2016 \"A\"\n\n- Un.\n",
     "9:conditions-differ with=bots with=horses"},
    {"# 1 Un\n\nTexte, voir [[1.1]].\n\n::: note with=bots\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=horses\n\n- Un.\n",
     "9:printed-differs"},
    {"# 1 Un\n:of 3\n\nTexte, voir [[1.1]].\n\n::: note with=bots\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=horses\n:printed official-2016 \"A\"\n\n- Un.\n",
     "1:bad-revision 3 2"},
    {"# 1 Un\n:revision 2\n\nTexte, voir [[1.1]].\n\n::: note with=bots\nRemarque.\n:::\n\n"
     "## 1.1 Deux\n:when with=horses\n:printed official-2016 \"A\"\n\n- Un.\n",
     "2:only-in-original revision"},
};

INSTANTIATE_TEST_SUITE_P(Each, Translation, testing::ValuesIn(wrongTexts));

} // namespace

TEST(Alignment, findsRowsThatAreForOtherGames)
{
    const auto tableFor = [](const std::string& conditions) {
        return "# 1 One\n\n| a | b |\n|---|---|\n| c | d | :when " + conditions + '\n';
    };
    EXPECT_THAT(mistakesOf(bookOf(tableFor("with=bots"), tableFor("with=bots"))), IsEmpty());
    EXPECT_THAT(mistakesOf(bookOf(tableFor("with=bots"), tableFor("with=horses"))),
                ElementsAre("1:blocks-differ text | with=horses text | with=bots"));
}

TEST(Alignment, findsSectionsThatHaveMoved)
{
    const Rulebook rulebook = bookOf("# 1 One\n\nA.\n\n## {a} A\n\nA.\n\n## {b} B\n\nB.\n",
                                     "# 1 Un\n\nA.\n\n## {b} B\n\nB.\n\n## {a} A\n\nA.\n");
    EXPECT_THAT(mistakesOf(rulebook), ElementsAre("5:moved-section b", "9:moved-section a"));
    EXPECT_EQ((*rulebook.in("fr"))[1].id, "a") << "readers see the order of the original";
}

TEST(Alignment, everyLanguageHasEverySection)
{
    const Book& original = *smallBook().in("en");
    const Book& french = *smallBook().in("fr");
    ASSERT_EQ(original.size(), french.size());
    for (SectionIndex i = 0; i < original.size(); ++i) EXPECT_EQ(original[i].id, french[i].id);
}

TEST(Alignment, whatIsMissingIsShownInTheOriginalAndMarked)
{
    const Book& french = *smallBook().in("fr");
    const Section& missing = french[french.find("10.5.1").value()];
    EXPECT_EQ(missing.currency, Currency::Missing);
    EXPECT_EQ(missing.language, "en");
    EXPECT_EQ(missing.title, "Nobody answers");
}

TEST(Alignment, anOlderTranslationIsMarked)
{
    const Book& french = *smallBook().in("fr");
    EXPECT_EQ(french[french.find("10.5").value()].currency, Currency::Older);
    EXPECT_EQ(french[french.find("10.6").value()].currency, Currency::Current);
}

TEST(Alignment, anUnknownLanguageIsTheOriginal)
{
    EXPECT_EQ(smallBook().in("xx")->language(), "en");
    EXPECT_EQ(smallBook().in("fr_CA.UTF-8")->language(), "fr");
}

} // namespace caboose::rulebook
