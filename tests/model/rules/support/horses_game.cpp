// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/horses_game.h"

#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/dealer.h"
#include "tests/model/rules/support/every_game.h"

#include <array>

namespace caboose::rules {

namespace {

class Box : Dealer {
public:
    Box(Random& random, HouseRulings house, bool withBots = false)
        : Dealer(random), m_isRuledOtherwise(house == HouseRulings::Some), m_withBots(withBots)
    {}

    Table lay()
    {
        Plan plan = planOf(anyGame(), m_random);
        if (m_withBots) seatBots(plan, anyBots(m_random));
        plan.rulings = rulings(plan.rulings);
        if (m_isRuledOtherwise) plan.rulings = withHouseRulings(plan.rulings);
        plan.modules = modules();
        m_table = tableFor(plan);
        for (RoundCard& card : m_table.roundDeck) change(card);
        return m_table;
    }

private:
    GameKind anyGame()
    {
        constexpr std::array editions{Edition::Combined21, Edition::Combined21,
                                      Edition::Official2016, Edition::Official2014,
                                      Edition::Official2014Expert};
        m_edition = m_withBots ? Edition::Combined21 : any(editions);
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

    /// Any value of what these boxes leave open.
    Rulings withHouseRulings(Rulings rulings)
    {
        constexpr Modules boxes{Module::Stagecoach,    Module::Horses,  Module::Whiskey,
                                Module::TimeTravelCar, Module::Handcar, Module::SpecialPunch};
        const Rulings printed = rulings;
        for (std::size_t r = 0; r < 40 && !oneIn(20); ++r) {
            const auto ruling = static_cast<Ruling>(below(static_cast<int>(rulingCount)));
            if (!boxes.contains(info(ruling).module)) continue;
            const int values = static_cast<int>(info(ruling).values.size());
            rulings.set(ruling, static_cast<std::uint8_t>(below(values)));
        }
        return contradictions(rulings).empty() ? rulings : printed;
    }

    Modules modules()
    {
        Modules all{Module::Base, Module::Stagecoach, Module::Horses, Module::Whiskey};
        if (m_edition == Edition::Combined21) {
            all.insert(oneIn(2) ? Module::Handcar : Module::TimeTravelCar);
            all |= Modules{Module::CircusCar, Module::SpecialPunch, Module::ExtraPunch};
            if (oneIn(2)) all.insert(Module::CursedLoot);
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

    bool m_isRuledOtherwise;
    bool m_withBots;
    Edition m_edition = Edition::Combined21;
    bool m_hasTimeTravel = false;
    Table m_table;
};

} // namespace

Table horsesGame(Random& random, HouseRulings house)
{
    return Box(random, house).lay();
}

Table horsesGameWithBots(Random& random)
{
    return Box(random, HouseRulings::None, true).lay();
}

} // namespace caboose::rules
