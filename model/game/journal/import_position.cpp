// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game/journal/import_position.h"

#include "model/game/record/apply.h"
#include "model/notation/notation.h"

namespace caboose::game {

Imported startFrom(std::string_view text, std::uint64_t seed)
{
    Imported imported;
    notation::Reading reading = notation::read(text);
    imported.mistakes = std::move(reading.mistakes);
    if (!imported.mistakes.empty()) return imported;
    Started start{std::make_shared<const rules::Table>(reading.position.table),
                  std::move(reading.position.answers), seed, CardsEntered::WhenPlayed};
    imported.objection = objectionTo(start);
    if (!imported.objection) imported.start = std::move(start);
    return imported;
}

std::string positionText(const State& state)
{
    return notation::write(positionOf(state));
}

} // namespace caboose::game
