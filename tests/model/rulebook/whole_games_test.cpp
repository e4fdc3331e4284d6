// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook as the people of a whole game read it, against what that game's rules are.

#include "model/rulebook/book/selection.h"
#include "model/rulebook/reading/markdown.h"
#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/text_words.h"
#include "model/rulebook/text/utf8.h"
#include "tests/model/rulebook/whole_book.h"
#include "tests/model/rulebook/whole_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace caboose::rulebook {

namespace {

/// What is wrong, each with the first game in which it is, and in how many.
class Findings {
public:
    void add(const std::string& what, const WholeGame& game)
    {
        auto& found = m_findings[what];
        if (found.second++ == 0) found.first = game.name;
    }
    /// One a line; nothing if all is well.
    [[nodiscard]] std::string told() const
    {
        std::string text;
        for (const auto& [what, found] : m_findings) {
            text +=
                what + " (games: " + std::to_string(found.second) + ", as " + found.first + ")\n";
        }
        return text;
    }

private:
    std::map<std::string, std::pair<std::string, int>> m_findings;
};

std::vector<WholeGame> gamesAndOwners()
{
    std::vector<WholeGame> all = wholeGames();
    all.insert(all.end(), ownedBoxes().begin(), ownedBoxes().end());
    return all;
}

/// "KEY = VALUE", trimmed.
std::pair<std::string, std::string> entryOf(const std::string& line)
{
    const std::size_t sign = line.find(" = ");
    return {std::string(trimmed(std::string_view(line).substr(0, sign))),
            std::string(trimmed(std::string_view(line).substr(sign + 3)))};
}

bool isMeant(std::string_view pattern, std::string_view id)
{
    if (!pattern.ends_with('*')) return pattern == id;
    pattern.remove_suffix(1);
    return id == pattern || (id.starts_with(pattern) && id[pattern.size()] == '.');
}

/// Which games have a section, by the table; of several lines the last counts.
std::string wantedFor(const std::string& id)
{
    static const auto lines = dataLines("games/sections.txt");
    std::string wanted;
    for (const std::string& line : lines) {
        const auto [pattern, games] = entryOf(line);
        if (isMeant(pattern, id)) wanted = games;
    }
    return wanted;
}

/// What people read as rules, notes left out, and of tables the rows of other games.
struct VisibleBlock {
    const Section* section;
    Block block;
};

Block asReadIn(const Selection& selection, Block block)
{
    block.markdown = markdownOf(
        block, [](const Link&) { return true; },
        [&](const Conditions& conditions) {
            return selection.of(conditions) == Applicability::InForce;
        });
    return block;
}

std::vector<VisibleBlock> rulesIn(const Book& book, const Selection& selection)
{
    std::vector<VisibleBlock> blocks;
    for (SectionIndex i = 0; i < book.size(); ++i) {
        for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
            const Block& block = book[i].blocks[b];
            if (block.kind == BlockKind::Note) continue;
            if (selection.block(i, b) == Applicability::InForce) {
                blocks.push_back({&book[i], asReadIn(selection, block)});
            }
        }
    }
    return blocks;
}

bool saysSomething(const Book& book, SectionIndex i, const Selection& selection)
{
    for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
        const BlockKind kind = book[i].blocks[b].kind;
        if (kind != BlockKind::Text && kind != BlockKind::When) continue;
        if (selection.block(i, b) == Applicability::InForce) return true;
    }
    return std::ranges::any_of(book.children(i),
                               [&](SectionIndex below) { return selection.isInForce(below); });
}

/// Chapter 1 tells what all the boxes are; some lists are for every game.
bool mayMentionAnything(const Section& section)
{
    static const auto lines = dataLines("games/asides.txt");
    if (section.rule && section.rule->chapter == 1) return true;
    return std::ranges::any_of(
        lines, [&](const std::string& line) { return isMeant(entryOf(line).first, section.id); });
}

bool isExample(const Block& block)
{
    return block.kind == BlockKind::Example;
}

/// The words of a text with one blank between them and at both ends, in small letters.
std::string flat(std::string_view text)
{
    std::string all = " ";
    for (const Word& word : wordsOf(text)) all += lowered(word.text) + ' ';
    return all;
}

