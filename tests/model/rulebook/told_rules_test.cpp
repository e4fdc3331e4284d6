// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the referee says in games with stagecoach, horses and what else came in these boxes, against
// what the rulebook says in that game.

#include "model/notation/notation.h"
#include "model/rulebook/book/selection.h"
#include "model/rulebook/rendering/plain_text.h"
#include "model/rulebook/text/text_line.h"
#include "model/rulebook/text/text_words.h"
#include "model/rulebook/text/utf8.h"
#include "model/rules/core/names.h"
#include "model/rules/core/resolve.h"
#include "model/rules/playout/random_player.h"
#include "tests/model/rulebook/whole_book.h"
#include "tests/model/rulebook/whole_games.h"
#include "tests/model/rules/support/horses_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace caboose::rulebook {

namespace {

constexpr std::uint64_t games = 60;

/// Something that was said, and the rule that it names: "refused no-horse", "happens hides".
using Said = std::pair<std::string, rules::Rule>;

/// Plays at random and notes everything that is said of a rule.
class Listener : public rules::Answerer, public rules::Audience {
public:
    explicit Listener(std::uint64_t seed) : m_random(seed) { m_random.readRefusals(); }

    std::optional<rules::Choice> answer(const rules::Table& table,
                                        const rules::Question& question) override
    {
        note(question);
        return m_random.answer(table, question);
    }
    void forced(const rules::Question& question) override { note(question); }
    void happened(const rules::Happening& h) override
    {
        const bool isRefusal = h.what == rules::HappeningKind::NothingHappens;
        note(isRefusal ? "refused " + std::string(keyOf(h.reason))
                       : "happens " + std::string(keyOf(h.what)),
             h.rule);
    }

    std::set<Said> said;

private:
    void note(const rules::Question& question)
    {
        note("asks " + std::string(keyOf(question.ask())), question.rule());
        for (const rules::Option& option : question) {
            const bool isRefused = option.verdict.isRefused();
            note(isRefused ? "refused " + std::string(keyOf(option.verdict.reason)) : "allowed",
                 option.verdict.rule);
        }
    }
    void note(const std::string& what, rules::Rule rule)
    {
        if (!rule.isNone()) said.insert({what, rule});
    }

    rules::RandomPlayer m_random;
};

/// What was said in a game, and what the rulebook is for that game.
struct PlayedGame {
    std::set<Said> said;
    RulebookContext context;
};

PlayedGame played(std::uint64_t seed)
{
    rules::Random random(seed + 1);
    rules::Table table = rules::horsesGame(random);
    // What is in the game is seen best when all of it lies on the table.
    while (table.progress.step != rules::Step::PlayCard) {
        rules::RandomPlayer anybody(seed);
        rules::playBeat(table, anybody);
    }
    Listener listener(seed);
    const RulebookContext context = gameOn(table);
    while (table.progress.step != rules::Step::GameOver) {
        if (!rules::playBeat(table, listener, &listener)) break;
    }
    return {listener.said, context};
}

const std::vector<PlayedGame>& playedGames()
{
    static const std::vector<PlayedGame> all = [] {
        std::vector<PlayedGame> some;
        for (std::uint64_t n = 0; n < games; ++n) some.push_back(played(n));
        return some;
    }();
    return all;
}

std::string flat(std::string_view text)
{
    std::string all = " ";
    for (const Word& word : wordsOf(text)) all += lowered(word.text) + ' ';
    return all;
}

/// What people of this game read in a section.
std::string textIn(const Book& book, SectionIndex i, const Selection& selection)
{
    std::string all;
    for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
        if (selection.block(i, b) != Applicability::InForce) continue;
        all += flat(plainText(book[i].blocks[b].markdown));
    }
    return all;
}

/// "WHAT RULE = words / other words": which words of the section say it.
std::map<std::string, std::vector<std::string>> tellings()
{
    std::map<std::string, std::vector<std::string>> all;
    for (const std::string& line : dataLines("told_rules.txt")) {
        const std::size_t sign = line.find(" = ");
        const std::string key(trimmed(std::string_view(line).substr(0, sign)));
        for (const std::string& words : separated(std::string_view(line).substr(sign + 3), '/')) {
            all[key].push_back(flat(words));
        }
    }
    return all;
}

