// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/rules/support/laid_table.h"

namespace caboose::rules {

namespace {

constexpr std::uint8_t fullCylinder = 6;

} // namespace

LaidTable::LaidTable(Edition edition)
{
    m_table.rulings = preset(edition);
    m_table.neutralBullets = 13;
}

LaidTable& LaidTable::express(std::initializer_list<Car> cars)
{
    m_table.express = cars;
    return *this;
}

LaidTable& LaidTable::armoured(std::initializer_list<Car> cars, int offset)
{
    m_table.armoured = cars;
    m_table.armouredOffset = static_cast<std::int8_t>(offset);
    return *this;
}

LaidTable& LaidTable::stagecoach(Car beside)
{
    m_table.stagecoachBeside = beside;
    return *this;
}

LaidTable& LaidTable::bandit(Pawn who, Location where, int bulletsLeft)
{
    Seat seat;
    seat.characters = {who};
    m_table.seats.push_back(seat);
    m_table.sheet(who).role = Role::Player;
    m_table.sheet(who).bulletsLeft = static_cast<std::uint8_t>(bulletsLeft);
    return pawn(who, where);
}

LaidTable& LaidTable::bandits(Pawn first, Pawn second)
{
    Seat seat;
    seat.characters = {first, second};
    m_table.seats.push_back(seat);
    for (const Pawn who : seat.characters) {
        m_table.sheet(who).role = Role::Player;
        m_table.sheet(who).bulletsLeft = fullCylinder;
    }
    return *this;
}

LaidTable& LaidTable::pawn(Pawn who, Location where)
{
    m_table.put(who, where);
    return *this;
}

LaidTable& LaidTable::loot(Holder holder, Loot token, int count)
{
    m_table.loot.add(holder, token, count);
    return *this;
}

LaidTable& LaidTable::received(Pawn who, Pawn giver, int count)
{
    const std::size_t from = giver == Pawn::None ? characterCount : static_cast<std::size_t>(giver);
    m_table.sheet(who).received[from] = static_cast<std::uint8_t>(count);
    if (giver != Pawn::None) {
        Sheet& sheet = m_table.sheet(giver);
        sheet.bulletsLeft = static_cast<std::uint8_t>(sheet.bulletsLeft - count);
    }
    m_table.seats[*m_table.seatOf(who)].pile.add({giver, CardKind::Bullet, 0}, count);
    return *this;
}

} // namespace caboose::rules
