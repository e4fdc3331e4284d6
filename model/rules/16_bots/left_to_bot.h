// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/question.h"
#include "model/rules/core/table.h"

namespace caboose::rules {

/// 16 What a bot's rules leave of a question: of all that anybody might choose, what they exclude
/// becomes a refusal that cites them. If one option is left, it answers itself; if several are, no
/// rule tells them apart, and the table chooses. It never takes the last one away. Nobody plays a
/// bot, so nobody decides for it.
///
/// Whoever performs an action asks what he would ask of a player: Play::ask() sends what a bot
/// does through here.
Question leftToBot(const Table& table, Question question);

} // namespace caboose::rules
