// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/items/game/encounters.h"

#include <algorithm>

namespace caboose::items {

Encounters encountersOf(const rules::Question& question,
                        const std::function<std::vector<rules::Happening>(rules::Choice)>& tried)
{
    Encounters encounters;
    int n = -1;
    for (const rules::Option& option : question) {
        ++n;
        const bool isWay = option.choice.is(rules::ChoiceKind::To) && option.verdict.isPossible();
        if (!isWay) continue;
        const std::vector<rules::Happening> happenings = tried(option.choice);
        const auto met =
            std::find_if(happenings.begin(), happenings.end(), [](const rules::Happening& one) {
                return one.what == rules::HappeningKind::Encountered;
            });
        if (met != happenings.end()) encounters[n] = met->whom;
    }
    return encounters;
}

} // namespace caboose::items
