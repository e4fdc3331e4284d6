// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/text/text_mistake.h"

#include <QString>

namespace caboose::app {

/// What is wrong, for whoever writes or translates the rulebook: "file:line:column: sentence".
QString explained(const rulebook::Mistake& mistake);

} // namespace caboose::app
