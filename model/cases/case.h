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

/// A case as it is run under one set of rulings.
struct Run {
    /// The edition of its `under`; nothing if the case runs once, by the rules of its position.
    std::optional<rules::Edition> under;
    /// House rulings named in its `under`, as "braking-moves bandits".
    std::vector<std::string> with;
    rules::Position start;
    std::vector<Statement> statements;
};

/// One case: a position, what is done, and what must come of it.
struct Case {
    std::string name; ///< a rule's number and the case's own: "10.6-03"
    rules::Rule rule;
    std::string title;
    int line = 0;
    std::vector<rules::Rule> also; ///< further rules that it is about
    std::vector<Run> runs;
};

/// A file of cases as it was read.
struct CaseFile {
    std::vector<Case> cases;
    std::vector<notation::Mistake> mistakes;
};

/// Reads any text whatsoever. Cases with mistakes are left out. Lines before the first case are
/// common to all.
CaseFile readCases(std::string_view text);

} // namespace caboose::cases