/// The rules of these boxes: those of the base game say what they say without them.
bool isOfTheseBoxes(rules::Rule rule)
{
    constexpr std::array<rules::Rule, 33> rules{{
        {4, 10, 2}, {4, 13, 0}, {4, 13, 1}, {4, 13, 2}, {5, 1, 4},  {5, 2, 3},  {5, 2, 4},
        {5, 3, 1},  {5, 4, 5},  {5, 4, 6},  {6, 3, 0},  {6, 3, 1},  {6, 7, 0},  {6, 7, 1},
        {7, 1, 6},  {7, 1, 8},  {7, 1, 9},  {7, 1, 11}, {7, 1, 13}, {7, 1, 14}, {7, 1, 15},
        {7, 2, 2},  {7, 2, 3},  {7, 2, 7},  {7, 2, 11}, {9, 3, 1},  {9, 3, 2},  {9, 3, 3},
        {9, 9, 3},  {9, 10, 0}, {10, 4, 0}, {12, 2, 0}, {15, 1, 2},
    }};
    const bool isHostage = rule.chapter == 15 && rule.section == 1;
    return isHostage || std::find(rules.begin(), rules.end(), rule) != rules.end();
}

} // namespace

TEST(ToldRules, haveTheirSectionInEachGameThatHasThem)
{
    const Book& book = *wholeBook().in("en");
    std::set<std::string> missing;
    for (const PlayedGame& game : playedGames()) {
        const Selection selection(book, game.context);
        for (const auto& [what, rule] : game.said) {
            const auto section = book.find(rule);
            if (section && selection.isInForce(*section)) continue;
            missing.insert(what + " " + toString(rule));
        }
    }
    std::string text;
    for (const std::string& each : missing) text += each + "\n";
    EXPECT_EQ(text, "");
}

TEST(ToldRules, areSaidByTheirSection)
{
    const Book& book = *wholeBook().in("en");
    const auto words = tellings();
    std::set<std::string> missing;
    for (const PlayedGame& game : playedGames()) {
        const Selection selection(book, game.context);
        for (const auto& [what, rule] : game.said) {
            const std::string key = what + " " + toString(rule);
            if (!isOfTheseBoxes(rule) || what == "allowed") continue;
            const auto known = words.find(key);
            if (known == words.end()) {
                missing.insert(key + " stands in no line of told_rules.txt");
                continue;
            }
            const std::string text = textIn(book, *book.find(rule), selection);
            const bool isSaid =
                std::any_of(known->second.begin(), known->second.end(),
                            [&](const std::string& some) { return text.find(some) != text.npos; });
            if (!isSaid) missing.insert(key + " is not said");
        }
    }
    std::string text;
    for (const std::string& each : missing) text += each + "\n";
    EXPECT_EQ(text, "");
}

/// A condition that no game meets would hide its sentence for ever.
TEST(ToldRules, haveNoSentenceThatNoGameReads)
{
    const Book& book = *wholeBook().in("en");
    std::set<std::pair<SectionIndex, std::size_t>> read;
    for (const auto* all : {&wholeGames(), &ownedBoxes()}) {
        for (const WholeGame& game : *all) {
            const Selection selection(book, game.context);
            for (SectionIndex i = 0; i < book.size(); ++i) {
                for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
                    if (selection.block(i, b) == Applicability::InForce) read.insert({i, b});
                }
            }
        }
    }
    std::string text;
    for (SectionIndex i = 0; i < book.size(); ++i) {
        if (!book[i].rule || !isOfTheseBoxes(*book[i].rule)) continue;
        for (std::size_t b = 0; b < book[i].blocks.size(); ++b) {
            if (read.contains({i, b})) continue;
            text += book[i].id + ":" + std::to_string(book[i].blocks[b].line) + "\n";
        }
    }
    EXPECT_EQ(text, "");
}

} // namespace caboose::rulebook
