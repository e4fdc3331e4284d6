// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/game/shown_position.h"

#include <QString>
#include <QStringList>

namespace caboose::items {

/// "Just now" or "Taken back", and what is to be done on the table for it: a sentence each, in
/// order.
struct JustNowTexts {
    QString title;
    QStringList sentences; ///< empty: there is nothing to do

    bool operator==(const JustNowTexts&) const = default;
};

JustNowTexts justNowTexts(const ShownPosition& shownPosition);

} // namespace caboose::items
