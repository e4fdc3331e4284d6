// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace caboose::bench {

/// Once the window has been painted for the first time, prints the moment (nanoseconds of the
/// system's steady clock), the memory in use (kB, resident) and how long the processor was busy
/// (nanoseconds), and ends the program.
void reportFirstPaint(QWidget* window);

} // namespace caboose::bench
