// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/solo_game.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/02_modules.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/07_events/events.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/dealer.h"
#include "tests/model/rules/support/every_game.h"

#include <array>
#include <vector>

namespace caboose::rules {

namespace {

class SoloBox : Dealer {
public:
    explicit SoloBox(Random& random) : Dealer(random) {}

    Table lay()
    {
        Plan plan;
        plan.rulings = preset(Edition::Combined21);
        plan.kept = {
            .decks = oneIn(2), .purseValues = oneIn(2), .roundDeck = oneIn(2), .goals = oneIn(2)};
        plan.modules = modules();
        seat(plan);
        Table table = tableFor(plan);
        for (RoundCard& card : table.roundDeck) change(card);
        return table;
    }

private:
    Modules modules()
    {
        Modules all{Module::Base};
        for (int i = 0; i < moduleCount; ++i) {
            const auto module = static_cast<Module>(i);
            const bool hasTeams = module == Module::Teams || module == Module::Betrayal; // 4.1.5
            const bool isWanted = playableModules().contains(module) && !hasTeams && oneIn(3);
            if (isWanted) all = withModule(all, module);
        }
        return all;
    }

    /// 4.3.1: three of them at least.
    void seat(Plan& plan)
    {
        constexpr std::size_t fewest = 3;
        do {
            plan.seats = {};
            seatAny(plan);
        } while (plan.seats.size() < fewest);
    }

    void seatAny(Plan& plan)
    {
        const PawnSet all = charactersOf(plan.modules);
        const bool isMarshalPlayed = all.contains(Pawn::Marshal) && oneIn(2);
        if (isMarshalPlayed) plan.seats.push_back({.characters = {Pawn::Marshal}});
        std::vector<Pawn> people;
        for (const Pawn who : all - PawnSet{Pawn::Marshal}) people.push_back(who);
        PawnSet seated;
        for (int wanted = oneIn(2) ? 1 : 1 + below(3);
             wanted > static_cast<int>(plan.seats.size());) {
            const Pawn who = takeAny(people);
            seated.insert(who);
            plan.seats.push_back({.characters = {who}});
        }
        for (const Pawn who : anyBots(m_random) - seated) {
            plan.seats.push_back({.characters = {who}, .isBot = true});
        }
    }

    void change(RoundCard& card)
    {
        constexpr std::array turns{Turn::Normal,  Turn::Normal,     Turn::Turmoil,  Turn::Tunnel,
                                   Turn::Jarring, Turn::SpeedingUp, Turn::Switching};
        const int section = card.set == RoundSet::Station ? 2 : 1;
        do {
            card.event = static_cast<Event>(below(eventCount));
        } while (!isRefereed(card.event) || ruleOf(card.event).section != section);
        card.hands = static_cast<std::uint8_t>(below(3));
        for (Turn& turn : card.turns) turn = any(turns);
    }
};

} // namespace

Table soloGame(Random& random)
{
    return SoloBox(random).lay();
}

} // namespace caboose::rules
