// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace caboose::items {

class GameModels;
class LootModel;
class PawnsModel;

/// The position for those who do not see the map: where the game stands, whose turn it is, what is
/// asked, and what is where on the train. Places where nothing is are left out.
QString positionSentence(const GameModels& models);
/// The same, one by one.
QStringList positionSentences(const GameModels& models);

/// What is in one place: "Doc, Marshal, 2 purses"; empty: nothing.
QString contentsOf(int place, const PawnsModel& pawns, const LootModel& loot);

} // namespace caboose::items
