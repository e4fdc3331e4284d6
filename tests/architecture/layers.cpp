// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/layers.h"

#include <algorithm>
#include <array>

namespace caboose::house {

namespace {

struct Place {
    std::string_view name;
    Storey storey;
};

template <std::size_t size>
std::optional<Storey> firstMatch(const std::array<Place, size>& places, auto matches)
{
    const auto* found = std::find_if(places.begin(), places.end(), matches);
    return found == places.end() ? std::nullopt : std::optional(found->storey);
}

} // namespace

std::optional<Storey> storeyOf(std::string_view path)
{
    static constexpr std::array folders{
        Place{"model/rules/", Storey::Rules},
        Place{"model/notation/", Storey::Notation},
        Place{"model/cases/", Storey::Cases},
        Place{"model/game/", Storey::Game},
        Place{"model/rulebook/", Storey::Rulebook},
        Place{"views/items/", Storey::Items},
        Place{"views/", Storey::Panels},
        Place{"app/", Storey::App},
        Place{"tests/", Storey::Tests},
    };
    return firstMatch(folders, [path](const Place& place) { return path.starts_with(place.name); });
}

std::optional<Storey> storeyOfTarget(std::string_view target)
{
    static constexpr std::array targets{
        Place{"caboose_rules", Storey::Rules},
        Place{"caboose_notation", Storey::Notation},
        Place{"caboose_cases", Storey::Cases},
        Place{"caboose_game", Storey::Game},
        Place{"caboose_rulebook", Storey::Rulebook},
        Place{"caboose_items", Storey::Items},
        Place{"caboose_views", Storey::Panels},
        Place{"caboose_app", Storey::App},
        Place{"caboose", Storey::App},
    };
    return firstMatch(targets, [target](const Place& place) { return place.name == target; });
}

bool mayKnow(Storey who, Storey whom)
{
    return whom <= who;
}

} // namespace caboose::house
