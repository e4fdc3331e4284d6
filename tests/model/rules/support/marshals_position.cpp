// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/marshals_position.h"

#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/dealer.h"

#include <algorithm>
#include <array>
#include <vector>

namespace caboose::rules {

namespace {

class Position : Dealer {
public:
    explicit Position(Random& random) : Dealer(random) {}

    Table lay()
    {
        rulings();
        train();
        bandits();
        marshal();
        loot();
        cards();
        m_table.neutralBullets = static_cast<std::uint8_t>(below(4));
        return m_table;
    }

private:
    void rulings()
    {
        constexpr std::array editions{Edition::Combined21, Edition::Official2016,
                                      Edition::Official2014, Edition::Official2016Expert};
        const Edition edition = editions[static_cast<std::size_t>(below(editions.size()))];
        const bool isCombined = edition == Edition::Combined21;
        m_table.rulings =
            isCombined ? preset(edition) : preset(edition, {PrintedText::MarshalPrisoners});
        m_table.kept.purseValues = oneIn(2);
        for (int i = oneIn(2) ? below(8) : 0; i > 0; --i) {
            const auto r = static_cast<Ruling>(below(rulingCount));
            const auto values = static_cast<int>(info(r).values.size());
            m_table.rulings.set(r, static_cast<std::uint8_t>(below(values)));
        }
    }

    void train()
    {
        std::vector<Car> cars{Car::FirstClass, Car::SecondClass, Car::Saloon, Car::Luggage};
        if (oneIn(4)) m_table.express.push_back(Car::TimeTravel);
        m_table.express.push_back(Car::Locomotive);
        for (int i = 1 + below(4); i > 0; --i) m_table.express.push_back(takeAny(cars));
        m_table.express.push_back(Car::Prison);
        const auto n = static_cast<std::size_t>(below(static_cast<int>(m_table.express.size())));
        if (oneIn(3)) m_table.stagecoachBeside = m_table.express[n];
        for (int i = 0; i < locationCount; ++i) {
            const Location l = locationAt(i);
            const bool isCoach =
                carOf(l) == Car::Stagecoach && m_table.stagecoachBeside != Car::None;
            if (exists(l) && (isCoach || m_table.express.contains(carOf(l)))) m_places.push_back(l);
        }
    }

    Location anywhere()
    {
        return m_places[static_cast<std::size_t>(below(static_cast<int>(m_places.size())))];
    }

    Location nearPrison()
    {
        constexpr std::array places{cell, inside(Car::Prison), roofOf(Car::Prison)};
        return places[static_cast<std::size_t>(below(3))];
    }

    void bandits()
    {
        std::vector<Pawn> pawns;
        for (int i = 0; i < banditCount; ++i) {
            const bool plays = pawnAt(i) != Pawn::Mary && pawnAt(i) != Pawn::Professore;
            if (plays) pawns.push_back(pawnAt(i));
        }
        std::vector<Pawn> sidekicks = pawns;
        for (int i = 1 + below(5); i > 0; --i) {
            // Belle is here more often than others.
            const bool isBelle = oneIn(3) && pawns[1] == Pawn::Belle;
            const Pawn who = isBelle ? Pawn::Belle : takeAny(pawns);
            if (isBelle) pawns.erase(pawns.begin() + 1);
            sit(who, sidekicks);
        }
        for (int i = below(4); i > 0; --i) m_table.prisoners.insert(takeAny(sidekicks));
    }

