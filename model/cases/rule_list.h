// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rules/core/rule.h"

#include <span>

namespace caboose::cases {

/// The numbered rules that somebody with the base box plays by, in any edition: each needs a case.
/// Chapters that only define, explain or concern other boxes are not among them.
std::span<const rules::Rule> rulesInNeedOfCases();

} // namespace caboose::cases
