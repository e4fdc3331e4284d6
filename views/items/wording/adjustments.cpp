// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/wording/adjustments.h"

#include "views/items/wording/pieces.h"

#include <QCoreApplication>

namespace caboose::items::words {
namespace {

using game::Adjust;

struct Adjustments {
    Q_DECLARE_TR_FUNCTIONS(Adjustments)
};

} // namespace

QString adjustment(const game::Adjustment& adjustment)
{
    const QString token = loot(adjustment.loot.kind);
    switch (adjustment.what) {
    case Adjust::LootRemoved:
        //: %1: a kind of loot, %2: a place or somebody's sheet
        return Adjustments::tr("Taken away: %1, %2.").arg(token, theHolder(adjustment.from));
    case Adjust::LootAdded:
        return Adjustments::tr("Added: %1, %2.").arg(token, theHolder(adjustment.to));
    case Adjust::LootValued:
        return Adjustments::tr("A new value: %1, %2.").arg(token, theHolder(adjustment.from));
    case Adjust::OnSheet:
        if (adjustment.sheetField != game::SheetField::BulletsLeft) return {};
        return asSentence(Adjustments::tr("%1 has %n bullet(s) left.", nullptr, adjustment.number)
                              .arg(thePawn(adjustment.who)));
    default: return {};
    }
}

} // namespace caboose::items::words
