// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::views {

/// What a person may set to taste.
struct Preferences {
    QString theme = {};    ///< id of one of themes(); empty: light or dark, as the system is
    QString language = {}; ///< code such as "fr"; empty: as the system speaks
    int textPercent = 100; ///< size of all text, see smallestText and largestText
    bool animations = true;
    bool confirmations = true; ///< ask before something is thrown away
    bool restoreLayout = true; ///< start with the panels as they were left
    /// Single keys answer only while the keyboard is in the referee, for those who speak to the
    /// computer, or have a cat.
    bool keysInRefereeOnly = false;

    bool operator==(const Preferences&) const = default;
};

inline constexpr int smallestText = 80;
inline constexpr int largestText = 220;
inline constexpr int textStep = 10;

} // namespace caboose::views
