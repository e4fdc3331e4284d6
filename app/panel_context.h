// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace caboose::items {
class GameModels;
class NewGameModel;
class RecentGamesModel;
class RulingsModel;
} // namespace caboose::items

namespace caboose::app {

class Actions;
class RulebookDesk;

/// What a panel may be built with. A panel takes from it what it needs and keeps no more.
struct PanelContext {
    Actions& actions;
    items::RulingsModel& rulings;
    items::GameModels& game;
    items::NewGameModel& newGame;
    items::RecentGamesModel& recent;
    RulebookDesk& rulebook;
};

} // namespace caboose::app
