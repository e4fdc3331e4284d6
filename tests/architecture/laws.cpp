// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/laws.h"

namespace caboose::architecture {

std::vector<Law> allLaws()
{
    return {
        noQtInModel(),         noWidgetsInItems(),  coreWritesNoProse(),    panelsKnowOnlyItems(),
        dockingInOnePlace(),   noIncludeCycles(),   layersInOneDirection(), includesFromTheRoot(),
        licenceLines(),        textIsTranslated(),  fixedTopLevel(),        shortFiles(),
        nothingLeftForLater(), noMachinePaths(),    tellingNames(),         pragmaOnce(),
        snakeCaseFiles(),      noDeadCode(),        uniqueFileNames(),      testsAreBuilt(),
        namedPathsExist(),     rulesPrintInWords(), noDefaultOverContent(), rulingsAreAsked(),
        ownNamesInAFolder(),
    };
}

} // namespace caboose::architecture
