// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/random_position.h"

#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/dealer.h"

#include <array>
#include <utility>
#include <vector>

namespace caboose::rules {

namespace {

class Position : Dealer {
public:
    explicit Position(Random& random) : Dealer(random) {}

    Table lay()
    {
        rulings();
        trains();
        bandits();
        marshal();
        shotgun();
        horses();
        hostages();
        loot();
        roundCard();
        m_table.neutralBullets = static_cast<std::uint8_t>(below(4));
        m_table.firstPlayer = static_cast<SeatIndex>(below(static_cast<int>(m_table.seats.size())));
        return m_table;
    }

private:
    void rulings()
    {
        constexpr std::array editions{Edition::Official2016, Edition::Official2014,
                                      Edition::Combined21, Edition::Official2016Expert,
                                      Edition::Official2016FirstGame};
        const Edition edition = editions[static_cast<std::size_t>(below(editions.size()))];
        m_table.rulings = preset(edition, booklets(edition));
        m_table.kept.purseValues = oneIn(2);
        const int houseRulings = oneIn(2) ? below(5) : 0;
        for (int i = 0; i < houseRulings; ++i) {
            const auto r = static_cast<Ruling>(below(rulingCount));
            const auto values = static_cast<int>(info(r).values.size());
            m_table.rulings.set(r, static_cast<std::uint8_t>(below(values)));
        }
    }

    PrintedTexts booklets(Edition edition)
    {
        if (edition == Edition::Combined21 || oneIn(2)) return {};
        PrintedTexts all{PrintedText::HorsesStagecoach};
        if (oneIn(2)) all.insert(PrintedText::TimeTravel);
        return all;
    }

    void trains()
    {
        std::vector<Car> cars{Car::FirstClass, Car::SecondClass, Car::ThirdClass, Car::Saloon,
                              Car::Restaurant, Car::Luggage,     Car::Circus,     Car::Prison};
        m_table.express.push_back(Car::Locomotive);
        const int length = 1 + below(7);
        for (int i = 0; i < length; ++i) m_table.express.push_back(takeAny(cars));
        if (oneIn(2)) return;
        if (oneIn(2)) armoured();
        if (oneIn(3))
            m_table.express.insert(m_table.express.begin(), Car::TimeTravel);
        else if (oneIn(3))
            m_table.express.insert(m_table.express.begin(), Car::Handcar);
        else if (oneIn(3))
            m_table.express.push_back(Car::Handcar);
        const auto n = static_cast<std::size_t>(below(static_cast<int>(m_table.express.size())));
        if (oneIn(2)) m_table.stagecoachBeside = m_table.express[n];
    }

    void armoured()
    {
        for (const Car car : {Car::ArmouredLocomotive, Car::Tender, Car::Armoury, Car::ArmouredA,
                              Car::ArmouredB, Car::ArmouredC, Car::Infirmary}) {
            m_table.armoured.push_back(car);
        }
        m_table.armouredOffset = static_cast<std::int8_t>(below(17) - 2);
    }

    void places()
    {
        for (int i = 0; i < locationCount; ++i) {
            const Location l = locationAt(i);
            const Car car = carOf(l);
            const bool coach = car == Car::Stagecoach && m_table.stagecoachBeside != Car::None;
            const bool there =
                coach || m_table.express.contains(car) || m_table.armoured.contains(car);
            if (there && exists(l)) m_places.push_back(l);
        }
    }

    /// Few places hold most of the pawns, so that something happens.
    Location anywhere()
    {
        const auto& from = oneIn(3) ? m_places : m_crowded;
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }

    void bandits()
    {
        places();
        for (int i = 0; i < 4; ++i)
            m_crowded.push_back(
                m_places[static_cast<std::size_t>(below(static_cast<int>(m_places.size())))]);
        std::vector<Pawn> pawns;
        for (const Pawn who : baseBandits) pawns.push_back(who);
        const bool two = oneIn(5);
        const int seats = two ? 2 + below(2) : 2 + below(5);
        for (int i = 0; i < seats; ++i) {
            Seat seat;
            for (int n = 0; n < (two ? 2 : 1); ++n) seat.characters.push_back(sit(takeAny(pawns)));
            m_table.seats.push_back(seat);
        }
    }

    Pawn sit(Pawn who)
    {
        Sheet& sheet = m_table.sheet(who);
        sheet.role = Role::Player;
        sheet.bulletsLeft = static_cast<std::uint8_t>(below(7));
        if (oneIn(6)) sheet.prisoner = pawnAt(below(banditCount));
        if (sheet.prisoner == Pawn::Silk)
            sheet.silkPower = oneIn(2) ? SilkPower::Move : SilkPower::Block;
        if (oneIn(8)) sheet.voided = {oneIn(2), oneIn(2), oneIn(2), oneIn(2)};
        m_table.put(who, oneIn(25) ? Location::OutOfGame : anywhere());
        return who;
    }

