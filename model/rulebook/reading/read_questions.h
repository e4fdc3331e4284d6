// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book/section.h"
#include "model/rulebook/text/source_file.h"
#include "model/rulebook/text/text_mistake.h"

#include <vector>

namespace caboose::rulebook {

/// Gives sections the questions that they answer, from the files of a language's `questions`
/// folder: "[10.5]", then one question a line until the next section.
void readQuestions(const std::vector<SourceFile>& files, std::vector<Section>& sections,
                   Mistakes& mistakes);

} // namespace caboose::rulebook
