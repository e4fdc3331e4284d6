// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/combo_list.h"

#include <QAbstractItemView>
#include <QComboBox>

namespace caboose::views {
namespace {

constexpr int besides = 24; ///< what the list keeps for itself

} // namespace

void fitListToEntries(QComboBox& combo)
{
    combo.view()->setMinimumWidth(combo.view()->sizeHintForColumn(0) + besides);
}

} // namespace caboose::views
