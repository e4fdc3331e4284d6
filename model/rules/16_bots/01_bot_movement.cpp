// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/01_bot_movement.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/areas.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/16_bots/bot_row.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 1, 2};

/// 16.1.1: what lies on the floors of an area; sheets don't count.
int countIn(const Table& table, LocationSet area, LootKind kind)
{
    int count = 0;
    for (const Location l : area) count += table.loot.count(l, kind);
    return count;
}

/// The places that a bot is on its way to: those of each area that has the most of what it seeks.
class Objective {
public:
    Objective(const Table& table, Pawn bot, LootKind seeks) : m_table(table), m_bot(bot)
    {
        const Areas areas = areasFrom(table, table.where(bot));
        for (const LocationSet area :
             {areas.ahead, areas.behind, areas.otherTrain, areas.stagecoach}) {
            if (area.empty()) continue;
            const int count = countIn(table, area, seeks);
            if (count > m_count) m_size = 0;
            m_count = std::max(m_count, count);
            if (count == m_count) m_areas[m_size++] = area;
        }
    }

    /// Does this step lead closer to one of them?
    [[nodiscard]] bool isServedBy(Location step) const
    {
        const auto* last = m_areas.begin() + m_size;
        return std::any_of(m_areas.begin(), last, [&](LocationSet area) {
            return distanceTo(step, area) < distanceTo(m_table.where(m_bot), area);
        });
    }
    [[nodiscard]] int count() const { return std::max(m_count, 0); }

private:
    /// On the floor that the bot walks on; along the track where no way leads there.
    [[nodiscard]] int distanceTo(Location from, LocationSet area) const
    {
        const int steps = stepsTo(m_table, from, area, barred());
        if (steps >= 0) return steps;
        int least = std::numeric_limits<int>::max();
        for (const Location l : area) {
            least = std::min(least, distance(m_table, carOf(from), carOf(l)));
        }
        return least;
    }
    [[nodiscard]] LocationSet barred() const
    {
        LocationSet roofs;
        if (!staysOffRoofs(m_table, m_bot)) return roofs;
        for (const Location l : allLocations(m_table)) {
            if (isRoof(l)) roofs.insert(l);
        }
        return roofs;
    }

    const Table& m_table;
    Pawn m_bot;
    std::array<LocationSet, 4> m_areas{};
    std::size_t m_size = 0;
    int m_count = -1;
};

/// The ways that are open, in the order in which they are taken if they serve alike.
struct Ways {
    std::optional<Location> forward;
    std::optional<Location> backward;
    std::optional<Location> otherTrain;
    std::optional<Location> stagecoach;

    [[nodiscard]] std::array<std::optional<Location>, 4> all() const
    {
        return {forward, backward, otherTrain, stagecoach};
    }
};

Ways openWays(const Table& table, const Question& question)
{
    Ways ways;
    const Neighbours coupled = coupledTo(table, carOf(table.where(question.actor)));
    for (const Option& option : question) {
        if (option.verdict.isRefused()) continue;
        const Location to = option.choice.location();
        const Car car = carOf(to);
        std::optional<Location>& way = car == coupled.inFront   ? ways.forward
                                       : car == coupled.behind  ? ways.backward
                                       : car == Car::Stagecoach ? ways.stagecoach
                                                                : ways.otherTrain;
        if (!way) way = to;
    }
    return ways;
}

/// 1 to 3; if nothing serves, the first way of all, as a Move has to be made (10.1).
Location chosenWay(const Ways& ways, const Objective& objective)
{
    Location first = Location::Nowhere;
    for (const std::optional<Location> way : ways.all()) {
        if (!way) continue;
        if (objective.isServedBy(*way)) return *way;
        if (first == Location::Nowhere) first = *way;
    }
    return first;
}

Verdict whyNot(const Ways& ways, const Objective& objective, Location way, Location chosen)
{
    const bool serves = objective.isServedBy(way) || !objective.isServedBy(chosen);
    if (!serves) {
        return refused(Reason::NotItsObjective, rule).with(chosen).with(objective.count());
    }
    const bool isAlong = way == ways.backward;
    return refused(isAlong ? Reason::ForwardsOnTie : Reason::AlongTrainFirst, rule).with(chosen);
}

} // namespace

int stepsTo(const Table& table, Location from, LocationSet goal, LocationSet barred)
{
    LocationSet reached{from};
    LocationSet edge{from};
    for (int steps = 0; !edge.empty(); ++steps) {
        if (!(edge & goal).empty()) return steps;
        LocationSet next;
        for (const Location l : edge) next |= adjacent(table, l);
        edge = next - reached - barred;
        reached |= edge;
    }
    return -1;
}

void followObjective(const Table& table, Question& question)
{
    const BotRow* row = botRow(table, question.actor);
    if (row == nullptr || question.possible() < 2) return;
    const Ways ways = openWays(table, question);
    const Objective objective(table, question.actor, row->seeks);
    const Location chosen = chosenWay(ways, objective);
    question.review([&](const Option& option) {
        const Location way = option.choice.location();
        Verdict verdict = option.verdict;
        if (way != chosen) return whyNot(ways, objective, way, chosen);
        verdict.rule = rule;
        return verdict;
    });
}

} // namespace caboose::rules
