// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/02_modules.h"

#include "model/rules/02_components/manifests/manifest.h"

#include <algorithm>

namespace caboose::rules {

namespace {

constexpr Rule turns{5, 1, 1};

Verdict needs(Module module, Rule rule)
{
    return refused(Reason::NeedsModule, rule).with(static_cast<int>(module));
}

/// By its booklet all of Horses & Stagecoach comes together, or nothing of it.
void objectToPartsOfBox(const Plan& plan, std::vector<Verdict>& found)
{
    const auto has = [&](Module module) { return plan.modules.contains(module); };
    const bool horsesNeedIt = plan.rulings.is(HorseAttackWithoutStagecoach::No);
    const bool flasksNeedIt = plan.rulings.is(WhiskeyInPlay::WithStagecoachModule);
    if (has(Module::Horses) && !has(Module::Stagecoach) && horsesNeedIt) {
        found.push_back(
            needs(Module::Stagecoach, {4, 2, 2}).by(Ruling::HorseAttackWithoutStagecoach));
    }
    if (has(Module::Whiskey) && !has(Module::Stagecoach) && flasksNeedIt) {
        found.push_back(needs(Module::Stagecoach, {4, 2, 9}).by(Ruling::WhiskeyInPlay));
    }
    if (has(Module::Stagecoach) && !has(Module::Whiskey) && flasksNeedIt) {
        found.push_back(needs(Module::Whiskey, {4, 2, 9}).by(Ruling::WhiskeyInPlay));
    }
}

/// 4.13: nobody comes on horseback without a horse.
void objectToMissingHorses(const Plan& plan, std::vector<Verdict>& found)
{
    const bool comeOnHorses = plan.rulings.is(InitialPlacement::HorseAttack);
    if (comeOnHorses && !plan.modules.contains(Module::Horses)) {
        found.push_back(needs(Module::Horses, {4, 13, 0}).by(Ruling::InitialPlacement));
    }
}

void objectToCompany(const Plan& plan, Module module, std::vector<Verdict>& found)
{
    const Manifest& manifest = manifestOf(module);
    for (const Module other : manifest.with - plan.modules) {
        found.push_back(needs(other, manifest.rule));
    }
    for (const Module other : manifest.without& plan.modules) {
        if (other < module) continue; // said once
        found.push_back(refused(Reason::NotTogether, manifest.rule).with(static_cast<int>(other)));
    }
}

/// 5.1.1: a card whose turns stand in no text comes up as the group has entered it.
void objectToUnknownTurns(const Plan& plan, Module module, std::vector<Verdict>& found)
{
    const BoxContents* box = manifestOf(module).box;
    if (box == nullptr) return;
    for (const NamedRoundCard& named : box->roundCards) {
        const auto isSame = [&](const RoundCard& card) { return card.event == named.card.event; };
        const auto& entered = plan.roundCards;
        const bool isKnown =
            !named.card.turns.empty() || std::any_of(entered.begin(), entered.end(), isSame);
        if (!isKnown) found.push_back(refused(Reason::TurnsUnknown, turns).with(named.card.id));
    }
}

} // namespace

std::vector<Verdict> objectionsToModules(const Plan& plan)
{
    std::vector<Verdict> found;
    for (const Module module : plan.modules) {
        const Rule missing = manifestOf(module).missing;
        if (!missing.isNone()) {
            found.push_back(notRefereed(missing));
            continue;
        }
        objectToCompany(plan, module, found);
        objectToUnknownTurns(plan, module, found);
    }
    objectToPartsOfBox(plan, found);
    objectToMissingHorses(plan, found);
    return found;
}

CarSet carsOf(Modules modules)
{
    CarSet cars;
    for (const Module module : modules) cars |= manifestOf(module).cars;
    return cars;
}

PawnSet banditsOf(Modules modules)
{
    PawnSet bandits;
    for (const Module module : modules) bandits |= manifestOf(module).bandits;
    return bandits;
}

int neutralBulletsOf(Modules modules)
{
    int sum = 0;
    for (const BoxContents* box : boxesOf(modules)) sum += box->neutralBullets;
    return sum;
}

int hostagesNeeded(const Plan& plan)
{
    constexpr int mostHostages = 8;
    int bandits = 0;
    for (const SeatPlan& seat : plan.seats) bandits += static_cast<int>(seat.characters.size());
    const int players = static_cast<int>(plan.seats.size());
    const int basis = plan.rulings.is(HostageCount::PlayersMinusOne) ? players : bandits;
    return std::clamp(basis - 1, 0, mostHostages);
}

FixedVector<RoundCard, 40> roundCardsFor(const Plan& plan)
{
    FixedVector<RoundCard, 40> cards;
    const RoundSet set = countForThresholds(plan) >= 5 ? RoundSet::FiveOrMore : RoundSet::UpToFour;
    const bool withStation = plan.rulings.is(RoundDeckComposition::FourPlusStation);
    const bool isFiltered = plan.rulings.is(RoundCardFilter::Yes);
    for (const BoxContents* box : boxesOf(plan.modules)) {
        for (const NamedRoundCard& named : box->roundCards) {
            const bool isStation = named.card.set == RoundSet::Station;
            const bool isAbout = !isFiltered || plan.modules.contains(named.about);
            const bool isOurs = named.card.set == set || (isStation && withStation);
            if (isOurs && isAbout && !named.card.turns.empty()) cards.push_back(named.card);
        }
    }
    return cards;
}

} // namespace caboose::rules
