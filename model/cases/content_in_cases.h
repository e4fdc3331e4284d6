// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/case.h"

#include <set>

namespace caboose::cases {

/// What the lines of cases expect or carry out, so that one can see what no case speaks of.
struct ContentInCases {
    std::set<rules::Reason> reasons;
    std::set<rules::QuestionKind> questions;
    std::set<rules::HappeningKind> happenings; ///< not those that must not happen
    std::set<rules::Step> steps;
    std::set<rules::Event> events;
    std::set<rules::CardKind> actions;

    void add(const Run& run);
};

} // namespace caboose::cases
