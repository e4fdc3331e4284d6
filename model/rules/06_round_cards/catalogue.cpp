// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/06_round_cards/catalogue.h"

#include "model/rules/02_components/manifests/manifest.h"

#include <algorithm>
#include <vector>

namespace caboose::rules {

namespace {

template <typename Is>
const NamedRoundCard* find(Is is)
{
    const auto all = allRoundCards();
    const auto found = std::find_if(all.begin(), all.end(), is);
    return found == all.end() ? nullptr : &*found;
}

} // namespace

std::span<const NamedRoundCard> allRoundCards()
{
    static const std::vector<NamedRoundCard> all = [] {
        Modules modules;
        for (int i = 0; i < moduleCount; ++i) modules.insert(static_cast<Module>(i));
        std::vector<NamedRoundCard> cards;
        for (const BoxContents* box : boxesOf(modules)) {
            cards.insert(cards.end(), box->roundCards.begin(), box->roundCards.end());
        }
        return cards;
    }();
    return all;
}

std::span<const NamedRoundCard> baseRoundCards()
{
    return allRoundCards().first(manifestOf(Module::Base).box->roundCards.size());
}

const NamedRoundCard* findRoundCard(int id)
{
    return find([id](const NamedRoundCard& named) { return named.card.id == id; });
}

const NamedRoundCard* findRoundCard(std::string_view key)
{
    return find([key](const NamedRoundCard& named) { return named.key == key; });
}

std::optional<Box> boxOf(int id)
{
    for (int i = 0; i < moduleCount; ++i) {
        const Manifest& manifest = manifestOf(static_cast<Module>(i));
        if (manifest.box == nullptr) continue;
        const auto cards = manifest.box->roundCards;
        const auto isIt = [id](const NamedRoundCard& named) { return named.card.id == id; };
        if (std::any_of(cards.begin(), cards.end(), isIt)) return manifest.from;
    }
    return std::nullopt;
}

bool areAlike(const RoundCard& one, const RoundCard& other)
{
    if (!one.turns.empty() || !other.turns.empty()) return false;
    RoundCard asOther = one;
    asOther.id = other.id;
    return asOther == other && boxOf(one.id) == boxOf(other.id);
}

} // namespace caboose::rules
