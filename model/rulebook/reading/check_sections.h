// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/section.h"
#include "model/rulebook/text/text_mistake.h"

#include <vector>

namespace caboose::rulebook {

// What can only be said of all sections of a language together.

/// Drops sections whose id another one has.
void keepFirstOfEach(std::vector<Section>& sections, Mistakes& mistakes);

/// Numbers ascend, and each stands in its chapter.
void checkOrder(const std::vector<Section>& sections, Mistakes& mistakes);

/// Each term belongs to one section.
void checkTerms(const std::vector<Section>& sections, Mistakes& mistakes);

/// Every written link leads to another section of the original.
void checkTargets(const std::vector<Section>& sections, const std::vector<Section>& originals,
                  Mistakes& mistakes);

} // namespace caboose::rulebook
