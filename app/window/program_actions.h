// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"

class QMainWindow;

namespace caboose::views {
class MessageLine;
} // namespace caboose::views

namespace caboose::app {

class Dialogs;

/// The program around the game: its window, and what opens over it.
struct ProgramSubject {
    Dialogs& dialogs;
    views::MessageLine& messages;
    QMainWindow& window;
};

/// What can be done with the program itself.
ActionTable<ProgramSubject> programActions();

} // namespace caboose::app
