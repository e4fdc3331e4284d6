// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/04_set_up/02_modules.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/03_definitions/teams.h"
#include "model/rules/04_set_up/01_game_type.h"

#include <algorithm>

namespace caboose::rules {

namespace {

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

/// The first module of each box that has a booklet.
Modules boxesWithBooklet(Modules modules)
{
    Modules firsts;
    PrintedTexts seen;
    for (const Module module : modules) {
        const auto booklet = manifestOf(module).booklet;
        if (!booklet || seen.contains(*booklet)) continue;
        seen.insert(*booklet);
        firsts.insert(module);
    }
    return firsts;
}

/// module-mixing: the booklets of Horses & Stagecoach, of the Marshal and of the time travel car
/// let each other be, and that of the Couriers nothing.
bool mayMix(const Plan& plan, Module one, Module other)
{
    const auto isOfCouriers = [](Module module) {
        return manifestOf(module).booklet == PrintedText::Couriers;
    };
    switch (plan.rulings.get<ModuleMixing>()) {
    case ModuleMixing::Free: return true;
    case ModuleMixing::OnlyListedPairs: return !isOfCouriers(one) && !isOfCouriers(other);
    case ModuleMixing::StandAlone: return false;
    }
    return true;
}

void objectToMixing(const Plan& plan, std::vector<Verdict>& found)
{
    const Modules boxes = boxesWithBooklet(plan.modules);
    for (const Module one : boxes) {
        for (const Module other : boxes) {
            if (other <= one || mayMix(plan, one, other)) continue;
            found.push_back(refused(Reason::NotTogether, {4, 1, 0})
                                .with(static_cast<int>(other))
                                .by(Ruling::ModuleMixing));
        }
    }
}

/// 4.4.1: some are about the Marshal whom somebody plays.
bool isAboutPlayedMarshal(Event event)
{
    return event == Event::Rumours || event == Event::CrimeDoesntPay ||
           event == Event::GuiltyConscience;
}

/// 4.4.1: others about either of them.
bool isAboutMarshal(Event event)
{
    return event == Event::AngryMarshal || event == Event::Safekeeping ||
           event == Event::ShotOfWhiskey || event == Event::TakeItAll ||
           event == Event::MarshalsRevenge;
}

bool isAboutThisGame(const Plan& plan, const NamedRoundCard& named)
{
    if (isAboutPlayedMarshal(named.card.event) && !isMarshalPlayed(plan)) return false;
    if (isAboutMarshal(named.card.event) && !hasMarshal(plan)) return false;
    return plan.modules.contains(named.about);
}

/// As far as its mark and its event go, whatever the number of bandits.
bool mayComeUp(const Plan& plan, const NamedRoundCard& named)
{
    const bool isOfSet = !isBrown(named.card.set) || isBrownSetOf(plan, named.card.set);
    const bool isFiltered = plan.rulings.is(RoundCardFilter::Yes);
    return isOfSet && (!isFiltered || isAboutThisGame(plan, named));
}

/// 5.1.1: one whose turns stand in no text, as the group has told it before.
const RoundCard& asTold(const Plan& plan, const RoundCard& card)
{
    const auto& told = plan.toldRoundCards;
    const auto isIt = [&](const RoundCard& known) { return known.id == card.id; };
    const auto* known = std::find_if(told.begin(), told.end(), isIt);
    return card.turns.empty() && known != told.end() ? *known : card;
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
    }
    objectToMixing(plan, found);
    objectToPartsOfBox(plan, found);
    objectToMissingHorses(plan, found);
    return found;
}

Modules withWhatTheyNeed(Plan plan)
{
    const Modules before = plan.modules;
    std::vector<Verdict> found;
    for (const Module module : before) objectToCompany(plan, module, found);
    objectToPartsOfBox(plan, found);
    for (const Verdict& wrong : found) {
        if (wrong.reason == Reason::NeedsModule)
            plan.modules.insert(static_cast<Module>(wrong.number));
    }
    return plan.modules == before ? before : withWhatTheyNeed(plan);
}

Modules withoutWhatNeeds(Module gone, Plan plan)
{
    Modules kept = plan.modules;
    for (const Module module : plan.modules) {
        plan.modules = {Module::Base, module};
        if (module != Module::Base && withWhatTheyNeed(plan).contains(gone)) kept.erase(module);
    }
    return kept;
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

PawnSet charactersOf(Modules modules)
{
    PawnSet all = banditsOf(modules);
    if (modules.contains(Module::MarshalPrisoners)) all.insert(Pawn::Marshal);
    return all;
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
    for (const SeatPlan& seat : plan.seats) {
        for (const Pawn who : seat.characters) bandits += isBandit(who) ? 1 : 0;
    }
    const int players = static_cast<int>(plan.seats.size());
    const int basis = plan.rulings.is(HostageCount::PlayersMinusOne) ? players : bandits;
    return std::clamp(basis - 1, 0, mostHostages);
}

FixedVector<RoundCard, 40> roundCardsFor(const Plan& plan)
{
    FixedVector<RoundCard, 40> cards;
    const RoundSet set = countForThresholds(plan) >= 5 ? RoundSet::FiveOrMore : RoundSet::UpToFour;
    const bool withBrown = plan.rulings.is(RoundDeckComposition::FourPlusStation);
    for (const BoxContents* box : boxesOf(plan.modules)) {
        for (const NamedRoundCard& named : box->roundCards) {
            const bool isOurs = named.card.set == set || (isBrown(named.card.set) && withBrown);
            if (isOurs && mayComeUp(plan, named)) cards.push_back(asTold(plan, named.card));
        }
    }
    return cards;
}

} // namespace caboose::rules
