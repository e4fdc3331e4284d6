// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/11_firing/bullets.h"
#include "model/rules/12_encounters/meetings.h"

namespace caboose::rules {

Verdict unlessTooFewBullets(const Table& table, const Journey& journey, int needed, Rule rule,
                            Verdict otherwise)
{
    if (hasNeutrals(table, needed)) return otherwise;
    if (table.rulings.is(EncounterShortage::FlightWithoutBullet)) {
        return otherwise.alsoBy(Ruling::EncounterShortage);
    }
    return refused(Reason::EncounterForbidden, rule)
        .by(Ruling::EncounterShortage)
        .with(journey.to)
        .with(needed);
}

} // namespace caboose::rules
