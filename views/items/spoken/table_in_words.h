// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/table.h"

#include <QStringList>

namespace caboose::items {

class GameModels;
class OptionsModel;

// The table in sentences, each to be read out by itself. `seen`: the table as those who hear it may
// see it, the moment that the models show.

/// Where the game stands, what is asked, where everybody and everything is, who could reach, shoot
/// or punch whom. Empty without a game.
QStringList tableInWords(const GameModels& models, const rules::Table& seen);

/// Everybody who plays, with what they have: whoever is asked comes first.
QStringList peopleInWords(const GameModels& models);

/// What may be answered, with the keys, and what may not, with the reason.
QStringList answersInWords(const OptionsModel& options);

} // namespace caboose::items
