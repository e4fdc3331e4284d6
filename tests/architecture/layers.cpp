// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/layers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace caboose::architecture {

namespace {

/// Lower layers first. Of two that fit a path, the longer one is its own.
constexpr std::array layers{
    std::string_view("model/rules/"),
    std::string_view("model/notation/"),
    std::string_view("model/cases/"),
    std::string_view("model/game/adjusting/"),
    std::string_view("model/game/record/"),
    std::string_view("model/game/journal/"),
    std::string_view("model/game/"),
    std::string_view("model/rulebook/text/"),
    std::string_view("model/rulebook/book/"),
    std::string_view("model/rulebook/reading/"),
    std::string_view("model/rulebook/rendering/"),
    std::string_view("model/rulebook/search/"),
    std::string_view("views/items/program/"),
    std::string_view("views/items/rulings/"),
    std::string_view("views/items/wording/"),
    std::string_view("views/items/game/"),
    std::string_view("views/items/adjusting/"),
    std::string_view("views/items/characters/"),
    std::string_view("views/items/common_deck/"),
    std::string_view("views/items/score/"),
    std::string_view("views/items/final_score/"),
    std::string_view("views/items/log/"),
    std::string_view("views/items/referee/"),
    std::string_view("views/items/rounds/"),
    std::string_view("views/items/train_map/"),
    std::string_view("views/items/"),
    std::string_view("views/items/rulebook/"),
    std::string_view("views/items/setup/"),
    std::string_view("views/items/welcome/"),
    std::string_view("views/items/dispute/"),
    std::string_view("views/items/story/"),
    std::string_view("views/drawing/"),
    std::string_view("views/widgets/"),
    std::string_view("views/panels/"),
    std::string_view("views/windows/"),
    std::string_view("app/system/"),
    std::string_view("app/docking/"),
    std::string_view("app/actions/"),
    std::string_view("app/game/"),
    std::string_view("app/rulebook/"),
    std::string_view("app/window/"),
    std::string_view("app/commands/"),
    std::string_view("app/main.cpp"),
    std::string_view("tests/"),
};

constexpr std::array targets{
    std::pair<std::string_view, std::string_view>("caboose_rules", "model/rules/"),
    std::pair<std::string_view, std::string_view>("caboose_notation", "model/notation/"),
    std::pair<std::string_view, std::string_view>("caboose_cases", "model/cases/"),
    std::pair<std::string_view, std::string_view>("caboose_game", "model/game/"),
    std::pair<std::string_view, std::string_view>("caboose_rulebook", "model/rulebook/search/"),
    std::pair<std::string_view, std::string_view>("caboose_items", "views/items/story/"),
    std::pair<std::string_view, std::string_view>("caboose_views", "views/windows/"),
    std::pair<std::string_view, std::string_view>("caboose_app", "app/commands/"),
    std::pair<std::string_view, std::string_view>("caboose", "app/main.cpp"),
};

} // namespace

std::optional<Layer> layerOf(std::string_view path)
{
    std::optional<Layer> found;
    for (Layer layer = 0; layer < layers.size(); ++layer) {
        const bool fits = path.starts_with(layers[layer]);
        if (fits && (!found || layers[layer].size() > layers[*found].size())) {
            found = layer;
        }
    }
    return found;
}

bool isPlaced(std::string_view path)
{
    const std::optional<Layer> layer = layerOf(path);
    if (!layer) {
        return false;
    }
    const std::string_view folder = path.substr(0, path.rfind('/') + 1);
    const bool isItself = layers[*layer] == folder || layers[*layer] == path;
    // Below these, each folder is one concept of its layer: a chapter, a panel, a window.
    static constexpr std::array<std::string_view, 6> divided{"model/rules/",   "views/items/",
                                                             "views/widgets/", "views/panels/",
                                                             "views/windows/", "tests/"};
    return isItself || std::find(divided.begin(), divided.end(), layers[*layer]) != divided.end();
}

std::optional<Layer> layerOfTarget(std::string_view target)
{
    const auto* found = std::find_if(targets.begin(), targets.end(),
                                     [target](const auto& one) { return one.first == target; });
    return found == targets.end() ? std::nullopt : layerOf(found->second);
}

bool mayKnow(Layer who, Layer whom)
{
    return whom <= who;
}

} // namespace caboose::architecture