    void sit(Pawn who, std::vector<Pawn>& sidekicks)
    {
        Seat seat;
        seat.characters.push_back(who);
        m_table.seats.push_back(seat);
        Sheet& sheet = m_table.sheet(who);
        sheet.role = Role::Player;
        sheet.bulletsLeft = static_cast<std::uint8_t>(below(7));
        sheet.wantedPoster = !oneIn(4);
        sheet.wasCaptured = !sheet.wantedPoster;
        if (oneIn(3)) sheet.prisoner = takeAny(sidekicks);
        const bool picks = who == Pawn::Silk || sheet.prisoner == Pawn::Silk;
        if (picks) sheet.silkPower = oneIn(2) ? SilkPower::Move : SilkPower::Block;
        if (oneIn(5)) sheet.hostage = static_cast<Hostage>(1 + below(8));
        if (oneIn(5)) sheet.voided = {oneIn(2), oneIn(2), oneIn(2), oneIn(2)};
        m_table.put(who, oneIn(3) ? nearPrison() : anywhere());
    }

    void pile(PileOrder& order)
    {
        std::vector<MarshalBullet> others{MarshalBullet::Disarmed, MarshalBullet::WoundedKnee,
                                          MarshalBullet::ShoulderInjury, MarshalBullet::GotIm,
                                          MarshalBullet::DropThatBag};
        order = usualPileOrder;
        const int known = oneIn(2) ? 5 : below(6);
        for (int i = 0; i < known; ++i) order[static_cast<std::size_t>(i)] = takeAny(others);
    }

    void marshal()
    {
        Seat seat;
        seat.characters.push_back(Pawn::Marshal);
        m_table.seats.push_back(seat);
        m_table.firstPlayer = static_cast<SeatIndex>(below(static_cast<int>(m_table.seats.size())));
        Sheet& sheet = m_table.sheet(Pawn::Marshal);
        sheet.role = Role::Player;
        sheet.bulletsLeft = static_cast<std::uint8_t>(below(7));
        sheet.secondPile = static_cast<std::uint8_t>(below(7));
        for (PileOrder& order : m_table.pileOrders) pile(order);
        if (oneIn(3)) m_table.pileOrders[1] = m_table.pileOrders[0];
        // Often beside somebody.
        const Pawn other = m_table.seats.front().characters.front();
        const Location there = m_table.where(other);
        m_table.put(Pawn::Marshal, oneIn(3) && there != cell ? there : outside());
    }

    Location outside()
    {
        const Location l = anywhere();
        return l == cell ? inside(Car::Prison) : l;
    }

    void loot()
    {
        for (int i = below(10); i > 0; --i) {
            constexpr std::array kinds{LootKind::Purse, LootKind::Jewel, LootKind::Mailbag};
            const LootKind kind = kinds[static_cast<std::size_t>(below(3))];
            const auto value =
                static_cast<Dollars>(kind == LootKind::Jewel ? 500 : 200 + 50 * below(3));
            const auto seat =
                static_cast<std::size_t>(below(static_cast<int>(m_table.seats.size())));
            const Pawn who = m_table.seats[seat].characters.front();
            if (isBandit(who) && !oneIn(3))
                m_table.loot.add(who, {kind, value});
            else
                m_table.loot.add(outside(), {kind, value});
        }
    }

    /// Some that have been performed, and one that is on.
    void cards()
    {
        constexpr std::array kinds{
            CardKind::Move,    CardKind::FloorChange,   CardKind::Punch,   CardKind::Fire,
            CardKind::Robbery, CardKind::BrilliantIdea, CardKind::Capture, CardKind::Bullet};
        m_table.progress.step = Step::PerformAction;
        m_table.progress.round = 1;
        const int cards = below(6);
        for (int i = 0; i <= cards; ++i) {
            const auto seat = static_cast<SeatIndex>(below(static_cast<int>(m_table.seats.size())));
            const Pawn who = m_table.seats[seat].characters.front();
            const CardKind kind = kinds[static_cast<std::size_t>(below(kinds.size()))];
            const bool isBullet = kind == CardKind::Bullet;
            m_table.commonDeck.push_back({{isBullet ? Pawn::None : who, kind, 0}, seat});
        }
        m_table.progress.card = static_cast<std::uint8_t>(cards);
    }

    Table m_table;
    std::vector<Location> m_places;
};

} // namespace

Table marshalsPosition(Random& random)
{
    return Position(random).lay();
}

} // namespace caboose::rules
