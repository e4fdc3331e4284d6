// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/marshal_game.h"

#include "model/rules/04_set_up/plan.h"
#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/dealer.h"

#include <array>
#include <utility>
#include <vector>

namespace caboose::rules {

namespace {

class Box : Dealer {
public:
    explicit Box(Random& random) : Dealer(random) {}

    Table lay()
    {
        Plan plan;
        plan.rulings = rulings();
        plan.modules = m_modules;
        plan.kept = {
            .decks = oneIn(2), .purseValues = oneIn(2), .roundDeck = oneIn(2), .goals = oneIn(2)};
        seat(plan);
        Table table = tableFor(plan);
        for (RoundCard& card : table.roundDeck) change(card);
        for (PileOrder& order : table.pileOrders) load(order);
        return table;
    }

private:
    Rulings rulings()
    {
        constexpr std::array editions{Edition::Combined21, Edition::Combined21,
                                      Edition::Official2016, Edition::Official2014,
                                      Edition::Official2016Expert};
        const Edition edition = any(editions);
        m_isCombined = edition == Edition::Combined21;
        PrintedTexts booklets;
        if (!m_isCombined) booklets.insert(PrintedText::MarshalPrisoners);
        if (oneIn(3)) {
            m_modules |= Modules{Module::Stagecoach, Module::Horses, Module::Whiskey};
            if (!m_isCombined) booklets.insert(PrintedText::HorsesStagecoach);
        }
        return preset(edition, booklets);
    }

    void seat(Plan& plan)
    {
        std::vector<Pawn> bandits{Pawn::Belle, Pawn::Cheyenne, Pawn::Django, Pawn::Doc,
                                  Pawn::Ghost, Pawn::Tuco,     Pawn::Mei};
        for (std::size_t i = bandits.size(); i > 1; --i) {
            std::swap(bandits[i - 1],
                      bandits[static_cast<std::size_t>(below(static_cast<int>(i)))]);
        }
        bandits.resize(static_cast<std::size_t>(3 + below(5)));
        for (const Pawn who : bandits) plan.seats.push_back({.characters = {who}});
        const bool isPlayed = !m_isCombined || !oneIn(4);
        if (isPlayed)
            plan.seats.insert(plan.seats.begin() + below(3), {.characters = {Pawn::Marshal}});
    }

    void change(RoundCard& card)
    {
        constexpr std::array events{
            Event::Braking,     Event::PassengersRebellion, Event::ReflexAction,
            Event::Safekeeping, Event::ShotOfWhiskey,       Event::Rumours,
            Event::SwivelArm,   Event::AngryMarshal,        Event::TakeItAll};
        constexpr std::array stations{Event::DeadlyFall, Event::GuiltyConscience,
                                      Event::CrimeDoesntPay, Event::MarshalsRevenge,
                                      Event::Pickpocketing};
        constexpr std::array turns{Turn::Normal,  Turn::Normal,     Turn::Turmoil,  Turn::Tunnel,
                                   Turn::Jarring, Turn::SpeedingUp, Turn::Switching};
        card.event = card.set == RoundSet::Station ? any(stations) : any(events);
        card.hands = static_cast<std::uint8_t>(below(3));
        for (Turn& turn : card.turns) turn = any(turns);
    }

    /// Some tables have entered the order, others name each bullet when it comes.
    void load(PileOrder& order)
    {
        if (oneIn(2)) return;
        for (std::size_t i = 0; i + 1 < order.size(); ++i) {
            order[i] = static_cast<MarshalBullet>(i + 1);
        }
        std::swap(order[0], order[static_cast<std::size_t>(below(5))]);
    }

    bool m_isCombined = false;
    Modules m_modules{Module::Base, Module::MarshalPrisoners};
};

} // namespace

Table marshalGame(Random& random)
{
    return Box(random).lay();
}

} // namespace caboose::rules
