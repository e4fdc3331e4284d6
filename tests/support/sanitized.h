// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace caboose::test {

/// Whether sanitizers watch this program: everything takes ten times as long then.
#ifdef CABOOSE_SANITIZED
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace caboose::test
