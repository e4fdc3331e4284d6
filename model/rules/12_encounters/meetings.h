// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

/// Something that a pawn may meet with, a file each.
struct Meeting {
    Rule rule{};
    /// Would the journey bring it about? Asked before the pawn moves. Only of what is not refereed
    /// yet.
    bool (*isAhead)(const Table& table, const Journey& journey) = nullptr;
    /// Says whether the journey may be made at all. Left out: it may.
    Verdict (*may)(const Table& table, const Journey& journey, Verdict otherwise) = nullptr;
    /// Settles it, if it has come to that on this table. Left out: not refereed yet.
    void (*settle)(Play& play) = nullptr;
};

extern const Meeting handcarLaunch;    // 9.9.3
extern const Meeting hostageOnDisplay; // 9.3.2
extern const Meeting botMarshal;       // 12.1
extern const Meeting releasedShotgun;  // 12.2
extern const Meeting courier;          // 12.3

} // namespace caboose::rules
