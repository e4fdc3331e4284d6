// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace caboose::app {

/// Where something lies that is read from disk while the program runs, as "rulebook": below
/// share/caboose, beside the folder of the program, installed or in a build; else in a copy of the
/// repository that one stands in.
QString folderOf(const QString& name, const QString& inRepository);

} // namespace caboose::app
