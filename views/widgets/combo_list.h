// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;

namespace caboose::views {

/// The list that opens is as wide as its entries, also where the field is narrower. To be called
/// whenever the entries have changed.
void fitListToEntries(QComboBox& combo);

} // namespace caboose::views
