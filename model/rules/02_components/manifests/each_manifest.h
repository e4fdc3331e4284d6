// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/manifests/manifest.h"

namespace caboose::rules {

// Each in the file of its box.

// For manifests.cpp alone, which lists them in the order of Module; all others ask manifestOf().
extern const Manifest baseManifest;
extern const Manifest stagecoachManifest;
extern const Manifest horsesManifest;
extern const Manifest whiskeyManifest;
extern const Manifest marshalManifest;
extern const Manifest couriersManifest;
extern const Manifest teamsManifest;
extern const Manifest betrayalManifest;
extern const Manifest timeTravelCarManifest;
extern const Manifest handcarManifest;
extern const Manifest circusCarManifest;
extern const Manifest cursedLootManifest;
extern const Manifest specialPunchManifest;
extern const Manifest extraPunchManifest;
extern const Manifest northPoleManifest;
extern const Manifest tunnelStationManifest;
extern const Manifest meiManifest;

} // namespace caboose::rules
