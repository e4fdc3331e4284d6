// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/condition.h"
#include "model/rulebook/book/labels.h"

#include <string>
#include <vector>

namespace caboose::rulebook {

/// For whom something is, as somebody at the table would say it: "in every edition of the base box
/// but the first game, with the player Marshal". A ruling is told by the editions that have its
/// value. Nothing if there are no conditions.
std::string inWords(const Conditions& conditions, const Labels& labels);

/// The keys of the labels that this takes.
std::vector<std::string> conditionLabelKeys();

} // namespace caboose::rulebook
