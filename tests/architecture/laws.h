// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/law.h"

#include <vector>

namespace caboose::architecture {

// Each is a file of its own in laws/.
Law noQtInModel();
Law noWidgetsInItems();
Law coreWritesNoProse();
Law panelsKnowOnlyItems();
Law dockingInOnePlace();
Law noIncludeCycles();
Law layersInOneDirection();
Law includesFromTheRoot();
Law licenceLines();
Law textIsTranslated();
Law fixedTopLevel();
Law shortFiles();
Law nothingLeftForLater();
Law noMachinePaths();
Law tellingNames();
Law pragmaOnce();
Law snakeCaseFiles();
Law noDeadCode();
Law noDefaultOverContent();
Law uniqueFileNames();
Law testsAreBuilt();
Law namedPathsExist();
Law rulesPrintInWords();
Law rulingsAreAsked();
Law ownNamesInAFolder();

std::vector<Law> allLaws();

} // namespace caboose::architecture
