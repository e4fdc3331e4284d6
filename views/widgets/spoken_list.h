// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QListView;

namespace caboose::views {

/// Makes a list heard: whoever comes to it with the keyboard is on a row, the one that `first`
/// names (by itself: the first one), and what changes in that row is said while they are there.
/// Called once, when the list has its model.
void makeSpoken(QListView& list, const std::function<int()>& first = {});

} // namespace caboose::views
