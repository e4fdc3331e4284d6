// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/setup/tick_page.h"

namespace caboose::items {
class OwnedBoxesModel;
} // namespace caboose::items

namespace caboose::views {

/// Which boxes the group owns, and what that is good for.
class BoxesPage : public TickPage {
    Q_OBJECT
public:
    explicit BoxesPage(items::OwnedBoxesModel& boxes, QWidget* parent = nullptr);

protected:
    void retranslate() override;
};

} // namespace caboose::views
