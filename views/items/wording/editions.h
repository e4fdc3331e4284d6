// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rulings_catalogue.h"

#include <QString>

namespace caboose::items::words {

/// What it means to play by an edition, in a sentence or two for people who don't know it.
QString editionSummary(rules::Edition edition);

} // namespace caboose::items::words
