// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/drawing/colours.h"

#include <QString>

#include <vector>

namespace caboose::views {

/// A look of the program. Its texts are English source texts in the translation context "Themes".
struct Theme {
    QString id;         ///< in the settings, and of its action: "dark" for "view.theme.dark"
    const char* name;   ///< in the preferences
    const char* action; ///< in the menu, with "&" before the mnemonic
    const char* tip;
    Colours colours;
};

/// All there are, in the order in which they are offered; one is light, one is dark.
const std::vector<Theme>& themes();

/// Null: there is none with this id.
const Theme* themeWithId(const QString& id);

/// The first that is dark, or the first that is not.
const Theme& themeFor(bool dark);

} // namespace caboose::views
