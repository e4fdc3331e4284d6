// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/02_components/manifests/each_manifest.h"

#include <algorithm>
#include <array>

namespace caboose::rules {

namespace {

/// In the order of the modules.
constexpr std::array<const Manifest*, moduleCount> manifests{
    &baseManifest,      &stagecoachManifest,    &horsesManifest,        &whiskeyManifest,
    &marshalManifest,   &couriersManifest,      &timeTravelCarManifest, &handcarManifest,
    &circusCarManifest, &cursedLootManifest,    &specialPunchManifest,  &extraPunchManifest,
    &northPoleManifest, &tunnelStationManifest, &meiManifest,           &teamsManifest,
    &betrayalManifest};

} // namespace

const Manifest& manifestOf(Module module)
{
    return *manifests[static_cast<std::size_t>(module)];
}

std::vector<const BoxContents*> boxesOf(Modules modules)
{
    std::vector<const BoxContents*> boxes;
    for (const Module module : modules) {
        const BoxContents* box = manifestOf(module).box;
        const bool isNew = std::find(boxes.begin(), boxes.end(), box) == boxes.end();
        if (box != nullptr && isNew) boxes.push_back(box);
    }
    return boxes;
}

Modules modulesIn(Boxes boxes)
{
    Modules modules;
    for (int i = 0; i < moduleCount; ++i) {
        const auto module = static_cast<Module>(i);
        const std::optional<Box> from = manifestOf(module).from;
        if (!from || boxes.contains(*from)) modules.insert(module);
    }
    return modules;
}

Modules playableModules()
{
    Modules modules;
    for (int i = 0; i < moduleCount; ++i) {
        const auto module = static_cast<Module>(i);
        if (manifestOf(module).missing.isNone()) modules.insert(module);
    }
    return modules;
}

Modules withModule(Modules modules, Module module)
{
    const Manifest& manifest = manifestOf(module);
    modules = (modules - manifest.without) | Modules{module};
    for (const Module needed : manifest.with) {
        if (!modules.contains(needed)) modules = withModule(modules, needed);
    }
    return modules;
}

Modules withoutModule(Modules modules, Module module)
{
    if (module == Module::Base) return modules;
    modules.erase(module);
    for (const Module other : modules) {
        if (manifestOf(other).with.contains(module)) modules = withoutModule(modules, other);
    }
    return modules;
}

PrintedTexts bookletsOf(Modules modules, Edition edition)
{
    PrintedTexts booklets;
    if (edition == Edition::Combined21) return booklets;
    for (const Module module : modules) {
        if (const auto booklet = manifestOf(module).booklet) booklets.insert(*booklet);
    }
    return booklets;
}

std::string_view keyOf(Module module)
{
    return manifestOf(module).key;
}

std::optional<Module> moduleFrom(std::string_view key)
{
    for (int i = 0; i < moduleCount; ++i) {
        const auto module = static_cast<Module>(i);
        if (keyOf(module) == key) return module;
    }
    return std::nullopt;
}

} // namespace caboose::rules
