// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/setup/modules_page.h"

#include "views/items/setup/modules_model.h"

using namespace Qt::StringLiterals;

namespace caboose::views {

ModulesPage::ModulesPage(items::ModulesModel& modules, QWidget* parent)
    : TickPage(modules,
               {items::ModulesModel::ContentsRole, items::ModulesModel::UseRole, false,
                items::ModulesModel::HeadingRole},
               u"modules"_s, parent)
{
    ModulesPage::retranslate();
}

void ModulesPage::retranslate()
{
    say(tr("What is in the game"), tr("What is in the game, beside the base box?"),
        tr("What comes with the boxes that you own is listed here. Where a rule is not "
           "refereed yet, Caboose says so in the game, and you enter what happens."));
}

} // namespace caboose::views
