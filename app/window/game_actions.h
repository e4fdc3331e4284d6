// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

namespace caboose::app {

class DisplayWindow;
class Docks;
class GameDocument;
class Narration;
class Pages;

/// The game that is being followed, and what of the window serves it.
struct GameSubject {
    GameDocument& document;
    Pages& pages;
    Docks& docks;
    DisplayWindow& display;
    Narration& narration;
};

/// What can be done with the game.
ActionTable<GameSubject> gameActions();

} // namespace caboose::app
