// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace caboose::views {

// What is said to those who listen to the program, in ways that are really spoken. The screen
// reader of Debian 12 knows no announcements; what it speaks by itself is a title that changes,
// wherever the keyboard is, and a description that changes, of whatever has the keyboard.

/// A sentence about the game, a verdict, a mistake: it becomes the title of the main window that
/// `from` belongs to. While another window has the keyboard, what is in use there is described by
/// it, too. Nothing is said of an empty one.
void say(const QWidget& from, const QString& sentence);

/// A property of what describes the game itself: nothing else takes the place of that.
inline constexpr char speaksForItself[] = "speaksForItself";

/// What the keyboard has come to within a widget that stays in focus: a piece of the map, a hit.
void sayOf(QWidget& focused, const QString& sentence);

} // namespace caboose::views
