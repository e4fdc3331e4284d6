// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/boxes_page.h"

#include "views/items/setup/owned_boxes_model.h"

using namespace Qt::StringLiterals;

namespace caboose::views {

BoxesPage::BoxesPage(items::OwnedBoxesModel& boxes, QWidget* parent)
    : TickPage(boxes, {items::OwnedBoxesModel::ContentsRole, items::OwnedBoxesModel::UseRole, true},
               u"ownedBoxes"_s, parent)
{
    BoxesPage::retranslate();
}

void BoxesPage::retranslate()
{
    say(tr("Boxes"), tr("Which boxes do you own?"),
        tr("What of them is in a game is chosen for each game. The rulebook shows the rules of the "
           "boxes ticked here, and during a game those of the game."));
}

} // namespace caboose::views
