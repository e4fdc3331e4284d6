// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/resolve.h"

#include <vector>

namespace caboose::game {

/// Is this a step that happens on the table, so that somebody says when it is done although there
/// is nothing to ask? All other steps without a question pass by themselves.
bool isWaitedFor(const rules::Table& table);

/// Plays the beats that pass by themselves, up to one with a question, one that is waited for, or
/// the end of the game. Returns false if the rules have no way on.
bool passBy(rules::Table& table, std::vector<rules::Happening>& happenings);

} // namespace caboose::game
