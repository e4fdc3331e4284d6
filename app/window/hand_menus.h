// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace caboose::items {
class GameModels;
class OptionsModel;
} // namespace caboose::items

namespace caboose::app {

class Docks;

// What somebody wants of the referee besides an answer. Each is about what has the focus.

/// Explains in the referee's panel the option that has the focus, else the question.
void askWhy(Docks& docks, items::OptionsModel& options);

/// A menu of everything that can be changed by hand.
void openAdjustMenu(QWidget& window, items::GameModels& game);

/// A menu of what is refused, and behind it of everything that can be changed by hand.
void openOverruling(QWidget& window, items::GameModels& game);

} // namespace caboose::app
