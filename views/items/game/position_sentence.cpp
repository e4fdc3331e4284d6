// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/position_sentence.h"

#include "views/items/game/loot_model.h"
#include "views/items/game/pawns_model.h"
#include "views/items/game/places_model.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace caboose::items {

QString contentsOf(int place, const PawnsModel& pawns, const LootModel& loot)
{
    QStringList parts;
    for (const PawnRow& pawn : pawns.rows()) {
        if (pawn.place == place) parts.append(pawn.name);
    }
    for (const LootRow& pile : loot.rows()) {
        if (pile.place == place) parts.append(u"%1 × %2"_s.arg(pile.count).arg(pile.name));
    }
    return parts.join(u", "_s);
}

QString positionSentence(const PlacesModel& places, const PawnsModel& pawns, const LootModel& loot)
{
    QStringList sentences;
    for (const PlaceRow& place : places.rows()) {
        const QString contents = contentsOf(place.id, pawns, loot);
        if (contents.isEmpty()) continue;
        //: %1: a place on the train, %2: what is there
        sentences.append(
            QCoreApplication::translate("PositionSentence", "%1: %2.").arg(place.name, contents));
    }
    if (sentences.isEmpty()) return {};
    //: %1: sentences that say what is where
    return QCoreApplication::translate("PositionSentence", "The train, from front to back. %1")
        .arg(sentences.join(u' '));
}

} // namespace caboose::items
