// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/foundations.h"
#include "views/items/rulebook/rulebook_library.h"

#include <QString>

#include <memory>

namespace caboose::app {

/// The folder of the rulebook's text that comes with the program.
QString rulebookFolder();

/// The rulings and, where they are installed, the cases that rest on each rule.
rulebook::Foundations installedFoundations();

/// Both, not read yet.
std::shared_ptr<items::RulebookLibrary> installedRulebook();

} // namespace caboose::app