/// What each paragraph, item and row of a block begins with: what it is about.
std::vector<std::string> beginningsOf(const Block& block)
{
    constexpr std::size_t words = 6;
    std::vector<std::string> beginnings;
    const std::string text = plainText(block.markdown);
    for (const std::string_view line : linesOf(text)) {
        std::string beginning = flat(line);
        std::size_t end = 0;
        for (std::size_t n = 0; n < words && end != std::string::npos; ++n) {
            end = beginning.find(' ', end + 1);
        }
        if (end != std::string::npos) beginning.resize(end + 1);
        beginnings.push_back(std::move(beginning));
    }
    return beginnings;
}

/// Whole sentences of some length; what a list or table names may stand there twice.
std::vector<std::string> sentencesOf(const Block& block)
{
    constexpr int fewWords = 7;
    std::vector<std::string> sentences;
    const std::string text = plainText(block.markdown);
    for (const std::string_view line : linesOf(text)) {
        std::size_t start = 0;
        for (auto end = line.find_first_of(".!?"); end != std::string_view::npos;
             end = line.find_first_of(".!?", start)) {
            std::string words = flat(line.substr(start, end - start));
            if (std::ranges::count(words, ' ') > fewWords) sentences.push_back(std::move(words));
            start = end + 1;
        }
    }
    return sentences;
}

} // namespace

TEST(WholeGames, areMany)
{
    EXPECT_GE(wholeGames().size(), 40U);
}

TEST(WholeGames, haveTheirSectionsAndNoOthers)
{
    const Book& book = *wholeBook().in("en");
    Findings findings;
    for (const WholeGame& game : wholeGames()) {
        const Selection selection(book, game.context);
        for (SectionIndex i = 0; i < book.size(); ++i) {
            const std::string wanted = wantedFor(book[i].id);
            const bool isWanted = wanted.empty() || isSo(game, wanted);
            if (isWanted == selection.isInForce(i)) continue;
            findings.add(book[i].id + (isWanted ? " is missing" : " is too much"), game);
        }
    }
    EXPECT_TRUE(findings.told().empty()) << findings.told();
}

TEST(WholeGames, haveNoEmptySection)
{
    const Book& book = *wholeBook().in("en");
    Findings findings;
    for (const WholeGame& game : gamesAndOwners()) {
        const Selection selection(book, game.context);
        for (SectionIndex i = 0; i < book.size(); ++i) {
            if (!selection.isInForce(i) || saysSomething(book, i, selection)) continue;
            findings.add(book[i].id + " says nothing", game);
        }
    }
    EXPECT_TRUE(findings.told().empty()) << findings.told();
}

/// Terms link by themselves, and only to what is in the game (render_test.cpp).
TEST(WholeGames, haveNoLinkToWhatIsNotTheirs)
{
    for (const Book& book : wholeBook().books) {
        Findings findings;
        for (const WholeGame& game : gamesAndOwners()) {
            const Selection selection(book, game.context);
            for (const auto& [section, block] : rulesIn(book, selection)) {
                for (const Link& link : block.links) {
                    if (link.isTerm || selection.isInForce(book.find(link.target).value()))
                        continue;
                    findings.add(section->id + ':' + std::to_string(link.line) + " leads to " +
                                     link.target + " by “" + link.words + "”",
                                 game);
                }
            }
        }
        EXPECT_TRUE(findings.told().empty()) << book.language() << ":\n" << findings.told();
    }
}

TEST(WholeGames, sayNothingTwiceInASection)
{
    for (const Book& book : wholeBook().books) {
        Findings findings;
        for (const WholeGame& game : wholeGames()) {
            std::map<std::string, int> seen;
            for (const auto& [section, block] : rulesIn(book, Selection(book, game.context))) {
                for (const std::string& sentence : sentencesOf(block)) {
                    if (++seen[section->id + sentence] == 2) {
                        findings.add(section->id + ':' + sentence, game);
                    }
                }
            }
        }
        EXPECT_TRUE(findings.told().empty()) << book.language() << ":\n" << findings.told();
    }
}

TEST(WholeGames, areSilentAboutWhatIsNotThere)
{
    for (const Book& book : wholeBook().books) {
        const auto lines = dataLines("games/words." + book.language() + ".txt");
        ASSERT_FALSE(lines.empty());
        Findings findings;
        for (const WholeGame& game : wholeGames()) {
            std::vector<std::pair<std::string, std::string>> barred;
            for (const std::string& line : lines) {
                const auto [word, whose] = entryOf(line);
                if (!isSo(game, whose)) barred.emplace_back(flat(word), whose);
            }
            for (const auto& [section, block] : rulesIn(book, Selection(book, game.context))) {
                if (mayMentionAnything(*section)) continue;
                for (const std::string& beginning : beginningsOf(block)) {
                    for (const auto& [word, whose] : barred) {
                        if (isExample(block) && whose.ends_with("example")) continue;
                        if (beginning.find(word) == std::string::npos) continue;
                        findings.add(section->id + ':' + std::to_string(block.line) + " tells of" +
                                         word + "in:" + beginning,
                                     game);
                    }
                }
            }
        }
        EXPECT_TRUE(findings.told().empty()) << book.language() << ":\n" << findings.told();
    }
}

