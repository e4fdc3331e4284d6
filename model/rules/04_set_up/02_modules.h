// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/04_set_up/plan.h"

namespace caboose::rules {

/// 4.2: what speaks against having these together, or against having them by these rules.
std::vector<Verdict> objectionsToModules(const Plan& plan);

/// The plan's modules, and what they can't be without by their boxes and these rules.
Modules withWhatTheyNeed(Plan plan);
/// The plan's modules but those that would bring back one that has just been left away.
Modules withoutWhatNeeds(Module gone, Plan plan);

/// All cars that may follow the locomotive.
CarSet carsOf(Modules modules);
/// 4.3: all whom players may play.
PawnSet banditsOf(Modules modules);
PawnSet charactersOf(Modules modules);
/// 2.6.6.
int neutralBulletsOf(Modules modules);

/// 4.10.2: how many hostages are laid out.
int hostagesNeeded(const Plan& plan);

/// 4.4.1: the cards that may come up; those whose turns nobody has told yet are without any.
FixedVector<RoundCard, 40> roundCardsFor(const Plan& plan);

} // namespace caboose::rules
