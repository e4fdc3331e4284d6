// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/08_end/unseen_purses.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/05_sequence/play_order.h"
#include "model/rules/08_end/ransoms.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace caboose::rules {

namespace {

constexpr Rule counting{8, 4, 3};
constexpr int purseStep = 50;

/// Those of the base box, least first. Other boxes have more of each, but none that is worth less
/// or more.
std::span<const LootInBox> pursesInBox()
{
    const std::span<const LootInBox> loot = manifestOf(Module::Base).loot;
    const auto isPurse = [](const LootInBox& tokens) {
        return tokens.loot.kind == LootKind::Purse;
    };
    const auto first = std::find_if(loot.begin(), loot.end(), isPurse);
    return {first, std::find_if_not(first, loot.end(), isPurse)};
}

int basePurses()
{
    const auto purses = pursesInBox();
    return std::accumulate(purses.begin(), purses.end(), 0,
                           [](int sum, const LootInBox& tokens) { return sum + tokens.count; });
}

int knownOf(const Table& table, Loot purse)
{
    int known = 0;
    for (const LootPile& pile : table.loot) known += pile.loot == purse ? pile.count : 0;
    return known;
}

/// The sum of so many unseen purses, taken from one end of those whose place nobody knows.
template <typename Each>
int sumOf(const Table& table, Each first, Each last, int purses, Dollars beyond)
{
    int sum = 0;
    for (; first != last; ++first) {
        const int taken = std::clamp(first->count - knownOf(table, first->loot), 0, purses);
        sum += taken * first->loot.value;
        purses -= taken;
    }
    return sum + purses * beyond;
}

/// With purses of other boxes in the game, nobody knows how many there are of each.
bool isBaseBox(const Table& table)
{
    return table.loot.count(LootKind::Purse) <= basePurses();
}

int leastSum(const Table& table, int purses)
{
    const auto all = pursesInBox();
    const Dollars least = all.front().loot.value;
    if (!isBaseBox(table)) return least * purses;
    return sumOf(table, all.begin(), all.end(), purses, least);
}

int greatestSum(const Table& table, int purses)
{
    const auto all = pursesInBox();
    const Dollars greatest = all.back().loot.value;
    if (!isBaseBox(table)) return greatest * purses;
    return sumOf(table, all.rbegin(), all.rend(), purses, greatest);
}

void askTotal(Play& play, Pawn who)
{
    const int unseen = unseenPurses(play.table, who);
    if (unseen == 0) return;
    Question question = play.question(QuestionKind::PurseTotal, who, counting);
    question.unit = Unit::Money;
    question.lowest = static_cast<std::int16_t>(leastSum(play.table, unseen));
    question.highest = static_cast<std::int16_t>(greatestSum(play.table, unseen));
    question.stepping = purseStep;
    play.table.sheet(who).unseenTotal = static_cast<Dollars>(play.ask(question).number());
}

int unseenAt(const Table& table, Holder holder)
{
    for (const LootPile& pile : table.loot.at(holder)) {
        if (pile.loot == Loot{LootKind::Purse, unknownValue}) return pile.count;
    }
    return 0;
}

} // namespace

std::vector<Dollars> purseValues()
{
    std::vector<Dollars> values;
    for (const LootInBox& purses : pursesInBox()) values.push_back(purses.loot.value);
    return values;
}

int unseenOf(const Table& table, Dollars value)
{
    if (!isBaseBox(table)) return table.loot.count(LootKind::Purse);
    const Loot purse{LootKind::Purse, value};
    const auto all = pursesInBox();
    const auto found = std::find_if(
        all.begin(), all.end(), [purse](const LootInBox& purses) { return purses.loot == purse; });
    return found == all.end() ? 0 : std::max(0, found->count - knownOf(table, purse));
}

int unseenPurses(const Table& table, Pawn who)
{
    int purses = unseenAt(table, who);
    const Location found = foundAlone(table, who);
    if (isOnTable(found)) purses += unseenAt(table, found);
    return purses;
}

void countLoot(Play& play)
{
    const SeatIndex index = currentSeat(play.table);
    for (const Pawn who : play.table.seats[index].characters) askTotal(play, who);
}

} // namespace caboose::rules
