// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QThreadPool;

namespace caboose::app {

/// One thread beside that of the window, for what the first picture needs. It begins with the list
/// of the system's fonts, which takes as long as all that comes before a text is measured.
std::unique_ptr<QThreadPool> threadOfTheStart();

} // namespace caboose::app
