// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/runner.h"

#include <QString>

namespace caboose::items::words {

/// How a case and the rules differ. What is expected and found stays in the words of the case.
QString difference(const cases::Difference& difference);

} // namespace caboose::items::words
