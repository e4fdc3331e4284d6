// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::items {

class LootModel;
class PawnsModel;
class PlacesModel;

/// The position for those who do not see the map: "Locomotive, inside: Marshal, 1 strongbox. ..."
/// Places where nothing is are left out.
QString positionSentence(const PlacesModel& places, const PawnsModel& pawns, const LootModel& loot);

/// What is in one place: "Doc, Marshal, 2 purses"; empty: nothing.
QString contentsOf(int place, const PawnsModel& pawns, const LootModel& loot);

} // namespace caboose::items
