// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
// 4.8.3: in which order the bullets of the Marshal’s Colts are fired.
#include "views/items/adjusting/adjustment_choices.h"
#include "views/items/wording/field_words.h"

namespace caboose::items {
namespace {

using rules::MarshalBullet;
using rules::PileOrder;

AdjustmentChoice bulletIn(const Adjusting& adjusting, int place, MarshalBullet present)
{
    //: %1: a number, %2: what a bullet of the Marshal’s says
    AdjustmentChoice choice{.text = Adjusting::tr("Bullet %1: %2")
                                        .arg(place % int(PileOrder{}.size()) + 1)
                                        .arg(words::marshalBullet(present))};
    for (int i = 0; i < rules::marshalBulletCount; ++i) {
        const auto bullet = static_cast<MarshalBullet>(i);
        addPossible(choice.children,
                    {.text = words::marshalBullet(bullet),
                     .isOn = bullet == present,
                     .act = adjusting.doing({.what = game::AdjustmentKind::MarshalPile,
                                             .card = rules::cardOf(bullet),
                                             .number = place})});
    }
    return choice;
}

AdjustmentChoice colt(const Adjusting& adjusting, size_t which)
{
    AdjustmentChoice choice{.text = Adjusting::tr("Colt %1").arg(which + 1)};
    const PileOrder& order = adjusting.table().pileOrders[which];
    for (size_t place = 0; place < order.size(); ++place) {
        addPossible(choice.children,
                    bulletIn(adjusting, int(which * order.size() + place), order[place]));
    }
    return choice;
}

} // namespace

AdjustmentChoice choicesForColts(const Adjusting& adjusting)
{
    AdjustmentChoice choice{.text = Adjusting::tr("The Marshal’s bullets, in the order of firing")};
    for (size_t which = 0; which < rules::marshalPileCount; ++which) {
        addPossible(choice.children, colt(adjusting, which));
    }
    return choice;
}

} // namespace caboose::items
