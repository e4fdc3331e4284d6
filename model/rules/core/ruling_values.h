// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace caboose::rules {

// A ruling is a point on which editions or house rules differ. Rule code asks for a ruling by one
// of its values: `if (table.rulings.is(BrakingMoves::Bandits))`. All rulings stand as rows in
// core/rulings, with their question, values, and which edition says what and where; here they
// become types.

/// The values of each ruling.
#define RULING(name, key, chapter, section, point) enum class name : std::uint8_t {
#define VALUE(name, key) name,
#define SAID(text, value, where)
#define HELD(text, value)
#define OTHERWISE(value)
#define OF(module)
#define END                                                                                        \
    }                                                                                              \
    ;
#include "model/rules/core/rulings/all.def"

/// Every ruling, in the order of the rows.
enum class Ruling : std::uint8_t {
#define RULING(name, key, chapter, section, point) name,
#define VALUE(name, key)
#define SAID(text, value, where)
#define HELD(text, value)
#define OTHERWISE(value)
#define OF(module)
#define END
#include "model/rules/core/rulings/all.def"
    None
};
inline constexpr std::size_t rulingCount = static_cast<std::size_t>(Ruling::None);

/// Which ruling a value type belongs to.
template <typename Value>
inline constexpr Ruling rulingOf = Ruling::None;
#define RULING(name, key, chapter, section, point)                                                 \
    template <>                                                                                    \
    inline constexpr Ruling rulingOf<name> = Ruling::name;
#define VALUE(name, key)
#define SAID(text, value, where)
#define HELD(text, value)
#define OTHERWISE(value)
#define OF(module)
#define END
#include "model/rules/core/rulings/all.def"

} // namespace caboose::rules
