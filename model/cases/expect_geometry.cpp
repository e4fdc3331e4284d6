// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// adjacent saloon: luggage / sight saloon-roof luggage-roof: allowed / area ahead of saloon: ...

#include "model/cases/expectations.h"
#include "model/cases/text_of.h"
#include "model/rules/09_trains/adjacency.h"
#include "model/rules/09_trains/areas.h"
#include "model/rules/09_trains/layout.h"
#include "model/rules/11_firing/line_of_sight.h"

namespace caboose::cases {

using namespace rules;

namespace {

using Result = std::optional<Difference>;

LocationSet areaOf(const Table& table, AreaKind kind, Location from)
{
    const Areas areas = areasFrom(table, from);
    switch (kind) {
    case AreaKind::Ahead: return areas.ahead;
    case AreaKind::Behind: return areas.behind;
    case AreaKind::Stagecoach: return areas.stagecoach;
    case AreaKind::OtherTrain: return areas.otherTrain;
    }
    return {};
}

/// The places behind the first one, which is where one looks from.
Result compare(const Statement& s, LocationSet found)
{
    LocationSet expected;
    for (std::size_t i = 1; i < s.places.size(); ++i) expected.insert(s.places[i]);
    if (expected == found) return std::nullopt;
    return Difference{0, Mismatch::OtherPlaces, textOf(expected), textOf(found)};
}

Result checkSight(const Statement& s, const Table& table)
{
    const Verdict verdict = lineOfSight(table, s.places[0], s.places[1]);
    if (matches(s.verdict, verdict)) return std::nullopt;
    return Difference{0, Mismatch::OtherVerdict, textOf(s.verdict), textOf(verdict)};
}

} // namespace

std::optional<Difference> checkGeometry(const Statement& s, const Action& action)
{
    const Table& table = action.table();
    for (const Location place : s.places) {
        if (!isPresent(table, place)) {
            return Difference{0, Mismatch::OtherPlaces, textOf(LocationSet{place}), {}};
        }
    }
    if (s.verb == Verb::Sight) return checkSight(s, table);
    if (s.verb == Verb::Area) return compare(s, areaOf(table, s.area, s.places[0]));
    return compare(s, adjacent(table, s.places[0]));
}

} // namespace caboose::cases
