// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/horses_game.h"

#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/every_game.h"

#include <array>

namespace caboose::rules {

namespace {

class Box {
public:
    explicit Box(Random& random, bool withBot = false) : m_random(random), m_withBot(withBot) {}

    Table lay()
    {
        Plan plan = planOf(anyGame(), m_random);
        if (m_withBot) seatBelleBot(plan);
        plan.rulings = rulings(plan.rulings);
        plan.modules = modules();
        m_table = tableFor(plan);
        for (RoundCard& card : m_table.roundDeck) change(card);
        return m_table;
    }

private:
    int below(int n) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(n))); }
    bool oneIn(int n) { return below(n) == 0; }

    template <typename T, std::size_t N>
    T any(const std::array<T, N>& from)
    {
        return from[static_cast<std::size_t>(below(static_cast<int>(N)))];
    }

    GameKind anyGame()
    {
        constexpr std::array editions{Edition::Combined21, Edition::Combined21,
                                      Edition::Official2016, Edition::Official2014,
                                      Edition::Official2014Expert};
        m_edition = m_withBot ? Edition::Combined21 : any(editions);
        return {m_edition,
                3 + below(4),
                {.decks = oneIn(2), .purseValues = oneIn(2), .roundDeck = oneIn(2)}};
    }

    Rulings rulings(Rulings plain)
    {
        if (m_edition != Edition::Combined21) {
            PrintedTexts booklets{PrintedText::HorsesStagecoach};
            m_hasTimeTravel = oneIn(2);
            if (m_hasTimeTravel) booklets.insert(PrintedText::TimeTravel);
            plain = preset(m_edition, booklets);
        }
        return plain;
    }

    Modules modules()
    {
        Modules all{Module::Base, Module::Stagecoach, Module::Horses, Module::Whiskey};
        if (m_edition == Edition::Combined21) {
            all.insert(oneIn(2) ? Module::Handcar : Module::TimeTravelCar);
            all |= Modules{Module::CircusCar, Module::SpecialPunch};
        } else if (m_hasTimeTravel) {
            all.insert(Module::TimeTravelCar);
        }
        return all;
    }

    void change(RoundCard& card)
    {
        constexpr std::array events{Event::Braking,       Event::HeavyFire,    Event::HigherSpeed,
                                    Event::PantingHorses, Event::ReflexAction, Event::Safekeeping,
                                    Event::ShotOfWhiskey, Event::ShotgunsRage, Event::SwivelArm,
                                    Event::AngryMarshal};
        constexpr std::array stations{Event::DeadlyFall,       Event::Escape,
                                      Event::NorthPoleStation, Event::MortalBullet,
                                      Event::SharingTheLoot,   Event::TunnelBeforeStation};
        constexpr std::array turns{Turn::Normal, Turn::Normal, Turn::Turmoil, Turn::Tunnel,
                                   Turn::Jarring};
        card.event = card.set == RoundSet::Station ? any(stations) : any(events);
        card.hands = static_cast<std::uint8_t>(below(3));
        for (Turn& turn : card.turns) turn = any(turns);
    }

    Random& m_random;
    bool m_withBot;
    Edition m_edition = Edition::Combined21;
    bool m_hasTimeTravel = false;
    Table m_table;
};

} // namespace

Table horsesGame(Random& random)
{
    return Box(random).lay();
}

Table horsesGameWithBot(Random& random)
{
    return Box(random, true).lay();
}

} // namespace caboose::rules
