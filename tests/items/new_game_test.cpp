// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/new_game_test.h"

#include "tests/support/print_model.h"

namespace caboose::test {

void NewGameTest::init()
{
    watch();
    m_rulings = std::make_unique<items::RulingsModel>();
    m_plan = std::make_unique<items::NewGameModel>(*m_rulings);
    watchModel(*m_plan);
    watchModel(m_plan->boxes());
    watchModel(m_plan->cars());
    watchModel(m_plan->ownRounds());
}

void NewGameTest::cleanup()
{
    m_plan.reset();
    m_rulings.reset();
    complain();
}

} // namespace caboose::test
