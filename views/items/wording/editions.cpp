// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/editions.h"

#include <QCoreApplication>

namespace caboose::items::words {

namespace {

struct Editions {
    Q_DECLARE_TR_FUNCTIONS(Editions)
};

} // namespace

QString editionSummary(rules::Edition edition)
{
    using rules::Edition;
    switch (edition) {
    case Edition::Combined21:
        return Editions::tr("The players’ own collection of all boxes: cards played are gone until "
                            "the deck is shuffled again, and all loot stays hidden.");
    case Edition::Official2016:
        return Editions::tr("The booklet of today’s box: everybody shuffles their deck each round; "
                            "with powers and events.");
    case Edition::Official2016FirstGame:
        return Editions::tr("To learn the game: without powers and without events.");
    case Edition::Official2016Expert:
        return Editions::tr(
            "No shuffling each round: a discard pile, and cards may be kept for the "
            "next round.");
    case Edition::Official2016TwoBandits:
        return Editions::tr("For two or three players; each plays two bandits with one deck.");
    case Edition::Official2014:
        return Editions::tr("The first French booklet, which differs in some points, such as the "
                            "neutral bullets and what happens on a tie.");
    case Edition::Official2014Expert:
        return Editions::tr(
            "The first French booklet with a discard pile instead of shuffling each "
            "round.");
    case Edition::Official2014Duel:
        return Editions::tr("Two players with two bandits each, as in the first French booklet.");
    case Edition::Official2014TwoBandits:
        return Editions::tr("The later French leaflet for two or three players, with two bandits "
                            "each.");
    case Edition::Official2014Pairs:
        return Editions::tr("Four or six players in teams of two who sit side by side and share "
                            "their loot.");
    }
    return {};
}

} // namespace caboose::items::words
