// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings_catalogue.h"
#include "model/rules/core/table.h"

#include <initializer_list>

namespace caboose::rules {

/// A table laid out by hand, piece by piece:
///
///     const Table table = LaidTable(Edition::Official2016)
///                             .express({Car::Locomotive, Car::Saloon})
///                             .bandit(Pawn::Belle, roofOf(Car::Saloon));
class LaidTable {
public:
    explicit LaidTable(Edition edition = Edition::Combined21);

    LaidTable& express(std::initializer_list<Car> cars);
    /// Its locomotive beside this position of the express; the cars behind it stand further in
    /// front, because it travels the other way.
    LaidTable& armoured(std::initializer_list<Car> cars, int offset);
    LaidTable& stagecoach(Car beside);
    /// A player's bandit in a seat of its own.
    LaidTable& bandit(Pawn who, Location where, int bulletsLeft = 6);
    /// Two bandits of one player.
    LaidTable& bandits(Pawn first, Pawn second);
    LaidTable& pawn(Pawn who, Location where);
    LaidTable& loot(Holder holder, Loot token, int count = 1);
    LaidTable& received(Pawn who, Pawn giver, int count = 1);
    template <typename Value>
    LaidTable& ruling(Value value)
    {
        m_table.rulings.set(value);
        return *this;
    }

    operator const Table&() const { return m_table; }
    [[nodiscard]] const Table& table() const { return m_table; }
    /// For what the functions above don't reach.
    Table& change() { return m_table; }

private:
    Table m_table;
};

} // namespace caboose::rules
