// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace caboose::items {
class Dispute;
class GameModels;
class NewGameModel;
class RulingsModel;
} // namespace caboose::items

namespace caboose::app {

class Actions;

/// What a panel may be built with. A panel takes from it what it needs and keeps no more.
struct PanelContext {
    Actions& actions;
    items::RulingsModel& rulings;
    items::GameModels& game;
    items::NewGameModel& newGame;
    items::Dispute& dispute;
    /// Shows a rule in the rulebook.
    std::function<void(const QString& number)> openRule = {};
};

} // namespace caboose::app