/// Events and kinds of turns have names of their own, which are terms: a rule that has one names
/// what no card of the game brings.
TEST(WholeGames, nameNoEventOrTurnThatNoCardOfTheirsBrings)
{
    const auto isOfACard = [](std::string_view id) {
        return id.starts_with("7.") || (id.starts_with("6.") && id.size() == 3);
    };
    for (const Book& book : wholeBook().books) {
        Findings findings;
        for (const WholeGame& game : wholeGames()) {
            const Selection selection(book, game.context);
            for (const auto& [section, block] : rulesIn(book, selection)) {
                if (mayMentionAnything(*section)) continue;
                for (const Link& link : block.links) {
                    if (!link.isTerm || !isOfACard(link.target)) continue;
                    if (selection.isInForce(book.find(link.target).value())) continue;
                    findings.add(section->id + ':' + std::to_string(link.line) + " names " +
                                     link.words,
                                 game);
                }
            }
        }
        EXPECT_TRUE(findings.told().empty()) << book.language() << ":\n" << findings.told();
    }
}

/// Rows go with what isn't in the game; what is left of a table says something.
TEST(WholeGames, haveNoTableWithoutARow)
{
    for (const Book& book : wholeBook().books) {
        Findings findings;
        for (const WholeGame& game : gamesAndOwners()) {
            for (const auto& [section, block] : rulesIn(book, Selection(book, game.context))) {
                if (block.rows.empty()) continue;
                const auto marks = parseMarkdown(block.markdown);
                const auto rows = std::ranges::count(marks, MarkEvent{Mark::Row, true});
                const auto tables = std::ranges::count(marks, MarkEvent{Mark::Table, true});
                if (rows <= tables) findings.add(section->id + " has an empty table", game);
            }
        }
        EXPECT_TRUE(findings.told().empty()) << book.language() << ":\n" << findings.told();
    }
}

TEST(WholeGames, readTheirOwnSentencesAndNoOthers)
{
    const Book& book = *wholeBook().in("en");
    const auto lines = dataLines("games/sentences.txt");
    ASSERT_GT(lines.size(), 40U);
    Findings findings;
    for (const WholeGame& game : wholeGames()) {
        std::string all;
        for (const auto& [section, block] : rulesIn(book, Selection(book, game.context))) {
            all += flat(plainText(block.markdown));
        }
        for (const std::string& line : lines) {
            const auto [words, whose] = entryOf(line);
            const bool isThere = all.find(flat(words)) != std::string::npos;
            if (isThere == isSo(game, whose)) continue;
            findings.add((isThere ? "too much: " : "missing: ") + words, game);
        }
    }
    EXPECT_TRUE(findings.told().empty()) << findings.told();
}

/// The languages have the same blocks under the same conditions; one is enough.
TEST(WholeGames, haveNoNoteThatCallsTheirOwnRulesOthers)
{
    const Book& book = *wholeBook().in("en");
    const auto lines = dataLines("games/notes.txt");
    Findings findings;
    for (const WholeGame& game : wholeGames()) {
        const Selection selection(book, game.context);
        for (SectionIndex i = 0; i < book.size(); ++i) {
            if (isMeant("16*", book[i].id) || isMeant("4.7*", book[i].id)) continue;
            for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
                const Block& block = book[i].blocks[b];
                if (block.kind != BlockKind::Note) continue;
                if (selection.block(i, b) != Applicability::InForce) continue;
                const std::string text = flat(plainText(block.markdown));
                for (const std::string& line : lines) {
                    const auto [words, whose] = entryOf(line);
                    if (text.find(flat(words)) == std::string::npos || isSo(game, whose)) continue;
                    findings.add(book[i].id + ':' + std::to_string(block.line) + " says " + words,
                                 game);
                }
            }
        }
    }
    EXPECT_TRUE(findings.told().empty()) << findings.told();
}

} // namespace caboose::rulebook
