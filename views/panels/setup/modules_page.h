// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/setup/tick_page.h"

namespace caboose::items {
class ModulesModel;
} // namespace caboose::items

namespace caboose::views {

/// What is in the game, out of the boxes that the group owns.
class ModulesPage : public TickPage {
    Q_OBJECT
public:
    explicit ModulesPage(items::ModulesModel& modules, QWidget* parent = nullptr);

protected:
    void retranslate() override;
};

} // namespace caboose::views
