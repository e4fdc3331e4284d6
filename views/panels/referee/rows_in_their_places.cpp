// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/referee/rows_in_their_places.h"

#include <algorithm>
#include <iterator>

namespace caboose::views {

Rows inTheirPlaces(const Rows& all)
{
    Rows rows;
    std::copy_if(all.begin(), all.end(), std::back_inserter(rows), [](const items::OptionRow& row) {
        return row.hint.isPossible() || row.keepsPlace;
    });
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& a, const auto& b) { return a.place < b.place; });
    return rows;
}

} // namespace caboose::views
