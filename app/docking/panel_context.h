// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace caboose::items {
class Dispute;
class GameModels;
class NewGameModel;
class RecentGamesModel;
class RulingsModel;
} // namespace caboose::items

namespace caboose::app {

class Actions;
class RulebookPanels;

/// What a panel may be built with. A panel takes from it what it needs and keeps no more.
struct PanelContext {
    Actions& actions;
    items::RulingsModel& rulings;
    items::GameModels& game;
    items::NewGameModel& newGame;
    items::RecentGamesModel& recent;
    RulebookPanels& rulebook;
    items::Dispute& dispute;
};

} // namespace caboose::app
