// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/watched_test.h"
#include "views/items/setup/new_game_model.h"

#include <memory>

namespace caboose::test {

/// The base of tests of what comes before a game: each function finds the models untouched, and
/// whatever is done to them is watched.
class NewGameTest : public WatchedTest {
    Q_OBJECT

protected:
    std::unique_ptr<items::RulingsModel> m_rulings;
    std::unique_ptr<items::NewGameModel> m_plan;

private Q_SLOTS:
    void init();
    void cleanup();
};

} // namespace caboose::test
