// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// neutral 11 aside 2 / wild-bunch 3 2 / hostages banker poodle / prisoners belle
// achieved-prisoners tuco
// goals upcoming 3 unknown; current dodge-bullets warrant(doc) ?; revealed 1; peeked tuco 1
// pile-order disarmed ? ? ? ? golden

#include "model/notation/reader.h"

#include <array>

namespace caboose::notation {

using namespace rules;

namespace {

std::optional<Pawn> banditFrom(std::string_view word)
{
    const auto pawn = pawnFrom(word);
    return pawn && isBandit(*pawn) ? pawn : std::nullopt;
}

std::optional<std::uint8_t> takeByte(Line& line)
{
    const auto number = line.takeNumber(0, UINT8_MAX);
    return number ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
}

void readNeutral(Line& line, Draft& draft)
{
    Table& table = draft.table;
    table.neutralBullets = takeByte(line).value_or(table.neutralBullets);
    table.neutralBulletsAside = 0;
    if (line.accept("aside")) table.neutralBulletsAside = takeByte(line).value_or(0);
}

void readWildBunch(Line& line, Draft& draft)
{
    for (std::uint8_t& pile : draft.table.wildBunch) pile = takeByte(line).value_or(0);
}

/// "none" stands alone.
std::optional<Hostage> takeHostage(Line& line)
{
    const auto from = [](auto word) { return hostageFrom(word); };
    if (from(line.peek()) != Hostage::None) return line.takeKey(Expected::Hostage, from);
    line.wrong({.problem = Problem::OutOfPlace, .expected = Expected::Hostage});
    return std::nullopt;
}

void readHostages(Line& line, Draft& draft)
{
    if (!draft.block.hostages) draft.table.hostages = {};
    draft.block.hostages = true;
    takeList(line, [&] {
        const auto hostage = takeHostage(line);
        if (hostage) draft.table.hostages.insert(*hostage);
        return hostage.has_value();
    });
}

void readSidekicks(Line& line, PawnSet& prisoners, bool& isSaid)
{
    if (!isSaid) prisoners = {};
    isSaid = true;
    takeList(line, [&] {
        const auto whose = line.takeKey(Expected::Pawn, [](auto w) { return pawnFrom(w); });
        if (whose) prisoners.insert(*whose);
        return whose.has_value();
    });
}

void readPrisoners(Line& line, Draft& draft)
{
    readSidekicks(line, draft.table.prisoners, draft.block.prisoners);
}

void readAchievedPrisoners(Line& line, Draft& draft)
{
    readSidekicks(line, draft.table.achievedPrisoners, draft.block.achievedPrisoners);
}

} // namespace

/// By its name; older positions have numbers.
std::optional<Goal> takeGoal(Line& line)
{
    if (line.isNumberNext()) {
        const auto number = line.takeNumber(0, goalCount - 1);
        return number ? std::optional(goalAt(*number)) : std::nullopt;
    }
    if (!line.accept("warrant")) return line.takeKey(Expected::Goal, specialGoalFrom);
    if (!line.expect("(")) return std::nullopt;
    const auto whose = line.takeKey(Expected::Bandit, banditFrom);
    if (!whose || !line.expect(")")) return std::nullopt;
    return warrantFor(*whose);
}

namespace {

/// "3 unknown"
bool isCountNext(const Line& line)
{
    return line.isNumberNext() && line.peekSecond() == "unknown";
}

bool takeUnknownGoals(Line& line, FixedVector<Goal, 5>& goals)
{
    const auto count = line.takeNumber(1, static_cast<int>(goals.capacity()));
    line.accept("unknown");
    bool fits = count.has_value();
    for (int i = 0; fits && i < *count; ++i) fits = addTo(goals, Goal::Unknown, line);
    return fits;
}

void readGoalList(Line& line, FixedVector<Goal, 5>& goals)
{
    goals.clear();
    takeList(line, [&] {
        if (isCountNext(line)) return takeUnknownGoals(line, goals);
        const auto goal = takeGoal(line);
        return goal && addTo(goals, *goal, line);
    });
}

/// Which of the current goals lie face up, counted from 1.
void readRevealed(Line& line, std::uint8_t& revealed)
{
    revealed = 0;
    takeList(line, [&] {
        constexpr int bits = 8;
        const auto place = line.takeNumber(1, bits);
        if (place) revealed = static_cast<std::uint8_t>(revealed | (1U << (*place - 1)));
        return place.has_value();
    });
}

/// "tuco 1, doc 2": by their places, from 1 on.
void readPeeked(Line& line, std::array<PawnSet, 5>& peekedBy)
{
    peekedBy = {};
    takeList(line, [&] {
        const auto who = line.takeKey(Expected::Bandit, banditFrom);
        const auto place =
            who ? line.takeNumber(1, static_cast<int>(peekedBy.size())) : std::nullopt;
        if (place) peekedBy[static_cast<std::size_t>(*place - 1)].insert(*who);
        return place.has_value();
    });
}

void readGoals(Line& line, Draft& draft)
{
    Goals& goals = draft.table.goals;
    goals = {};
    if (line.accept("none")) return;
    do {
        if (line.accept("upcoming")) {
            readGoalList(line, goals.upcoming);
        } else if (line.accept("current")) {
            readGoalList(line, goals.current);
        } else if (line.accept("peeked")) {
            readPeeked(line, goals.peekedBy);
        } else if (line.expect("revealed")) {
            readRevealed(line, goals.revealed);
        }
    } while (line.accept(";") && !line.atEnd());
}

/// Those that are not named have their usual place.
void readOrder(Line& line, PileOrder& order)
{
    order = usualPileOrder;
    std::size_t place = 0;
    takeList(line, [&] {
        const auto bullet = line.takeKey(Expected::MarshalBullet, marshalBulletFrom);
        if (!bullet || place == order.size()) return false;
        order[place++] = *bullet;
        return true;
    });
}

/// Both Colts hold the same, if nothing else is said.
void readPileOrder(Line& line, Draft& draft)
{
    auto& orders = draft.table.pileOrders;
    readOrder(line, orders.front());
    orders.back() = orders.front();
}

void readSecondPileOrder(Line& line, Draft& draft)
{
    readOrder(line, draft.table.pileOrders.back());
}

} // namespace

std::span<const LineKind> stockLines()
{
    static constexpr std::array kinds{LineKind{"neutral", readNeutral},
                                      LineKind{"wild-bunch", readWildBunch},
                                      LineKind{"hostages", readHostages},
                                      LineKind{"prisoners", readPrisoners},
                                      LineKind{"achieved-prisoners", readAchievedPrisoners},
                                      LineKind{"goals", readGoals},
                                      LineKind{"pile-order", readPileOrder},
                                      LineKind{"second-pile-order", readSecondPileOrder}};
    return kinds;
}

} // namespace caboose::notation
