// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/statement.h"
#include "model/notation/mistake.h"
#include "model/rules/core/rulings_catalogue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace caboose::cases {

/// A position that somebody wants the referee's word on, with or without a deed.
struct Inquiry {
    rules::Position position;
    std::optional<rules::Deed> deed;
    std::optional<rules::Event> event;
    std::vector<notation::Mistake> mistakes;
    std::string lines; ///< the position's, as they were written, in small letters
    std::string asked; ///< the line that says what is asked; "play" if none does
};

/// Reads lines of a position and, among them, at most one "judge", "deed" or "event". Another
/// edition may be put in place of the one that the text names; its house rulings stay.
Inquiry readInquiry(std::string_view text, std::optional<rules::Edition> under = std::nullopt);

} // namespace caboose::cases
