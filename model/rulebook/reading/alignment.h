// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/section.h"
#include "model/rulebook/text/text_mistake.h"

#include <vector>

namespace caboose::rulebook {

/// Notes where a translation does not say the same as the original part by part: sections and
/// their order, conditions, blocks with their conditions and parts, links, printed places.
void compare(const std::vector<Section>& translation, const std::vector<Section>& originals,
             Mistakes& mistakes);

/// The translation in the order of the original; what is missing or older says so.
std::vector<Section> filledUp(std::vector<Section> translation,
                              const std::vector<Section>& originals);

} // namespace caboose::rulebook
