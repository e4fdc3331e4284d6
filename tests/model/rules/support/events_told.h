// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/rules/support/reached.h"

#include <span>

namespace caboose::rules {

/// The events that are told once more.
std::span<const Event> toldEvents();

/// Chapter 7 told once more: every table that an event can lead to.
Tables resultsOf(const Table& t, Event event);

} // namespace caboose::rules
