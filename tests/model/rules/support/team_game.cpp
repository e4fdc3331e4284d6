// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/team_game.h"

#include "model/rules/02_components/manifests/manifest.h"
#include "model/rules/04_set_up/plan.h"
#include "model/rules/06_round_cards/catalogue.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/dealer.h"

#include <array>
#include <vector>

namespace caboose::rules {

namespace {

class TeamBox : Dealer {
public:
    explicit TeamBox(Random& random) : Dealer(random) {}

    Table lay()
    {
        Plan plan;
        plan.rulings = rulings();
        plan.modules = modules();
        plan.kept = {
            .decks = oneIn(2), .purseValues = oneIn(2), .roundDeck = oneIn(2), .goals = oneIn(2)};
        seat(plan);
        Table table = tableFor(plan);
        for (RoundCard& card : table.roundDeck) change(card);
        layCavalry(table);
        return table;
    }

private:
    Rulings rulings()
    {
        Rulings rulings = preset(Edition::Combined21);
        for (std::size_t r = 0; r < rulingCount; ++r) {
            const RulingInfo& row = info(static_cast<Ruling>(r));
            if (row.module != Module::Teams || !oneIn(3)) continue;
            const int values = static_cast<int>(row.values.size());
            rulings.set(static_cast<Ruling>(r), static_cast<std::uint8_t>(below(values)));
        }
        // Cavalry Charge cards are laid by hand here, and no others.
        rulings.set(StationCardsInTeamGames::No);
        return rulings;
    }

    Modules modules()
    {
        Modules all{Module::Base, Module::Teams};
        m_isBetrayal = oneIn(2);
        if (m_isBetrayal) all.insert(Module::Betrayal);
        if (oneIn(3)) all |= Modules{Module::Stagecoach, Module::Horses, Module::Whiskey};
        if (oneIn(2)) all.insert(Module::MarshalPrisoners);
        if (oneIn(3)) all.insert(oneIn(2) ? Module::Handcar : Module::TimeTravelCar);
        if (oneIn(4)) all |= Modules{Module::CircusCar, Module::SpecialPunch};
        return all;
    }

    void seat(Plan& plan)
    {
        std::vector<Pawn> bandits{Pawn::Belle, Pawn::Cheyenne, Pawn::Django,
                                  Pawn::Doc,   Pawn::Ghost,    Pawn::Tuco};
        const int players = oneIn(2) ? 4 : 6;
        for (int i = 0; i < players; ++i) plan.seats.push_back({.characters = {takeAny(bandits)}});
        const bool isPlayed = plan.modules.contains(Module::MarshalPrisoners) && !oneIn(3);
        if (isPlayed) {
            plan.seats.insert(plan.seats.begin() + below(players), {.characters = {Pawn::Marshal}});
        }
    }

    void change(RoundCard& card)
    {
        constexpr std::array events{Event::Braking,
                                    Event::PassengersRebellion,
                                    Event::CoordinatedActionPlan,
                                    Event::Heal,
                                    Event::Help,
                                    Event::HeavyFire,
                                    Event::Help,
                                    Event::SwivelArm,
                                    Event::HigherSpeed,
                                    Event::Heal,
                                    Event::ReflexAction,
                                    Event::AngryMarshal};
        constexpr std::array turns{
            Turn::Normal,  Turn::Normal,  Turn::Diversion, Turn::Diversion,  Turn::Tunnel,
            Turn::Turmoil, Turn::Jarring, Turn::Normal,    Turn::SpeedingUp, Turn::Switching};
        card.event = any(events);
        for (Turn& turn : card.turns) turn = any(turns);
    }

    void layCavalry(Table& table)
    {
        constexpr std::array normal{Event::DelayedAssault, Event::Understaffing, Event::None};
        constexpr std::array betrayal{Event::DoubleBottom, Event::SurvivalOfTheFittest,
                                      Event::SurvivalOfTheFittest, Event::None};
        const RoundSet set = m_isBetrayal ? RoundSet::CavalryBetrayal : RoundSet::CavalryNormal;
        for (std::uint8_t i = 0; i < 2; ++i) {
            const auto id = static_cast<std::uint8_t>(firstOwnRoundCard + i);
            const Event event = m_isBetrayal ? any(betrayal) : any(normal);
            table.roundDeck.push_back(
                {id,
                 set,
                 event,
                 0,
                 {Turn::Normal, Turn::Diversion, Turn::Tunnel, Turn::Normal, Turn::SpeedingUp}});
        }
    }

    bool m_isBetrayal = false;
};

} // namespace

Table teamGame(Random& random)
{
    return TeamBox(random).lay();
}

} // namespace caboose::rules
