// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/labels.h"

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::rulebook {

/// Some of the editions of the base box's rules, by rules::Edition.
using Editions = std::bitset<rules::editionCount>;

/// The edition that a text is, with those that vary it; nothing for a booklet.
Editions editionsOf(PrintedText text);

/// "every edition of the base box but the first game": the fewest names that say it. There must be
/// one at least.
std::string inWords(Editions editions, const Labels& labels);

/// The keys of the labels that this takes.
std::vector<std::string> editionLabelKeys();

} // namespace caboose::rulebook
