// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/16_bots/01_bot_movement.h"

#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/areas.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/12_encounters/travel.h"
#include "model/rules/16_bots/bot_row.h"
#include "model/rules/16_bots/followed_loot.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace caboose::rules {

namespace {

constexpr Rule rule{16, 1, 2};

/// 16.1.1: what lies on the floors of an area; sheets don't count. Characters, captives too.
int countIn(const Table& table, LocationSet area, const BotRow& row)
{
    int count = 0;
    for (const Location l : area) {
        if (row.seeks != LootKind::None) {
            count += table.loot.count(l, row.seeks);
        } else {
            for (const Pawn who : table.at(l))
                count += isCharacter(who) && table.inGame(who) ? 1 : 0;
        }
    }
    return count;
}

/// 16.13.2: the Marshal's, unless he is in the bot's own car.
bool isShunned(const Table& table, LocationSet area, const BotRow& row)
{
    return row.shunsMarshal && area.contains(table.where(Pawn::Marshal));
}

/// 7.2.3: in the round of the Escape, wherever somebody is safe.
LocationSet waysOffTheTrain(const Table& table)
{
    LocationSet places;
    const bool isOn =
        table.roundCard().event == Event::Escape && !table.rulings.is(RoundEvents::No);
    if (!isOn || table.rulings.is(BotEscapeObjective::No)) return places;
    for (const Location l : allLocations(table)) {
        if (isRoofless(carOf(l)) || carOf(l) == Car::Stagecoach) places.insert(l);
    }
    return places;
}

/// The places that a pawn is on its way to, or away from: those of each area that has the most of
/// what a bot seeks.
class Objective {
public:
    Objective(const Table& table, Pawn mover) : m_table(table), m_mover(mover) {}

    /// Towards these, if nothing counts more than what is there.
    void add(LocationSet area, int count)
    {
        if (count > m_count) m_size = 0;
        m_count = std::max(m_count, count);
        if (count == m_count) m_areas[m_size++] = area;
    }
    /// Away from it.
    void flee(Location from)
    {
        m_isAway = true;
        add({from}, 0);
    }

    /// Does this step lead closer to one of them?
    [[nodiscard]] bool isServedBy(Location step) const
    {
        const auto* last = m_areas.begin() + m_size;
        return std::any_of(m_areas.begin(), last, [&](LocationSet area) {
            const int now = distanceTo(m_table.where(m_mover), area);
            const int then = distanceTo(step, area);
            return m_isAway ? then > now : then < now;
        });
    }
    [[nodiscard]] int count() const { return std::max(m_count, 0); }
    [[nodiscard]] Pawn mover() const { return m_mover; }

private:
    /// On the floor that the pawn walks on; along the track where no way leads there.
    [[nodiscard]] int distanceTo(Location from, LocationSet area) const
    {
        const Location here = m_table.where(m_mover);
        const int steps = stepsTo(m_table, from, area, otherFloorThan(m_table, here));
        if (steps >= 0) return steps;
        int least = std::numeric_limits<int>::max();
        for (const Location l : area) {
            least = std::min(least, distance(m_table, carOf(from), carOf(l)));
        }
        return least;
    }

    const Table& m_table;
    Pawn m_mover;
    std::array<LocationSet, 4> m_areas{};
    std::size_t m_size = 0;
    int m_count = -1;
    bool m_isAway = false;
};

Objective objectiveOf(const Table& table, const BotRow& row)
{
    Objective objective(table, row.who);
    if (const LocationSet safe = waysOffTheTrain(table); !safe.empty()) {
        objective.add(safe, 0);
        return objective;
    }
    if (row.follows != LootKind::None) {
        const Location there = placeOfLoot(table, row.follows);
        if (there != Location::Nowhere) objective.add({there}, 0);
        return objective;
    }
    const Areas areas = areasFrom(table, table.where(row.who));
    for (const LocationSet area : {areas.ahead, areas.behind, areas.otherTrain, areas.stagecoach}) {
        const bool counts = !area.empty() && !isShunned(table, area, row);
        if (counts) objective.add(area, countIn(table, area, row));
    }
    return objective;
}

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
    [[nodiscard]] std::ptrdiff_t count() const
    {
        const auto ways = all();
        return std::count_if(ways.begin(), ways.end(), [](const auto& way) { return bool(way); });
    }
};

void addWay(Ways& ways, const Table& table, Pawn mover, Location to)
{
    const Neighbours coupled = coupledTo(table, carOf(table.where(mover)));
    const Car car = carOf(to);
    std::optional<Location>& way = car == coupled.inFront   ? ways.forward
                                   : car == coupled.behind  ? ways.backward
                                   : car == Car::Stagecoach ? ways.stagecoach
                                                            : ways.otherTrain;
    if (!way) way = to;
}

/// What a bot would meet where a Courier is, nobody referees (12.3), but its way may lead there.
Ways openWays(const Table& table, const Question& question, Pawn mover)
{
    Ways ways;
    for (const Option& option : question) {
        if (!option.verdict.isRuledOut()) addWay(ways, table, mover, option.choice.location());
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

LocationSet otherFloorThan(const Table& table, Location here)
{
    LocationSet otherFloor;
    for (const Location l : allLocations(table)) {
        if (isRoof(l) != isRoof(here) && !isRoofless(carOf(l))) otherFloor.insert(l);
    }
    return otherFloor;
}

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

namespace {

/// 16.1.2: all ways but the one that is left become refusals.
void take(Question& question, const Ways& ways, const Objective& objective)
{
    const Location chosen = chosenWay(ways, objective);
    question.reviewOpen([&](const Option& option) {
        const Location way = option.choice.location();
        Verdict verdict = option.verdict;
        if (way != chosen) return whyNot(ways, objective, way, chosen);
        if (verdict.isPossible()) verdict.rule = rule;
        return verdict;
    });
}

} // namespace

void followObjective(const Table& table, Question& question)
{
    const BotRow* row = botRow(table, question.actor);
    if (row == nullptr) return;
    const Ways ways = openWays(table, question, row->who);
    if (ways.count() > 1) take(question, ways, objectiveOf(table, *row));
}

void driveMarshalAway(const Table& table, Question& question)
{
    const BotRow* row = botRow(table, question.actor);
    if (row == nullptr) return;
    const Ways ways = openWays(table, question, Pawn::Marshal);
    if (ways.count() < 2) return;
    Objective objective(table, Pawn::Marshal);
    const Location from = row->follows == LootKind::None ? table.where(question.actor)
                                                         : placeOfLoot(table, row->follows);
    if (from != Location::Nowhere) objective.flee(from);
    take(question, ways, objective);
}

} // namespace caboose::rules
