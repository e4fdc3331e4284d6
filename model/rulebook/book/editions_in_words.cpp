// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/editions_in_words.h"

#include <algorithm>

namespace caboose::rulebook {

namespace {

using enum rules::Edition;

constexpr std::string_view singlePrefix = "in edition=";

Editions setOf(std::initializer_list<rules::Edition> members)
{
    Editions editions;
    for (const rules::Edition edition : members) editions.set(static_cast<std::size_t>(edition));
    return editions;
}

/// Editions that have a name together.
struct Group {
    std::string key;
    Editions editions;
};

/// The largest first.
const std::vector<Group>& groups()
{
    static const std::vector<Group> all = [] {
        const Editions of2016 = setOf(
            {Official2016, Official2016FirstGame, Official2016Expert, Official2016TwoBandits});
        const Editions combined = setOf({Combined21});
        std::vector<Group> list{
            {"in every", ~Editions()},
            {"in official", ~combined},
            {"in 2014", ~(combined | of2016)},
            {"in 2016", of2016},
            {"in experts", setOf({Official2016Expert, Official2014Expert})},
            {"in two-bandits", setOf({Official2016TwoBandits, Official2014TwoBandits})}};
        for (std::size_t e = 0; e < rules::editionCount; ++e) {
            const auto edition = static_cast<rules::Edition>(e);
            list.push_back(
                {std::string(singlePrefix) + std::string(rules::keyOf(edition)), setOf({edition})});
        }
        return list;
    }();
    return all;
}

std::size_t firstOf(Editions editions)
{
    std::size_t first = 0;
    while (first < editions.size() && !editions[first]) ++first;
    return first;
}

/// The keys of groups that are these editions together, in the order of the editions.
std::vector<std::string> namesOf(Editions editions)
{
    std::vector<Group> parts;
    for (const Group& group : groups()) {
        const bool isPart = (group.editions & ~editions).none();
        if (editions.none() || !isPart) continue;
        parts.push_back(group);
        editions &= ~group.editions;
    }
    std::ranges::sort(parts, {}, [](const Group& part) { return firstOf(part.editions); });
    std::vector<std::string> names;
    for (Group& part : parts) names.push_back(std::move(part.key));
    return names;
}

/// A group with exceptions, in the way that takes the fewest names.
struct Exceptions {
    std::string group;
    std::vector<std::string> names;
};

Exceptions exceptionsFor(Editions editions)
{
    Exceptions best;
    for (const Group& group : groups()) {
        if ((editions & ~group.editions).any() || group.editions == editions) continue;
        std::vector<std::string> names = namesOf(group.editions & ~editions);
        if (best.names.empty() || names.size() <= best.names.size()) {
            best = {group.key, std::move(names)};
        }
    }
    return best;
}

} // namespace

Editions editionsOf(PrintedText text)
{
    Editions editions;
    for (std::size_t e = 0; e < rules::editionCount; ++e) {
        editions[e] = textsInForce(static_cast<rules::Edition>(e)).contains(text);
    }
    return editions;
}

std::string inWords(Editions editions, const Labels& labels)
{
    const std::vector<std::string> names = namesOf(editions);
    const Exceptions exceptions = exceptionsFor(editions);
    if (exceptions.names.empty() || names.size() <= exceptions.names.size() + 1) {
        return labels.list(names, "and");
    }
    return labels.filled("but", labels[exceptions.group], labels.list(exceptions.names, "and"));
}

std::vector<std::string> editionLabelKeys()
{
    std::vector<std::string> keys;
    for (const Group& group : groups()) keys.push_back(group.key);
    return keys;
}

} // namespace caboose::rulebook
