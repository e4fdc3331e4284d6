// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/core/rulings_catalogue.h"
#include "tests/model/rules/support/bots_told.h"
#include "tests/model/rules/support/dealer.h"
#include "tests/model/rules/support/random_position.h"

#include <array>

namespace caboose::rules {

namespace {

class BotsPosition : Dealer {
public:
    explicit BotsPosition(Random& random) : Dealer(random), m_table(randomPosition(random)) {}

    Table lay()
    {
        m_table.rulings = preset(Edition::Combined21);
        m_table.rounds.back().event = Event::None;
        m_table.neutralBullets = static_cast<std::uint8_t>(below(9));
        for (const Pawn who : m_table.bandits()) unburden(who);
        for (Seat& seat : m_table.seats) {
            const Pawn who = seat.characters.front();
            const bool mayBe = who == Pawn::Belle || who == Pawn::Ghost || who == Pawn::Tuco;
            if (seat.characters.size() == 1 && mayBe && !oneIn(3)) makeBot(seat);
        }
        if (oneIn(2)) seatMary();
        if (oneIn(4)) seatMarshal();
        layTokens();
        return m_table;
    }

private:
    /// What another test tells of.
    void unburden(Pawn who)
    {
        Sheet& sheet = m_table.sheet(who);
        sheet.voided = {};
        sheet.prisoner = Pawn::None;
        sheet.silkPower = SilkPower::None;
        sheet.hostage = Hostage::None;
    }

    void makeBot(Seat& seat)
    {
        const Pawn who = seat.characters.front();
        seat.isBot = true;
        Sheet& sheet = m_table.sheet(who);
        sheet.role = Role::Bot;
        sheet.bulletsLeft = static_cast<std::uint8_t>(who == Pawn::Mary ? 0 : below(7));
        if (who == Pawn::Tuco) sheet.wantedTokens = static_cast<std::uint8_t>(below(3));
        const Location here = m_table.where(who);
        const bool isUp = isOnTable(here) && isRoof(here) && who != Pawn::Ghost;
        if (isUp) m_table.put(who, inside(carOf(here) == Car::Tender ? Car::Armoury : carOf(here)));
    }

    void seatMary()
    {
        Seat seat;
        seat.characters.push_back(Pawn::Mary);
        m_table.seats.push_back(seat);
        m_table.put(Pawn::Mary, somewhere());
        makeBot(m_table.seats.back());
    }

    /// 4.2.3: with the prison car.
    void seatMarshal()
    {
        if (!m_table.express.contains(Car::Prison)) return;
        Seat seat;
        seat.characters.push_back(Pawn::Marshal);
        m_table.seats.push_back(seat);
        Sheet& sheet = m_table.sheet(Pawn::Marshal);
        sheet.role = Role::Player;
        sheet.bulletsLeft = 6;
        sheet.secondPile = 6;
        m_table.put(Pawn::Marshal, somewhere());
    }

    Location somewhere()
    {
        const auto n = static_cast<std::size_t>(below(static_cast<int>(m_table.express.size())));
        const Location in = inside(m_table.express[n]);
        return isRoofless(carOf(in)) || !oneIn(2) ? in : roofOf(carOf(in));
    }

    /// What bots are after; on the floor or on somebody's sheet.
    void layTokens()
    {
        for (int i = below(6); i > 0; --i) m_table.loot.add(somewhere(), {LootKind::Jewel, 500});
        if (!m_table.isBot(Pawn::Ghost)) return;
        const Loot box{LootKind::SpecialStrongbox, 1500};
        if (oneIn(3)) {
            m_table.loot.add(m_table.seats.front().characters.front(), box);
        } else if (!oneIn(6)) {
            m_table.loot.add(somewhere(), box);
        }
    }

    Table m_table;
};

} // namespace

Table botsPosition(Random& random)
{
    return BotsPosition(random).lay();
}

} // namespace caboose::rules
