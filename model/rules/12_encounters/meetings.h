// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/12_encounters/travel.h"

namespace caboose::rules {

/// Pawns that have come to one place by one journey.
struct Arrival {
    PawnSet pawns;
    PawnSet fromOtherCar; ///< those of them that were in another car before
    Journey journey;      ///< of one of them
};

/// Something that a pawn may meet with, a file each.
struct Meeting {
    Rule rule{};
    /// Would the journey bring it about? Asked before the pawn moves. Only of what is not refereed
    /// yet.
    bool (*isAhead)(const Table& table, const Journey& journey) = nullptr;
    /// Says whether the journey may be made at all, in place of what would be said otherwise. Left
    /// out: it may.
    void (*judge)(const Table& table, const Journey& journey, Verdict& verdict) = nullptr;
    /// Does the journey lead past it? What befalls all who come past at once, before their journeys
    /// end. Left out: nothing.
    bool (*isPassed)(const Table& table, const Journey& journey) = nullptr;
    void (*pass)(Play& play, PawnSet passing) = nullptr;
    /// Settles it, if it has come to that on this table. Left out: not refereed yet.
    void (*settle)(Play& play, const Arrival& arrival) = nullptr;
};

// In which order they are settled: the list in travel.cpp.
extern const Meeting handcarLaunch;    // 9.9.3
extern const Meeting hostageOnDisplay; // 9.3.2
extern const Meeting courierAbove;     // 9.2
extern const Meeting botMarshal;       // 12.1
extern const Meeting tucoAndMarshal;   // 16.13.1
extern const Meeting releasedShotgun;  // 12.2
extern const Meeting courier;          // 12.3
extern const Meeting giraffe;          // 9.10

/// encounter-shortage: where a table rules that an encounter without bullets must not happen, the
/// journey that would cause it is refused.
Verdict unlessTooFewBullets(const Table& table, const Journey& journey, int needed, Rule rule,
                            Verdict otherwise);

} // namespace caboose::rules
