// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::items {

struct CharacterRow;

/// The whole sheet, to be read out: where they are, bullets, loot, what is special.
QString spokenSheet(const CharacterRow& row);

} // namespace caboose::items
