// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::items {

struct BanditRow;

/// "Belle, seat 1, Anna, begins", to be read out.
QString spokenSeat(const BanditRow& row);

} // namespace caboose::items