    /// Anywhere inside; with somebody only where a position has been laid out so by hand.
    void marshal()
    {
        if (oneIn(10)) {
            joinSomebody();
            return;
        }
        const Location l = anywhere();
        if (isInterior(l) && (carOf(l) != Car::TimeTravel && carOf(l) != Car::Handcar) &&
            m_table.at(l).empty()) {
            m_table.put(Pawn::Marshal, l);
        } else if (!oneIn(3) && m_table.at(inside(Car::Locomotive)).empty()) {
            m_table.put(Pawn::Marshal, inside(Car::Locomotive));
        }
    }

    void joinSomebody()
    {
        for (const Pawn who : m_table.bandits()) {
            const Location l = m_table.where(who);
            if (isInterior(l) && !isRoofless(carOf(l))) m_table.put(Pawn::Marshal, l);
        }
        // What a forbidden encounter means for those who are in the middle of one, no rule says.
        m_table.rulings.set(EncounterShortage::FlightWithoutBullet);
    }

    /// On his seat, or loose where he may have been driven and nobody is.
    void shotgun()
    {
        if (m_table.stagecoachBeside == Car::None) return;
        const Location seat = roofOf(Car::Stagecoach);
        m_table.put(Pawn::Shotgun, seat);
        m_table.loot.add(seat, {LootKind::Strongbox, 1000});
        // Nothing says what a bullet or a push does to him there, or what a meeting that may not be
        // means for those whom nobody asks.
        m_table.rulings.set(FireAtUnreleasedShotgun::No);
        m_table.rulings.set(EncounterShortage::FlightWithoutBullet);
        const Location l = anywhere();
        if (oneIn(3) || !(isRoof(l) || isRoofless(carOf(l))) || !m_table.at(l).empty()) return;
        m_table.shotgunReleased = true;
        m_table.put(Pawn::Shotgun, l);
    }

    void horses()
    {
        const int horses = oneIn(2) ? below(8) : 0;
        for (int i = 0; i < horses; ++i) {
            const auto n =
                static_cast<std::size_t>(below(static_cast<int>(m_table.express.size())));
            ++m_table.horsesBeside[static_cast<std::size_t>(m_table.express[n])];
        }
    }

    /// Some with bandits, some on display.
    void hostages()
    {
        if (m_table.stagecoachBeside == Car::None) return;
        std::vector<Hostage> all;
        for (int i = 1; i <= hostageCount; ++i) all.push_back(static_cast<Hostage>(i));
        for (const Pawn who : m_table.bandits()) {
            if (oneIn(3)) m_table.sheet(who).hostage = takeAny(all);
        }
        for (int i = below(4); i > 0 && !all.empty(); --i) m_table.hostages.insert(takeAny(all));
    }

    /// What holds throughout a round bends its actions, too.
    void roundCard()
    {
        constexpr std::array events{Event::None, Event::DeadlyFall, Event::Escape,
                                    Event::MortalBullet};
        RoundCard card;
        card.event = events[static_cast<std::size_t>(below(events.size()))];
        m_table.rounds.push_back(card);
        m_table.progress.round = static_cast<std::uint8_t>(1 + below(5));
    }

    Loot token()
    {
        constexpr std::array kinds{LootKind::Purse, LootKind::Purse,     LootKind::Purse,
                                   LootKind::Jewel, LootKind::Strongbox, LootKind::Bag,
                                   LootKind::Stake, LootKind::Whiskey,   LootKind::HalfOldWhiskey};
        const LootKind kind = kinds[static_cast<std::size_t>(below(kinds.size()))];
        switch (kind) {
        case LootKind::Jewel: return {kind, 500};
        case LootKind::Strongbox: return {kind, 1000};
        case LootKind::Whiskey:
        case LootKind::HalfOldWhiskey: return {kind, unknownValue};
        default: break;
        }
        const auto value = static_cast<Dollars>(250 + 50 * below(3));
        return {kind, !m_table.kept.purseValues && oneIn(2) ? unknownValue : value};
    }

    void loot()
    {
        const int tokens = below(25);
        for (int i = 0; i < tokens; ++i) {
            if (oneIn(2)) {
                m_table.loot.add(anywhere(), token());
                continue;
            }
            std::vector<Pawn> bandits;
            for (const Pawn who : m_table.bandits()) bandits.push_back(who);
            m_table.loot.add(takeAny(bandits), token());
        }
    }

    Table m_table;
    std::vector<Location> m_places;
    std::vector<Location> m_crowded;
};

} // namespace

Table randomPosition(Random& random)
{
    return Position(random).lay();
}

} // namespace caboose::rules
