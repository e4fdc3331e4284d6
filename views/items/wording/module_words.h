// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/02_components/modules.h"

#include <QString>

namespace caboose::items::words {

/// "Stagecoach"
QString module(rules::Module module);
/// What comes onto the table with it, in a few words.
QString moduleContents(rules::Module module);

} // namespace caboose::items::words
