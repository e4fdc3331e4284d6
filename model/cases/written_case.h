// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/inquiry.h"

#include <span>
#include <string>
#include <string_view>

namespace caboose::cases {

/// The referee's word on an inquiry as the lines of a case that expect it: the verdict, what
/// happens, what is asked and what may be answered. The inquiry has no mistakes, and its table
/// nothing that can't be.
std::string expectationsFrom(const Inquiry& inquiry);

/// An inquiry and the referee's word on it as a case: pasted into a file of cases, it passes. With
/// editions, a section for each; none: as the text says. The number in its name is 0 and wants to
/// be replaced by one that no other case has.
std::string caseFrom(std::string_view text, std::span<const rules::Edition> under,
                     std::string_view title);

} // namespace caboose::cases
