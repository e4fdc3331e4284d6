// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notation/notation.h"
#include "tests/support/print_rules.h"

#include <gtest/gtest.h>

namespace caboose::test {

/// What is written is understood and the same.
inline void expectSameAfterRoundTrip(const rules::Position& position)
{
    const std::string text = notation::write(position);
    const notation::Reading reading = notation::read(text);
    ASSERT_TRUE(reading.isSound())
        << reading.mistakes.front().line << ':' << reading.mistakes.front().column << " '"
        << reading.mistakes.front().found << "'\n"
        << text;
    ASSERT_EQ(notation::write(reading.position), text);
    ASSERT_TRUE(reading.position == position) << text;
}

} // namespace caboose::test
